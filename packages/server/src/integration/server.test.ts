/** The whole server, over real sockets and injected requests. */
import { type GameRecord, Random, verifyRecord } from '@kingdomino/rules';
import type { Table } from '@kingdomino/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, openForTwo, playOn, someMove, tableOf, wish } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
let ann: PlayerClient;
let bob: PlayerClient;
beforeAll(async () => {
  host = await startTestServer();
  ann = await host.player();
  bob = await host.player();
});
afterAll(() => host.stop());

async function recordOf(table: string): Promise<GameRecord> {
  const response = await host.server.app.inject(`/api/tables/${table}/record`);
  return response.json<GameRecord>();
}

describe('a game', () => {
  test.each([
    ['kingdomino', { players: 2 }],
    [
      'kingdomino',
      { players: 2, mightyDuel: true, harmony: true, middleKingdom: true, balancedOpening: true },
    ],
    ['duel', { players: 2 }],
  ] as const)(
    'of %s %j between two people ends, verifies and shows the same to both',
    async (game, options) => {
      const table = await openForTwo(ann, bob, { game, options });
      const [one, other] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
      expect(one.events).toEqual(other.events);
      expect(one.ended?.reason).toBe('finished');
      const record = await recordOf(table);
      expect(verifyRecord(record).ok).toBe(true);
      expect(record.deal?.salts).toEqual(['salt-of-one', 'salt-of-two']);
      expect(record.deal?.commitment).toBe(one.terms.commitment);
    },
  );

  test('of four with bots of all seats but one', async () => {
    const bot = { kind: 'bot', level: 'squire' } as const;
    const table = await open(ann, { options: { players: 4 }, seats: [bot, { kind: 'me' }, bot, bot] });
    await ann.watch(table);
    await ann.request({ type: 'ready', table, salt: 'abcdefgh' });
    const online = await playOn(ann, table);
    expect(online.ended?.reason).toBe('finished');
    expect(verifyRecord(await recordOf(table)).ok).toBe(true);
  });

  test('of bots only plays by itself', async () => {
    const bot = { kind: 'bot', level: 'knight' } as const;
    const table = await open(ann, { seats: [bot, bot] });
    const online = await ann.until(table, ({ status }) => status === 'over');
    expect(
      online.events.filter(event => event.type === 'moved' && event.bot === 'knight').length,
    ).toBeGreaterThan(20);
  });
});

describe('a command', () => {
  test('sent twice is played once and answered twice alike', async () => {
    const table = await openForTwo(ann, bob);
    const online = ann.tables.get(table)!;
    const mover = online.toAct === 0 ? ann : bob;
    const request = { type: 'move', table, version: online.version, move: someMove(online, 1) } as const;
    const first = await mover.request(request, 'same-id');
    const second = await mover.request(request, 'same-id');
    expect(first.type).toBe('done');
    expect(second).toEqual(first);
    const over = await host.server.app.inject({
      method: 'POST',
      url: '/api/commands',
      headers: { authorization: `Bearer ${mover.token}` },
      payload: { ...request, id: 'same-id' },
    });
    expect(over.json()).toEqual(first);
  });

  test('that opens a table, sent twice, opens one', async () => {
    const first = await ann.request(wish(), 'open-once');
    expect(await ann.request(wish(), 'open-once')).toMatchObject({ table: tableOf(first) });
  });

  test('that is stale, early or illegal is refused with the reason', async () => {
    const table = await openForTwo(ann, bob);
    const online = ann.tables.get(table)!;
    const [mover, other] = online.toAct === 0 ? [ann, bob] : [bob, ann];
    const { version } = online;
    const refusal = async (player: PlayerClient, move: string, seen = version) =>
      player.request({ type: 'move', table, version: seen, move });
    expect(await refusal(mover, someMove(online, 1), version - 1)).toMatchObject({ code: 'stale', version });
    expect(await refusal(mover, someMove(online, 1), version + 1)).toMatchObject({ code: 'stale' });
    expect(await refusal(other, someMove(online, 1))).toMatchObject({ code: 'not-your-turn' });
    expect(await refusal(mover, 'pick:99')).toMatchObject({
      code: 'illegal',
      rule: expect.stringMatching(/^K-/),
    });
    expect(await refusal(mover, 'nonsense')).toMatchObject({ code: 'illegal', reason: expect.any(String) });
    const cat = await host.player();
    expect(await refusal(cat, someMove(online, 1))).toMatchObject({ code: 'not-seated' });
    const lost = { type: 'move', table: 'nowhere-at-all', version, move: 'pick:1' } as const;
    expect(await ann.request(lost)).toMatchObject({ code: 'unknown-table' });
  });

  test('is not stale because somebody said something', async () => {
    const table = await openForTwo(ann, bob);
    const online = ann.tables.get(table)!;
    const [mover, other] = online.toAct === 0 ? [ann, bob] : [bob, ann];
    const { version } = online;
    await other.request({ type: 'say', table, phrase: 'good-luck' });
    const answer = await mover.request({ type: 'move', table, version, move: someMove(online, 1) });
    expect(answer.type).toBe('done');
  });

  test('to open an impossible table says why', async () => {
    const refused = (change: Parameters<typeof wish>[0]) => ann.request(wish(change));
    expect(await refused({ options: { players: 5 } })).toMatchObject({ code: 'bad-options', rule: 'K-C2' });
    expect(await refused({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject({ code: 'bad-seats' });
    expect(await refused({ options: { players: 3 } })).toMatchObject({ code: 'bad-seats' });
    expect(await refused({ colours: ['pink', 'blue', 'green'] })).toMatchObject({ code: 'bad-seats' });
    expect(await refused({ colours: ['pink', 'pink'] })).toMatchObject({ code: 'bad-message' });
  });
});

describe('seats', () => {
  test('are taken, filled and left before the game', async () => {
    const three = {
      options: { players: 3 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    } as const;
    const table = await open(ann, { ...three, seats: [...three.seats] });
    expect(await bob.request({ type: 'fill', table, seat: 1, level: 'duke' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await bob.request({ type: 'sit', table, seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await bob.request({ type: 'sit', table, seat: 2 })).toMatchObject({ type: 'done' });
    expect(await bob.request({ type: 'sit', table })).toMatchObject({ code: 'already-seated' });
    expect(await bob.request({ type: 'leave', table })).toMatchObject({ type: 'done' });
    expect(await bob.request({ type: 'sit', table })).toMatchObject({ type: 'done' });
    expect(await ann.request({ type: 'fill', table, seat: 2, level: 'duke' })).toMatchObject({
      type: 'done',
    });
    const cat = await host.player();
    expect(await cat.request({ type: 'sit', table })).toMatchObject({ code: 'no-free-seat' });
    expect(await ann.request({ type: 'close', table })).toMatchObject({ type: 'done' });
    expect(await ann.request({ type: 'ready', table, salt: 'abcdefgh' })).toMatchObject({ code: 'over' });
  });

  test('that are left are played on by a bot, and can be taken back', async () => {
    const table = await openForTwo(ann, bob);
    const online = ann.tables.get(table)!;
    const [mover, other] = online.toAct === 0 ? [ann, bob] : [bob, ann];
    const seat = online.toAct!;
    await mover.request({ type: 'leave', table });
    await other.until(table, now =>
      now.events.some(event => event.type === 'moved' && event.bot === 'squire'),
    );
    expect(await mover.request({ type: 'takeBack', table })).toMatchObject({ type: 'done' });
    await other.until(table, now =>
      now.events.some(event => event.type === 'returned' && event.seat === seat),
    );
    expect(await mover.request({ type: 'takeBack', table })).toMatchObject({ code: 'nothing-to-take-back' });
    const [end] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
    expect(end.status).toBe('over');
  });

  test('that are left at a table without substitutes are forfeited', async () => {
    const table = await openForTwo(ann, bob, { absence: { kind: 'forfeit' } });
    await ann.request({ type: 'leave', table });
    const online = await bob.until(table, ({ status }) => status === 'over');
    expect(online.ended).toMatchObject({ reason: 'forfeit', ranking: [[1], [0]] });
    expect(verifyRecord(await recordOf(table)).ok).toBe(true);
  });

  test('turn by one in a rematch, and everybody is led to the same one', async () => {
    const table = await openForTwo(ann, bob);
    expect(await bob.request({ type: 'rematch', table })).toMatchObject({ code: 'not-over' });
    await Promise.all([playOn(ann, table), playOn(bob, table)]);
    const [one, other] = await Promise.all([
      ann.request({ type: 'rematch', table }),
      bob.request({ type: 'rematch', table }),
    ]);
    expect(tableOf(one)).toBe(tableOf(other));
    const next = await ann.watch(tableOf(one));
    const asker = next.terms.by.id === ann.player.id ? ann : bob;
    const guest = asker === ann ? bob : ann;
    expect(tableOf(await guest.request({ type: 'sit', table: tableOf(one) }))).toBe(tableOf(one));
    await ann.until(tableOf(one), online => online.seatOf(guest.player.id) !== undefined);
    expect([next.seatOf(ann.player.id), next.seatOf(bob.player.id)]).toEqual([1, 0]);
    expect(next.terms.colours).toBeUndefined();
  });

  test('have the colours that were chosen: at the table, in lists, in the record, and in a rematch', async () => {
    const table = await openForTwo(ann, bob, { colours: ['blue', 'green'], absence: { kind: 'forfeit' } });
    expect(ann.tables.get(table)!.terms.colours).toEqual(['blue', 'green']);
    const mine = await bob.request({ type: 'list', list: 'mine' });
    expect(mine.type === 'tables' && mine.tables.find(row => row.table === table)).toMatchObject({
      colours: ['blue', 'green'],
    });
    await bob.request({ type: 'leave', table });
    await ann.until(table, ({ status }) => status === 'over');
    expect(await recordOf(table)).toMatchObject({ colours: ['blue', 'green'] });
    const next = await ann.watch(tableOf(await ann.request({ type: 'rematch', table })));
    expect([next.seatOf(ann.player.id), next.terms.colours]).toEqual([1, ['green', 'blue']]);
  });
});

describe('undo', () => {
  test('takes back the own last decision, while nobody has acted', async () => {
    // its first pick reveals nothing
    const table = await openForTwo(ann, bob, { options: { players: 2, balancedOpening: true } });
    const online = ann.tables.get(table)!;
    const [mover, other] = online.toAct === 0 ? [ann, bob] : [bob, ann];
    const seat = online.toAct!;
    const { version } = online;
    await mover.request({ type: 'move', table, version, move: someMove(online, 1) });
    await ann.until(table, now => now.version > version);
    expect(await other.request({ type: 'undo', table, version: version + 1 })).toMatchObject({
      type: 'refused',
    });
    expect(await mover.request({ type: 'undo', table, version })).toMatchObject({ code: 'stale' });
    expect(await mover.request({ type: 'undo', table, version: version + 1 })).toMatchObject({
      type: 'done',
    });
    await ann.until(table, now => now.version > version + 1);
    expect(online.toAct).toBe(seat);
    expect(await mover.request({ type: 'undo', table, version: version + 2 })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });
});

test('a pick that brought the next king out of the hand is not taken back', async () => {
  const table = await openForTwo(ann, bob);
  const online = ann.tables.get(table)!;
  const mover = online.toAct === 0 ? ann : bob;
  const { version } = online;
  await mover.request({ type: 'move', table, version, move: someMove(online, 1) });
  await mover.until(table, now => now.version > version + 1);
  const seen = mover.tables.get(table)!.version;
  expect(await mover.request({ type: 'undo', table, version: seen })).toMatchObject({
    code: 'nothing-to-undo',
  });
});

describe('coming back', () => {
  test('after lost connections, a player has missed nothing', async () => {
    const table = await openForTwo(ann, bob);
    const random = new Random(40);
    const game = Promise.all([playOn(ann, table), playOn(bob, table)]);
    const isAt = (wanted: number) => (now: Table) => now.version >= wanted || now.status === 'over';
    for (let version = 0; ann.tables.get(table)!.status !== 'over'; version += 9) {
      await ann.until(table, isAt(version));
      (random.below(2) === 0 ? ann : bob).drop();
    }
    const [one, other] = await game;
    expect(one.events).toEqual(other.events);
    expect(verifyRecord(await recordOf(table)).ok).toBe(true);
  });

  test('spectators and newcomers get the whole table, and everybody sees who is there', async () => {
    const table = await openForTwo(ann, bob);
    const cat = await host.player();
    const online = await cat.watch(table);
    expect(online.events).toEqual(ann.tables.get(table)!.events);
    await cat.until(table, () => true);
    await ann.request({ type: 'say', table, phrase: 'hello' });
    await cat.until(table, ({ events }) => events.at(-1)?.type === 'said');
    expect(cat.presences.get(table)).toMatchObject({ seats: [true, true], watchers: 1 });
  });
});

/** Rated games through the whole server: who is rated, what is shown, and that a new computation changes nothing. */
import type { Answer, Player } from '@kingdomino/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStore } from '../admin/check-store.ts';
import { open, playOn, tableOf, wish } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { simulateRatings } from '../tools/rating-simulation.ts';
import { NEWCOMER, rateGame, shownRating } from './rating.ts';

const RATED = {
  rated: true,
  clock: { kind: 'turn', seconds: 600 },
  undo: false,
  absence: { kind: 'forfeit' },
} as const;
let host: TestServer;
const clients: PlayerClient[] = [];
beforeAll(async () => {
  host = await startTestServer();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await host.stop();
});

async function newMember(name: string): Promise<PlayerClient> {
  const me = await host.server.app.inject({ method: 'POST', url: '/api/me' });
  const { player } = me.json<{ player: Player }>();
  const token = me.cookies[0]!.value;
  await host.store.enrol({ player: player.id, nameKey: name, at: 1 });
  await host.store.renamePlayer({ player: player.id, name, nameKey: name });
  const client = new PlayerClient({ ...player, name, member: true }, token, [host.origin], name);
  await client.connect();
  clients.push(client);
  return client;
}

async function begin(one: PlayerClient, other: PlayerClient): Promise<string> {
  const table = await open(one, RATED);
  await Promise.all([one.watch(table), other.watch(table)]);
  tableOf(await other.request({ type: 'sit', table, salt: 'salt-of-two' }));
  tableOf(await one.request({ type: 'ready', table, salt: 'salt-of-one' }));
  return table;
}

const read = async <Body>(url: string) => (await host.server.app.inject(url)).json<Body>();
const codeOf = (answer: Answer) => (answer.type === 'refused' ? answer.code : answer.type);

test('rated games are for members, and who does not come has lost, for which nobody gains', async () => {
  const [ann, bob, guest] = [await newMember('ann'), await newMember('bob'), await host.player()];
  expect(codeOf(await guest.request(wish(RATED)))).toBe('members-only');
  expect(codeOf(await ann.request(wish({ ...RATED, undo: true })))).toBe('bad-options');
  const table = await begin(ann, bob);
  expect(codeOf(await guest.request({ type: 'sit', table }))).not.toBe('done');
  tableOf(await ann.request({ type: 'leave', table }));
  await bob.until(table, ({ status }) => status === 'over');
  const ids = `${ann.player.id},${bob.player.id}`;
  const { ratings } = await read<{ ratings: object[] }>(`/api/ratings?players=${ids}`);
  const [loser] = rateGame([NEWCOMER, NEWCOMER], [2, 1]);
  expect(ratings).toEqual([
    { player: ann.player.id, mode: 'two', ...shownRating(loser!, 'two'), games: 1, wins: 0 },
  ]);
});

test('lists, curves and two against each other follow from what was played, again and again', async () => {
  const [eve, max] = [await newMember('eve'), await newMember('max')];
  for (let game = 0; game < 2; game++) {
    const table = await begin(eve, max);
    await Promise.all([playOn(eve, table), playOn(max, table)]);
  }
  const ids = `${eve.player.id},${max.player.id}`;
  const look = () =>
    Promise.all(
      [
        `/api/ratings?players=${ids}`,
        `/api/players/${eve.player.id}/ratings/two`,
        `/api/players/${eve.player.id}/versus/${max.player.id}`,
        '/api/leaders/two',
        '/api/leaders/two?list=bots',
      ].map(url => read<Record<string, object[]>>(url)),
    );
  const before = await look();
  expect(before[0]!.ratings).toHaveLength(2);
  expect(before[1]!.points).toHaveLength(2);
  expect(before[2]!.modes).toMatchObject([{ mode: 'two', games: 2 }]);
  expect(await host.server.perform('rerate', '')).toMatchObject({ isDone: true });
  expect(await look()).toEqual(before);
  expect((await checkStore(host.store)).problems).toEqual([]);
});

test('players of known strength are found: their order, how far apart they are, and how sure that is', () => {
  const settings = { players: 120, games: 50, spread: 200, seed: 3 };
  for (const seats of [2, 3, 4]) {
    const { order, spread, covered, provisional } = simulateRatings({ ...settings, seats }).at(-1)!;
    expect(order).toBeGreaterThan(0.94);
    expect([spread > 0.9, spread < 1.2]).toEqual([true, true]);
    expect([covered > 0.92, provisional]).toEqual([true, 0]);
  }
});

test('the best are listed page by page, when they are known well enough', async () => {
  const [ida, kim] = [await newMember('ida'), await newMember('kim')];
  const result = (number: number) =>
    [ida, kim].map(({ player }, index) => ({
      player: player.id,
      place: number % 3 === 0 ? 2 - index : 1 + index,
    }));
  for (let number = 0; number < 40; number++) {
    const table = await open(ida, { visibility: 'link' });
    const [first] = await host.store.readVersions([table]);
    await host.store.append({
      table,
      after: first!.version,
      events: [{ body: JSON.stringify({ type: 'closed', at: 1 }) }],
      state: { status: 'closed', dueAt: undefined, toAct: undefined, summary: '{}', changedAt: 1e9 * number },
      rated: { mode: 'duel', ofBots: false, seats: result(number) },
    });
  }
  const { players } = await read<{ players: { place: number; player: Player; provisional?: true }[] }>(
    '/api/leaders/duel',
  );
  expect(players.map(({ place, player }) => [place, player.name])).toEqual([
    [1, 'ida'],
    [2, 'kim'],
  ]);
  expect((await host.server.app.inject('/api/leaders/duel?after=nonsense')).statusCode).toBe(400);
  const after = `1.25.5.${ida.player.id}`;
  expect((await host.server.app.inject(`/api/leaders/duel?after=${after}`)).statusCode).toBe(200);
});

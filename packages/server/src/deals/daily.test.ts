/** The deal of the day, with a clock of our own: midnight, once a day, who may look, and when the seed is told. */
import type { DailyDay, DailyHistory, DailyResults, DailyToday } from '@kingdomino/protocol';
import { commitmentTo, type GameRecord, verifyRecord } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { afterEach, describe, expect, test } from 'vitest';
import { checkStore } from '../admin/check-store.ts';
import type { Store } from '../storage/store.ts';
import { playOn, tableOf, wish } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';
import { daysInARow, GRACE } from './day.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2027-03-05T12:00:00Z');
const MIDNIGHT = Date.parse('2027-03-06T00:00:00Z');
const hosts: TestServer[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop();
});

async function setUp(change: Partial<TestServerOptions> = {}) {
  const ports = new FakePorts('daily');
  ports.time = NOON;
  const silence = Number.POSITIVE_INFINITY;
  const started = await startTestServer({ ports, silence, pool: quickPool(), ...change });
  hosts.push(started);
  /** Members, who are ranked. */
  const host = {
    ...started,
    player: async () => {
      const player = await started.player();
      const { id } = player.player;
      await started.store.enrol({ player: id, nameKey: id, at: 1 });
      return player;
    },
    guest: () => started.player(),
  };
  const ask = async <Answer>(url: string, player?: PlayerClient): Promise<Answer> =>
    (await host.ask<Answer>(player, 'GET', url)).body;
  /** The server looks around at this time. */
  const goTo = async (time: number) => {
    await jumpInTime(host, ports, time);
    await host.server.sweeper.sweep();
  };
  return { ports, host, ask, goTo };
}

const openDaily = async (player: PlayerClient, device?: string) =>
  tableOf(await player.request({ type: 'daily', game: 'duel', ...(device && { device }) }));

async function finish(player: PlayerClient, device?: string): Promise<string> {
  const table = await openDaily(player, device);
  await playOn(player, table);
  return table;
}

const DAY = '/api/daily/duel/2027-03-05';

describe('the deal of the day', () => {
  test('is promised the day before, played once by each, the same for all, and told when the day is over', async () => {
    const { host, ask, goTo } = await setUp();
    const before = await ask<DailyToday>('/api/daily');
    expect(before).toMatchObject({ day: '2027-03-05', endsAt: MIDNIGHT });
    await goTo(MIDNIGHT + HOUR);
    const now = await ask<DailyToday>('/api/daily');
    for (const [index, { commitment, committedAt }] of now.games.entries())
      expect({ commitment, committedAt }).toEqual({
        commitment: before.games[index]!.tomorrow.commitment,
        committedAt: NOON,
      });
    const [ann, bob] = [await host.player(), await host.player()];
    const [one, other] = [await finish(ann), await finish(bob)];
    expect(await openDaily(ann)).toBe(one);
    const [first, second] = [ann.tables.get(one)!, bob.tables.get(other)!];
    expect(second.moves).toEqual(first.moves);
    const { commitment } = now.games.find(({ game }) => game === 'duel')!;
    expect(first.terms).toMatchObject({ undo: false, commitment });
    const url = '/api/daily/duel/2027-03-06';
    expect(await ask<DailyDay>(url)).not.toHaveProperty('seed');
    await goTo(MIDNIGHT + 24 * HOUR + GRACE);
    const day = await ask<DailyDay>(url, ann);
    expect(commitmentTo(fromHex(day.seed!)!)).toBe(day.commitment);
    const { deal } = await ask<GameRecord>(`/api/tables/${day.best!.table}/record`);
    expect(deal).toMatchObject({ seed: day.seed, commitment: day.commitment, salts: day.salts });
    expect(verifyRecord(await ask(`/api/tables/${day.best!.table}/record`)).ok).toBe(true);
  });

  test('has results of those who finished, from the record', async () => {
    const { host, ask } = await setUp();
    const players = [await host.player(), await host.player(), await host.player()];
    const [ann, bob, eve] = players as [PlayerClient, PlayerClient, PlayerClient];
    await ann.request({ type: 'rename', name: 'Ann' });
    const table = await finish(ann);
    await openDaily(eve);
    const bobs = await openDaily(bob);
    expect(await bob.request({ type: 'leave', table: bobs })).toMatchObject({ type: 'done' });
    await bob.until(bobs, ({ status }) => status === 'over');
    const { ended } = ann.tables.get(table)!;
    const points = ended!.outcome!.scores[0]!.total;
    const day = await ask<DailyDay>(DAY, ann);
    expect(day).toMatchObject({
      finished: 1,
      distribution: [{ points, count: 1 }],
      best: { place: 1, name: 'Ann', points, table, you: true },
      mine: { state: 'finished', points, place: 1, rank: ended!.ranking[0]!.includes(0) ? 1 : 2 },
    });
    const { results, next } = await ask<DailyResults>(`${DAY}/results`);
    expect([results.length, results[0]!.table, next]).toEqual([1, undefined, undefined]);
    expect(await host.server.perform('daily', '')).toMatchObject({
      day: '2027-03-05',
      games: [{ finished: 0 }, { finished: 1, first: [{ table, points, name: 'Ann' }] }],
    });
    await expect(host.server.perform('daily', 'yesterday')).rejects.toThrow('a day is written like');
    expect((await ask<DailyDay>(DAY, bob)).mine).toEqual({ table: bobs, state: 'unfinished' });
    expect((await ask<DailyDay>(DAY, eve)).mine).toMatchObject({ state: 'playing' });
    expect((await checkStore(host.store)).problems).toEqual([]);
    const lying: Store = {
      ...host.store,
      dailyOf: async query => (await host.store.dailyOf(query)).map(row => ({ ...row, points: 999 })),
    };
    expect((await checkStore(lying)).problems).toContain(
      `table ${table}: its result of the day is not what was played`,
    );
    const history = await ask<DailyHistory>('/api/daily/duel/history', ann);
    expect(history.days).toMatchObject([
      { day: '2027-03-05', finished: 1, mine: { state: 'finished', points, place: 1 } },
    ]);
    expect(await ask('/api/daily', ann)).toMatchObject({ streak: 1 });
    expect(await ask('/api/daily')).not.toHaveProperty('streak');
    expect(await ask('/api/daily/duel/history')).toMatchObject({ code: 'no-identity' });
    await host.ask(ann, 'DELETE', '/api/me');
    expect((await ask<DailyDay>(DAY)).best).toMatchObject({ name: '—', points });
    await host.server.perform('erase-table', table);
    expect(await ask<DailyDay>(DAY)).toMatchObject({ finished: 0, distribution: [] });
  });

  test('counts until some hours after midnight when it was begun before', async () => {
    const { host, ask, goTo } = await setUp();
    const [ann, bob] = [await host.player(), await host.player()];
    await goTo(MIDNIGHT - 1);
    const [anns, bobs] = [await openDaily(ann), await openDaily(bob)];
    await goTo(MIDNIGHT + GRACE - 1);
    await playOn(ann, anns);
    expect((await ask<DailyDay>(DAY, ann)).mine).toMatchObject({ state: 'finished' });
    expect(await openDaily(ann)).not.toBe(anns);
    await goTo(MIDNIGHT + GRACE);
    await bob.until(bobs, ({ status }) => status === 'closed');
    expect(await ask<DailyDay>(DAY, bob)).toMatchObject({ finished: 1, mine: { state: 'unfinished' } });
  });

  test('is looked at by others only when they have finished it, or the day is over', async () => {
    const { host, ask, goTo } = await setUp();
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await finish(ann);
    const doors = ['events', 'record', 'moves', 'review'].map(door => `/api/tables/${table}/${door}`);
    for (const url of doors) {
      expect(await ask(url)).toMatchObject({ code: 'not-allowed' });
      expect(await ask(url, bob)).toMatchObject({ code: 'not-allowed' });
      expect(await ask(url, ann)).not.toHaveProperty('code');
    }
    const watch = () => bob.request({ type: 'watch', table, version: 0 });
    expect(await watch()).toMatchObject({ code: 'not-allowed' });
    expect((await ask<DailyResults>(`${DAY}/results`, bob)).results[0]).not.toHaveProperty('table');
    await finish(bob);
    expect(await watch()).toMatchObject({ type: 'events' });
    expect((await ask<DailyResults>(`${DAY}/results`, bob)).results.map(each => each.table)).toContain(table);
    await goTo(MIDNIGHT + GRACE);
    for (const url of doors) expect(await ask(url)).not.toHaveProperty('code');
  });

  test('cannot be had again by another door', async () => {
    const { host, ask } = await setUp();
    const ann = await host.player();
    const table = await finish(ann);
    const again = wish({ game: 'duel', deal: { kind: 'of', table } });
    expect(await ann.request(again)).toMatchObject({ code: 'not-over' });
    const post = (url: string, payload: object, token = '') =>
      host.server.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
    const bot = (await post('/api/bots', { name: 'Program' })).json<{ token: string }>();
    const tried = await post('/api/commands', { type: 'daily', id: 'a', game: 'duel' }, bot.token);
    expect(tried.json()).toMatchObject({ code: 'not-allowed' });
    const { deal } = (await ask<DailyToday>('/api/daily')).games.find(({ game }) => game === 'duel')!;
    expect(await ask(`/api/deals/${deal}`)).toMatchObject({ code: 'unknown-table' });
    const next = tableOf(await ann.request({ type: 'rematch', table }));
    const { terms } = await ann.watch(next);
    expect(terms.commitment).not.toBe(ann.tables.get(table)!.terms.commitment);
    expect(terms).not.toHaveProperty('sharedDeal');
  });

  test('is asked for only by days that there are', async () => {
    const { ask } = await setUp();
    for (const day of ['2027-03-06', '2027-03-07', '2027-02-30', '1999-01-01'])
      expect(await ask(`/api/daily/duel/${day}`)).toMatchObject({ code: 'unknown-table' });
    for (const after of ['x', '1.2', '999999.1.ann'])
      expect(await ask(`${DAY}/results?after=${after}`)).toMatchObject({ code: 'bad-message' });
  });
});

test('bots of every level play it in the same seat once somebody does, and are shown to who has finished', async () => {
  const { host, ask } = await setUp({ settings: { DAILY_BOTS: 'on' } });
  const ann = await host.player();
  await host.server.deals.maintain();
  expect((await ask<DailyDay>(DAY)).bots).toEqual([]);
  const table = await openDaily(ann);
  await host.server.deals.maintain();
  const { bots } = await ask<DailyDay>(DAY);
  expect(bots.map(({ level }) => level).sort()).toEqual(
    ['squire', 'knight', 'baron', 'duke', 'prince', 'grandmaster'].sort(),
  );
  const game = `${DAY}/bots/grandmaster`;
  expect(await ask(game, ann)).toMatchObject({ code: 'not-allowed' });
  await playOn(ann, table);
  const { moves } = await ask<{ moves: string[] }>(game, ann);
  const own = ann.tables.get(table)!.moves.map(({ text }) => text);
  expect(moves[0]).toBe(own[0]);
  expect(moves[1]).toBe(own[1]);
});

test('days in a row end today, or yesterday while today can still be played', () => {
  expect(daysInARow([], 9)).toBe(0);
  expect(daysInARow([9, 8, 7, 5], 9)).toBe(3);
  expect(daysInARow([8, 7, 5], 9)).toBe(2);
  expect(daysInARow([7, 6, 5], 9)).toBe(0);
  // by a clock that was ahead
  expect(daysInARow([11, 9], 9)).toBe(1);
});

describe('one sealed try', () => {
  const [PHONE, TABLET] = ['device-of-a-phone', 'device-of-a-tablet'];

  test('guests are listed apart, also once they have a name', async () => {
    const { host, ask } = await setUp();
    const guest = await host.guest();
    const table = await finish(guest, PHONE);
    await host.store.enrol({ player: guest.player.id, nameKey: 'now-a-member', at: 1 });
    const day = await ask<DailyDay>(DAY, guest);
    expect(day).toMatchObject({ finished: 0, distribution: [], apart: { finished: 1 } });
    expect(day.mine).toMatchObject({ state: 'finished', place: 1, apart: 'guest' });
    expect(day.best).toBeUndefined();
    expect((await ask<DailyResults>(`${DAY}/results`)).results).toEqual([]);
    const { results } = await ask<DailyResults>(`${DAY}/results?list=apart`, guest);
    expect(results).toMatchObject([{ place: 1, you: true, table }]);
    const { games } = await ask<DailyToday>('/api/daily');
    expect(games.find(({ game }) => game === 'duel')).toMatchObject({ finished: 0, apart: 1 });
    expect((await checkStore(host.store)).problems).toEqual([]);
  });

  test('who plays where somebody else has opened the deal has seen it: opening it and leaving is enough', async () => {
    const { host, ask } = await setUp();
    const [guest, ann, bob] = [await host.guest(), await host.player(), await host.player()];
    await openDaily(guest, PHONE);
    await finish(ann, PHONE);
    await finish(bob, TABLET);
    expect((await ask<DailyDay>(DAY, ann)).mine).toMatchObject({ apart: 'device', place: 1 });
    const day = await ask<DailyDay>(DAY, bob);
    expect(day.mine).toMatchObject({ place: 1 });
    expect(day.mine).not.toHaveProperty('apart');
    expect([day.finished, day.apart.finished]).toEqual([1, 1]);
  });

  test('a member goes on elsewhere, and whoever comes after has seen the deal on both devices', async () => {
    const { host, ask } = await setUp();
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openDaily(ann, PHONE);
    expect(await finish(ann, TABLET)).toBe(table);
    expect((await ask<DailyDay>(DAY, ann)).mine).not.toHaveProperty('apart');
    await finish(bob, TABLET);
    expect((await ask<DailyDay>(DAY, bob)).mine).toMatchObject({ apart: 'device' });
  });

  test('another day is another deal for the same device, which is told by nothing', async () => {
    const { host, ask, goTo } = await setUp();
    const [guest, ann] = [await host.guest(), await host.player()];
    await openDaily(guest, PHONE);
    await goTo(MIDNIGHT + HOUR);
    await finish(ann, PHONE);
    const day = await ask<DailyDay>('/api/daily/duel/2027-03-06', ann);
    expect(day.mine).not.toHaveProperty('apart');
    expect(JSON.stringify([day, ann.tables.get(day.mine!.table)!.events, host.log])).not.toContain(PHONE);
  });
});

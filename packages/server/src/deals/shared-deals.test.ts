/** One deal at several tables: opened together or after another's game, and compared. */
import type { DealTables } from '@kingdomino/protocol';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, openForTwo, playOn, tableOf, wish } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let host: TestServer;
let players: PlayerClient[];
beforeAll(async () => {
  host = await startTestServer({ pool: quickPool() });
  players = await host.players(4);
});
afterAll(() => host.stop());

async function ask<Answer>(url: string, player?: PlayerClient): Promise<Answer> {
  return (await host.ask<Answer>(player, 'GET', url)).body;
}

const alone: Parameters<typeof wish>[0] = {
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'squire' }],
  visibility: 'link',
};
const draws = (player: PlayerClient, table: string) =>
  player.tables.get(table)!.moves.flatMap(({ by, text }) => (by === 'chance' ? [text] : []));

test('several tables play one new deal, and nobody is told the seed before all are over', async () => {
  const [ann, bob, eve] = players as [PlayerClient, PlayerClient, PlayerClient];
  const first = await open(ann, { ...alone, deal: { kind: 'shared' } });
  const second = await open(ann, {
    ...alone,
    seats: [{ kind: 'open' }, { kind: 'bot', level: 'squire' }],
    deal: { kind: 'of', table: first },
  });
  expect(await eve.request(wish({ ...alone, deal: { kind: 'of', table: first } }))).toMatchObject({
    code: 'not-allowed',
  });
  tableOf(await bob.request({ type: 'sit', table: second }));
  await playOn(ann, first);
  const record = () => ask<GameRecord>(`/api/tables/${first}/record`);
  expect(await record()).not.toHaveProperty('deal');
  expect(await ask<DealTables>(`/api/deals/${first}`, ann)).not.toHaveProperty('seed');
  await playOn(bob, second);
  expect(draws(bob, second)).toEqual(draws(ann, first));
  const deal = await ask<DealTables>(`/api/deals/${first}`, bob);
  expect(deal.tables.map(({ table, totals }) => [table, totals?.length])).toEqual([
    [first, 2],
    [second, 2],
  ]);
  expect((await record()).deal).toMatchObject({ seed: deal.seed, commitment: deal.commitment });
  expect(verifyRecord(await record()).ok).toBe(true);
  const third = await open(eve, { ...alone, deal: { kind: 'of', table: second } });
  await eve.watch(third);
  expect(eve.tables.get(third)!.terms.sharedDeal).toMatchObject({ deal: first, known: true });
  // known once, it stays known
  expect((await record()).deal).toBeDefined();
  const { tables } = await ask<DealTables>(`/api/deals/${first}`);
  expect(tables.map(({ table }) => table)).toEqual([first, second]);
});

test('a deal that was played is played again, and who knows it is marked', async () => {
  const [ann, bob, eve] = players as [PlayerClient, PlayerClient, PlayerClient];
  const before = await openForTwo(ann, bob);
  const again = { deal: { kind: 'of', table: before } } as const;
  expect(await eve.request(wish(again))).toMatchObject({ code: 'not-over' });
  expect(await eve.request(wish({ deal: { kind: 'of', table: 'no-such-table' } }))).toMatchObject({
    code: 'unknown-table',
  });
  await Promise.all([playOn(ann, before), playOn(bob, before)]);
  expect(await eve.request(wish({ ...again, game: 'duel' }))).toMatchObject({ code: 'bad-options' });
  const table = await open(eve, again);
  await Promise.all([eve.watch(table), bob.watch(table)]);
  tableOf(await bob.request({ type: 'sit', table }));
  await eve.until(table, ({ status }) => status === 'playing');
  const { seats, terms } = eve.tables.get(table)!;
  expect(seats).toMatchObject([{ kind: 'person' }, { knows: true }]);
  expect(seats[0]).not.toHaveProperty('knows');
  expect(terms.sharedDeal).toEqual({ deal: before, salts: ['salt-of-one', 'salt-of-two'], known: true });
  const [end] = await Promise.all([playOn(eve, table), playOn(bob, table)]);
  expect(verifyRecord(end.record()).ok).toBe(true);
  expect(draws(eve, table)).toEqual(draws(ann, before));
  const mine = await open(ann, again);
  expect((await ann.watch(mine)).seats[0]).toMatchObject({ knows: true });
});

/** What an operator sees of a tournament: derived again, and compared with its tables. */
import type { TournamentPlan } from '@kingdomino/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { CheckedTournament } from './tournament-tasks.ts';

const ports = new FakePorts('tournament-tasks');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

const plan: TournamentPlan = {
  name: 'Open day',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: 8,
  rounds: 1,
  seconds: 300,
  increment: 10,
};

test('the operator plans one, checks it, finds what does not fit, and calls it off', async () => {
  const { tournament: id } = (await host.server.perform('plan-tournament', JSON.stringify(plan))) as {
    tournament: string;
  };
  const players = await host.players(2);
  for (const player of players) await host.ask(player, 'PUT', `/api/tournaments/${id}/me`);
  const check = () => host.server.perform('tournament', id) as Promise<CheckedTournament>;
  expect(await check()).toMatchObject({ state: 'open', players: 2, games: 0, faults: [] });
  const result = { places: [1, 2], points: [9, 1] };
  const both = players.map(({ player }) => player.id);
  const events = [
    { type: 'started', at: ports.time },
    {
      type: 'paired',
      at: ports.time,
      round: 1,
      games: [{ game: 0, table: 'table-of-nobody', players: both }],
    },
    { type: 'finished', at: ports.time, game: 0, result },
    { type: 'finished', at: ports.time, game: 0, result },
  ];
  await host.store.appendTournament({
    id,
    after: 3,
    events: events.map(event => JSON.stringify(event)),
    state: 'running',
    summary: '{}',
    orderAt: 1,
  });
  const { faults, standings } = await check();
  expect(faults).toEqual(['game 0 was counted 2 times']);
  // and what is counted is counted once all the same
  expect(standings.map(({ score }) => score)).toEqual([1, 0]);
  await host.server.perform('cancel-tournament', id);
  expect((await check()).state).toBe('cancelled');
  await expect(host.server.perform('tournament', 'no-such-tournament')).rejects.toThrow(
    'there is no tournament',
  );
  await expect(host.server.perform('plan-tournament', '{"name":""}')).rejects.toThrow();
});

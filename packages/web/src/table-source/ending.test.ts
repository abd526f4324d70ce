/** Outside of a build a sentence is its message as written: enough to see which one was chosen. */
import type { EventOf } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { expect, test } from 'vitest';
import { loadWords } from '../app/i18n/language.ts';
import { catalogue } from '../locales/table/en.ts';
import { earlyVerdict, endingOf, gaveUp } from './ending.ts';

await loadWords('table');

const PLAYERS = ['Ann', 'Bob', 'Eve'].map(name => ({ name, isYou: false }));
const people = PLAYERS.map(({ name }) => ({ kind: 'person' as const, player: { id: name, name } }));

const opened: EventOf<'opened'> = {
  type: 'opened',
  format: 'kingdomino-table/1',
  at: 0,
  game: 'kingdomino',
  options: { players: 3 },
  seats: people,
  clock: { kind: 'turn', seconds: 30 },
  absence: { kind: 'forfeit' },
  undo: true,
  visibility: 'link',
  by: people[0]!.player,
  commitment: 'c',
};

const ended = (reason: 'forfeit' | 'finished', ranking: number[][]): EventOf<'ended'> => ({
  type: 'ended',
  at: 9,
  reason,
  ranking,
  deal: {} as never,
});

const forfeited = (seat: number, because: 'time' | 'left' | 'away'): EventOf<'forfeited'> => ({
  type: 'forfeited',
  at: 5,
  seat,
  because,
});

test('a running game has no ending', () => {
  expect(endingOf(Table.from([opened, forfeited(1, 'left')]))).toBeUndefined();
  expect(earlyVerdict(undefined, PLAYERS)).toBeUndefined();
});

test.each(['time', 'left', 'away'] as const)('a forfeit (%s) has a winner and a reason', because => {
  const table = Table.from([
    opened,
    forfeited(2, 'left'),
    forfeited(1, because),
    ended('forfeit', [[0], [1, 2]]),
  ]);
  const ending = endingOf(table);
  expect(ending).toMatchObject({ ranking: [[0], [1, 2]], isEarly: true });
  expect(earlyVerdict(ending, PLAYERS)).toBe(catalogue[`end.forfeit.${because}`]);
});

test('a game played to its end says who gave up, and by its count who won', () => {
  const ending = endingOf(Table.from([opened, forfeited(2, 'left'), ended('finished', [[1], [0], [2]])]));
  expect([earlyVerdict(ending, PLAYERS), gaveUp(ending, PLAYERS)]).toEqual([
    undefined,
    [catalogue['end.gave-up']],
  ]);
  expect(ending?.ranking[0]).toEqual([1]);
});

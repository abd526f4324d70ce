/** Who counts as having finished a game among strangers, and where nobody is counted. */
import type { Player } from '@kingdomino/protocol';
import { Table, type Terms } from '@kingdomino/table';
import { expect, test } from 'vitest';
import { keptSeats } from './kept-seats.ts';

const ann: Player = { id: 'ann', name: 'Ann' };
const bob: Player = { id: 'bob', name: 'Bob' };
const robot: Player = { id: 'robot', name: 'Robot', bot: true };

const person = (player: Player) => ({ kind: 'person', player }) as const;

function ended(change: Partial<Terms> = {}, left?: 'forfeited' | 'substituted'): Table {
  const table = new Table();
  const at = 1000;
  table.append({
    type: 'opened',
    at,
    format: 'kingdomino-table/1',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [person(ann), person(bob)],
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: false,
    visibility: 'public',
    by: ann,
    commitment: 'c',
    ...change,
  });
  table.append({ type: 'started', at, salts: ['', ''] });
  if (left === 'forfeited') table.append({ type: 'forfeited', at, seat: 1, because: 'left' });
  if (left === 'substituted')
    table.append({ type: 'substituted', at, seat: 1, level: 'baron', because: 'away' });
  table.append({ type: 'ended', at, reason: 'finished', ranking: [[0], [1]] });
  return table;
}

const both = (isKept: boolean) => [
  { player: 'ann', isKept: true },
  { player: 'bob', isKept },
];

test('who stays has finished the game, who has left it has not, whoever plays on', () => {
  expect(keptSeats(ended())).toEqual(both(true));
  expect(keptSeats(ended({}, 'forfeited'))).toEqual(both(false));
  expect(keptSeats(ended({}, 'substituted'))).toEqual(both(false));
  expect(keptSeats(ended({ visibility: 'link', rated: true }))).toEqual(both(true));
});

test.each<[string, Partial<Terms>]>([
  ['among friends', { visibility: 'link' }],
  ['with a program alone', { seats: [person(ann), person(robot)] }],
  ['of the ladder', { ladder: true, rated: true }],
  ['with a bot alone', { seats: [person(ann), { kind: 'bot', level: 'knight' }] }],
])('nobody is counted at a game %s', (_, change) => {
  expect(keptSeats(ended(change))).toBeUndefined();
});

test('nobody is counted where the game came to nothing', () => {
  const table = new Table();
  table.append(...ended().events.slice(0, 2));
  table.append({ type: 'closed', at: 2000, because: 'called-off', seat: 0 });
  expect(keptSeats(table)).toBeUndefined();
});

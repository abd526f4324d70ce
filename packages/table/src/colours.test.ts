/** Colours of seats: who sits down may choose one that nobody has. */
import type { SeatColour, TableEvent } from '@kingdomino/protocol';
import { expect, test } from 'vitest';
import { decide } from './decide/decide.ts';
import { rematchTerms } from './decide/decide-opening.ts';
import { Table } from './table.ts';

const [ann, bob, cleo] = ['Ann', 'Bob', 'Cleo'].map(name => ({ id: name.toLowerCase(), name }));

function open(colours?: SeatColour[]): Table {
  const opened: TableEvent = {
    type: 'opened',
    format: 'kingdomino-table/1',
    at: 0,
    game: 'kingdomino',
    options: { players: 3 },
    seats: [{ kind: 'person', player: ann! }, { kind: 'open' }, { kind: 'open' }],
    clock: { kind: 'none' },
    absence: { kind: 'bot', level: 'squire' },
    undo: true,
    visibility: 'link',
    by: ann!,
    commitment: 'c',
    ...(colours && { colours }),
  };
  return Table.from([opened]);
}

function sit(table: Table, player: typeof ann, seat: number, colour?: SeatColour): TableEvent {
  const decision = decide(table, { type: 'sit', by: player!, seat, ...(colour && { colour }) } as never, 1);
  if (!decision.ok) throw new Error(decision.error.text);
  table.append(...decision.value);
  return decision.value[0]!;
}

test('a free colour is taken, also one that was meant for an empty seat', () => {
  const table = open();
  expect(table.colours).toBeUndefined();
  expect(sit(table, bob, 1, 'green')).toMatchObject({ type: 'seated', seat: 1, colour: 'green' });
  expect(table.colours).toEqual(['pink', 'green', 'yellow']);
  sit(table, cleo, 2, 'blue');
  expect(table.colours).toEqual(['pink', 'green', 'blue']);
});

test('what somebody has stays theirs: then the seat has its own', () => {
  const table = open(['blue', 'pink', 'green']);
  expect(sit(table, bob, 1, 'blue')).not.toHaveProperty('colour');
  expect(sit(table, cleo, 2, 'pink')).not.toHaveProperty('colour');
  expect(table.colours).toEqual(['blue', 'pink', 'green']);
});

test('the colour goes into the record and the rematch, and goes when its player gets up', () => {
  const table = open();
  sit(table, bob, 1, 'blue');
  expect(rematchTerms('old', table, ann!).colours).toEqual(['blue', 'green', 'pink']);
  table.append({ type: 'vacated', at: 2, seat: 1 });
  expect(table.colours).toBeUndefined();
});

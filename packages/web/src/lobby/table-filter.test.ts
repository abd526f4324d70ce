import type { TableSummary } from '@kingdomino/protocol';
import { expect, test } from 'vitest';
import { isActive, matches, type TableFilter } from './table-filter.ts';

const person = { kind: 'person', player: { id: 'ann', name: 'Ann' } } as const;
const bot = { kind: 'bot', level: 'squire' } as const;
const table = (change: Partial<TableSummary>): TableSummary =>
  ({
    table: 't',
    game: 'kingdomino',
    options: { players: 3 },
    clock: { kind: 'none' },
    seats: [person, { kind: 'open' }, { kind: 'open' }],
    ...change,
  }) as TableSummary;

const plain = table({});
const duel = table({ game: 'duel', options: {}, seats: [person, { kind: 'open' }], rated: true });
const withBot = table({ seats: [person, { kind: 'open' }, bot], clock: { kind: 'turn', seconds: 60 } });
const slow = table({ clock: { kind: 'days', days: 2 } });

const CASES: readonly (readonly [TableFilter, readonly TableSummary[]])[] = [
  [{}, [plain, duel, withBot, slow]],
  [{ mode: 'three' }, [plain, withBot, slow]],
  [{ mode: 'duel' }, [duel]],
  [{ company: 'people' }, [plain, duel, slow]],
  [{ company: 'bots' }, [withBot]],
  [{ stakes: 'rated' }, [duel]],
  [{ stakes: 'casual', clock: 'none' }, [plain]],
  [{ clock: 'live' }, [withBot]],
  [{ clock: 'days' }, [slow]],
  [{ mode: 'two' }, []],
];

test.each(CASES)('%j', (filter, wanted) => {
  expect([plain, duel, withBot, slow].filter(each => matches(filter, each))).toEqual(wanted);
  expect(isActive(filter)).toBe(Object.keys(filter).length > 0);
});

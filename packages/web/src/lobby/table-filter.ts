/** The filters for open tables; the last choice is remembered. */
import { RATED_MODES, type RatedMode, type TableSummary } from '@kingdomino/protocol';
import { ratedMode } from '@kingdomino/table';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

/** Undefined: all. */
export interface TableFilter {
  readonly mode?: RatedMode | undefined;
  readonly company?: 'people' | 'bots' | undefined;
  readonly stakes?: 'rated' | 'casual' | undefined;
  readonly clock?: 'live' | 'days' | 'none' | undefined;
}

export const COMPANIES = ['people', 'bots'] as const;
export const STAKES = ['rated', 'casual'] as const;
export const CLOCKS = ['live', 'days', 'none'] as const;

function read(raw: unknown): TableFilter {
  const { mode, company, stakes, clock } = fieldsOf(raw);
  return {
    mode: RATED_MODES.find(name => name === mode),
    company: COMPANIES.find(name => name === company),
    stakes: STAKES.find(name => name === stakes),
    clock: CLOCKS.find(name => name === clock),
  };
}

export const keptFilter = new StoredValue<TableFilter>('table-filter', [read], {});

export function isActive(filter: TableFilter): boolean {
  return Object.values(filter).some(value => value !== undefined);
}

export function matches({ mode, company, stakes, clock }: TableFilter, table: TableSummary): boolean {
  const hasBots = table.seats.some(({ kind }) => kind === 'bot');
  return (
    (mode === undefined || ratedMode(table) === mode) &&
    (company === undefined || (company === 'bots') === hasBots) &&
    (stakes === undefined || (stakes === 'rated') === (table.rated === true)) &&
    (clock === undefined || clockOf(table) === clock)
  );
}

function clockOf({ clock: { kind } }: TableSummary): 'live' | 'days' | 'none' {
  return kind === 'turn' || kind === 'game' ? 'live' : kind;
}

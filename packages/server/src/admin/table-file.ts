/** A table as operators see it: who sits there, what was last done, and what was written in the study of its game. */
import type { TableEvent } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import { studyTextsAt } from '../moderation/report-service.ts';
import type { Evidence } from '../storage/moderation/reports.ts';
import type { AdminParts } from './admin-task.ts';

const MOST_EVENTS = 5;

export interface TableFile extends Pick<ReadonlyTable, 'status' | 'version' | 'terms' | 'seats' | 'toAct'> {
  readonly table: string;
  readonly changedAt: string;
  readonly lastEvents: readonly TableEvent[];
  readonly written: readonly Evidence[];
}

/** Throws a sentence for the operator. */
export async function readTable({ service }: Pick<AdminParts, 'service'>, id: string): Promise<TableFile> {
  const found = await service.read(
    id,
    (table): TableFile => ({
      table: id,
      status: table.status,
      version: table.version,
      terms: table.terms,
      seats: table.seats,
      toAct: table.toAct,
      changedAt: new Date(table.changedAt).toISOString(),
      lastEvents: table.events.slice(-MOST_EVENTS),
      written: studyTextsAt(id, table),
    }),
  );
  if (!found) throw new Error(`there is no table ${id}`);
  return found;
}

/** Reports as operators read them: with names, and with what is known about who is reported. */

import type { OperatorEntry } from '../storage/moderation/operator-log.ts';
import type { StoredReport } from '../storage/moderation/reports.ts';
import type { Sanction } from '../storage/moderation/sanctions.ts';
import type { AdminParts } from './admin-task.ts';

const MOST_LISTED = 100;

/** With the names that they have now; absent where somebody was erased. */
export interface NamedReport extends StoredReport {
  readonly name?: string;
  readonly reporterName?: string;
}

export interface ReportFile extends NamedReport {
  readonly isBanned: boolean;
  readonly measures: readonly Sanction[];
  /** Other reports about the same player. */
  readonly others: readonly NamedReport[];
  readonly log: readonly OperatorEntry[];
}

type Parts = Pick<AdminParts, 'store'>;

export async function readReports(
  { store }: Parts,
  { isOpen }: { readonly isOpen: boolean },
): Promise<NamedReport[]> {
  return withNames({ store }, await store.listReports({ isOpen, limit: MOST_LISTED }));
}

export async function reportsAbout({ store }: Parts, player: string): Promise<NamedReport[]> {
  return withNames({ store }, await store.reportsAbout({ player, limit: MOST_LISTED }));
}

/** Throws a sentence for the operator. */
export async function readReportFile({ store }: Parts, id: string): Promise<ReportFile> {
  const found = await store.readReport(id);
  if (!found) throw new Error(`there is no report ${id}`);
  const [[report], player, about, measures, log] = await Promise.all([
    withNames({ store }, [found]),
    store.adminPlayer(found.player),
    reportsAbout({ store }, found.player),
    store.allSanctionsOf(found.player),
    store.operatorLog({ subject: id, limit: MOST_LISTED }),
  ]);
  const isBanned = player !== undefined && player.bannedAt !== null;
  return { ...report!, isBanned, measures, others: about.filter(one => one.id !== id), log };
}

async function withNames({ store }: Parts, reports: readonly StoredReport[]): Promise<NamedReport[]> {
  const ids = reports.flatMap(({ player, reporter }) => [player, reporter]).filter(id => id !== '');
  const names = new Map((await store.namesOf([...new Set(ids)])).map(({ id, name }) => [id, name]));
  return reports.map(report => {
    const [name, reporterName] = [names.get(report.player), names.get(report.reporter)];
    return {
      ...report,
      ...(name === undefined ? {} : { name }),
      ...(reporterName === undefined ? {} : { reporterName }),
    };
  });
}

/** What is known about a player, for the operator. Chat is not in it: it is read where it was reported, and nowhere else. */
import type { AdminPlayer } from '../storage/admin/admin-queries.ts';
import type { OperatorEntry } from '../storage/moderation/operator-log.ts';
import type { Sanction } from '../storage/moderation/sanctions.ts';
import type { Writing } from '../storage/moderation/writings.ts';
import type { AdminParts } from './admin-task.ts';
import { type NamedReport, reportsAbout } from './report-file.ts';

const MOST_LISTED = 100;

export interface WrittenText {
  readonly writing: Writing;
  readonly text: string;
  readonly at?: number;
}

export interface MemberFile extends AdminPlayer {
  readonly measures: readonly Sanction[];
  readonly reports: readonly NamedReport[];
  /** How often they have reported others. */
  readonly reported: number;
  readonly written: readonly WrittenText[];
  readonly log: readonly OperatorEntry[];
}

/** Throws a sentence for the operator. */
export async function readMember({ store }: Pick<AdminParts, 'store'>, id: string): Promise<MemberFile> {
  const player = await store.adminPlayer(id);
  if (!player) throw new Error(`there is no player ${id}`);
  const [measures, reports, reported, written, log] = await Promise.all([
    store.allSanctionsOf(id),
    reportsAbout({ store }, id),
    store.reportsBy(id),
    writtenBy(store, player),
    store.operatorLog({ subject: id, limit: MOST_LISTED }),
  ]);
  return { ...player, measures, reports, reported: reported.length, written, log };
}

async function writtenBy(store: AdminParts['store'], { id, name }: AdminPlayer): Promise<WrittenText[]> {
  const clubs = await store.clubsFoundedBy(id);
  const notices = await store.noticesBy(id);
  const studies = await store.studyTextsBy({ player: id, tables: MOST_LISTED, limit: MOST_LISTED });
  return [
    { writing: { kind: 'name', id }, text: name },
    ...clubs.map(club => ({ writing: { kind: 'club', id: club.id } as const, text: club.name })),
    ...notices.map(({ id: notice, at, text }) => ({
      writing: { kind: 'notice', id: notice } as const,
      text,
      at,
    })),
    ...studies.map(({ table, version, at, text }) => ({
      writing: { kind: 'study', id: `${table}/${version}` } as const,
      text,
      at,
    })),
  ];
}

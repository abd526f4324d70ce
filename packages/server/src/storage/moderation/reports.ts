/** Reports about players, with what was said at the table as evidence. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { ReportsRow } from './rows.ts';
import type { Writing } from './writings.ts';

/** One thing that was said or written, as it was when it was reported. */
export interface Evidence {
  readonly player: string;
  readonly name: string;
  readonly at: number;
  readonly phrase?: string;
  readonly text?: string;
  /** What the text is and where it stands, so that it can be removed; absent in reports of release 0.2. */
  readonly writing?: Writing;
}

export interface NewReport {
  readonly id: string;
  readonly reporter: string;
  readonly player: string;
  /** Empty where it is about no table, and so for a club. */
  readonly table: string;
  readonly club: string;
  readonly reason: string;
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly at: number;
}

export interface StoredReport extends NewReport {
  readonly resolvedAt: number | null;
  readonly note: string;
}

/** A second report of the same by the same, while nobody has looked, takes the place of the first. */
export async function addReport(db: Kysely<Database>, report: NewReport): Promise<void> {
  const { id, reporter, player, table, club, reason, text, evidence, at } = report;
  await db.transaction().execute(async transaction => {
    await transaction
      .deleteFrom('reports')
      .where('reporter_id', '=', reporter)
      .where('player_id', '=', player)
      .where('table_id', '=', table)
      .where('club_id', '=', club)
      .where('resolved_at', 'is', null)
      .execute();
    await transaction
      .insertInto('reports')
      .values({
        id,
        reporter_id: reporter,
        player_id: player,
        table_id: table,
        club_id: club,
        reason,
        body: text,
        evidence: JSON.stringify(evidence),
        at,
        resolved_at: null,
        note: '',
      })
      .execute();
  });
}

/** Those that wait, the oldest first; or those that were resolved, the last reported first. */
export async function listReports(
  db: Kysely<Database>,
  { isOpen, limit }: { readonly isOpen: boolean; readonly limit: number },
): Promise<StoredReport[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('resolved_at', isOpen ? 'is' : 'is not', null)
    .orderBy('at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(storedReport);
}

/** All about one player, the last first. */
export async function reportsAbout(
  db: Kysely<Database>,
  { player, limit }: { readonly player: string; readonly limit: number },
): Promise<StoredReport[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(storedReport);
}

export async function readReport(db: Kysely<Database>, id: string): Promise<StoredReport | undefined> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedReport(row);
}

/** What a player has reported, for the player's own export. */
export async function reportsBy(
  db: Kysely<Database>,
  reporter: string,
): Promise<Pick<StoredReport, 'player' | 'table' | 'reason' | 'text' | 'at'>[]> {
  return db
    .selectFrom('reports')
    .select(['player_id as player', 'table_id as table', 'reason', 'body as text', 'at'])
    .where('reporter_id', '=', reporter)
    .orderBy('at')
    .execute();
}

/** False when there is no such report. */
export async function resolveReport(
  db: Kysely<Database>,
  { id, at, note }: { readonly id: string; readonly at: number; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ resolved_at: at, note })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes old reports that are resolved, and very old ones that are not; returns how many there were. */
export async function deleteOldReports(
  db: Kysely<Database>,
  {
    before,
    openBefore,
    limit,
  }: { readonly before: number; readonly openBefore: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('id', 'in', eb =>
      eb
        .selectFrom('reports')
        .select('id')
        .where(report => report.or([report('resolved_at', '<', before), report('at', '<', openBefore)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What a player wrote goes from all reports; those about the player go. */
export async function eraseOwnReports(db: Transaction<Database>, player: string): Promise<void> {
  await db.deleteFrom('reports').where('player_id', '=', player).execute();
  await db
    .updateTable('reports')
    .set({ reporter_id: '', body: '' })
    .where('reporter_id', '=', player)
    .execute();
}

/** What the player said at a table; it is kept with reports about that table only. */
export async function eraseEvidenceAt(
  db: Transaction<Database>,
  table: string,
  player: string,
): Promise<void> {
  await eraseEvidence(db, player, db.selectFrom('reports').where('table_id', '=', table));
}

/** What the player said at tables that are not there any more. */
export async function eraseOldEvidence(db: Transaction<Database>, player: string): Promise<void> {
  const old = db
    .selectFrom('reports')
    .where('table_id', 'not in', eb =>
      eb.selectFrom('tables').select('tables.id').whereRef('tables.id', '=', 'reports.table_id'),
    );
  await eraseEvidence(db, player, old);
}

async function eraseEvidence(
  db: Transaction<Database>,
  player: string,
  reports: SelectQueryBuilder<Database, 'reports', object>,
): Promise<void> {
  const rows = await reports
    .select(['reports.id', 'evidence'])
    .where('evidence', 'like', `%"${player}"%`)
    .execute();
  for (const { id, evidence } of rows)
    await db
      .updateTable('reports')
      .set({ evidence: JSON.stringify(readEvidence(evidence).filter(said => said.player !== player)) })
      .where('id', '=', id)
      .execute();
}

function storedReport(row: ReportsRow): StoredReport {
  const { id, reason, at, note } = row;
  return {
    id,
    reporter: row.reporter_id,
    player: row.player_id,
    table: row.table_id,
    club: row.club_id,
    reason,
    text: row.body,
    evidence: readEvidence(row.evidence),
    at,
    resolvedAt: row.resolved_at,
    note,
  };
}

function readEvidence(json: string): Evidence[] {
  return JSON.parse(json) as Evidence[];
}

/** Erases a player in small steps: the account and everything of it goes, the games stay without the name. */
import type { Kysely, Transaction } from 'kysely';
import {
  deleteArchiveOf,
  deleteArchivesOf,
  deleteOpponentsOf,
  deletePlayedOf,
  forgetAsOpponent,
} from '../archive/archiving.ts';
import { leaveAllClubs } from '../clubs/leaving.ts';
import { forgetDevicesOf } from '../deals/daily-devices.ts';
import { eraseProgramsOf } from '../ladder/programs.ts';
import { eraseEntriesAbout } from '../moderation/operator-log.ts';
import { eraseRelationsOf } from '../moderation/relations.ts';
import { eraseEvidenceAt, eraseOldEvidence, eraseOwnReports } from '../moderation/reports.ts';
import { eraseChallengesOf } from '../people/challenges.ts';
import { eraseFollowsOf } from '../people/follows.ts';
import { eraseNewsOf } from '../people/news.ts';
import type { Database } from '../schema.ts';
import { renameIn, rewriteTable, withoutText } from '../tables/rewriting.ts';

/** Takes a player's name out of a table, and what they wrote there: the game stays, its player has no name. */
async function eraseNameAt(
  db: Transaction<Database>,
  table: string,
  player: string,
  name: string,
): Promise<void> {
  await rewriteTable(db, { table, player }, value =>
    isEditBy(value, player) ? withoutText(value) : renameIn(value, player, name),
  );
}

function isEditBy(value: object, player: string): value is { readonly edit: object } {
  return 'edit' in value && 'by' in value && (value.by as { readonly id?: string }).id === player;
}

export interface Erasure {
  readonly player: string;
  /** What stands in place of the name. */
  readonly name: string;
}

/** From then on nobody is this player any more, and the rest follows, whatever happens in between. */
export async function beginErasure(
  db: Kysely<Database>,
  { player, name, at }: Erasure & { readonly at: number },
): Promise<void> {
  await db.transaction().execute(async transaction => {
    await transaction
      .insertInto('erasures')
      .values({ player_id: player, name, since: at, step: 0 })
      .onConflict(conflict => conflict.column('player_id').doUpdateSet({ step: 0 }))
      .execute();
    await transaction.deleteFrom('tokens').where('player_id', '=', player).execute();
  });
}

export interface ErasureProgress {
  /** Tables from which the name was taken. */
  readonly tables: readonly string[];
  readonly isDone: boolean;
}

/** A small part of an erasure, so that no move waits for it. The player goes last: until then it can be gone on with. */
export async function eraseStep(
  db: Kysely<Database>,
  { player, limit }: { readonly player: string; readonly limit: number },
): Promise<ErasureProgress> {
  return db.transaction().execute(async transaction => {
    const begun = await transaction
      .selectFrom('erasures')
      .select(['name', 'step'])
      .where('player_id', '=', player)
      .executeTakeFirst();
    if (!begun) return { tables: [], isDone: true };
    const part = PARTS[begun.step];
    if (part) {
      const isMore = (await part(transaction, player, ROWS_OF_TABLE * limit)) === 'more';
      const next = { step: begun.step + (isMore ? 0 : 1) };
      await transaction.updateTable('erasures').set(next).where('player_id', '=', player).execute();
      return { tables: [], isDone: false };
    }
    const tables = await tablesNaming(transaction, player, limit);
    for (const table of tables) await eraseAt(transaction, table, player, begun.name);
    if (tables.length > 0) return { tables, isDone: false };
    for (const last of ['players', 'erasures'] as const)
      await transaction
        .deleteFrom(last)
        .where(last === 'players' ? 'id' : 'player_id', '=', player)
        .execute();
    return { tables: [], isDone: true };
  });
}

/** Rows that are deleted in the time in which one table is cleared of a name. */
const ROWS_OF_TABLE = 20;

/** `more`: there may be more than so many rows, and the part is done again. */
type Part = (db: Transaction<Database>, player: string, limit: number) => Promise<unknown>;

const rowsOf =
  (
    table:
      | 'passkeys'
      | 'members'
      | 'held_names'
      | 'receivers'
      | 'nudges'
      | 'waits'
      | 'early_leaves'
      | 'reliability'
      | 'tournament_players'
      | 'programs'
      | 'ladder_waits'
      | 'ladder_seats'
      | 'talk'
      | 'measures',
  ): Part =>
  async (db, player) => {
    await db.deleteFrom(table).where('player_id', '=', player).execute();
  };

/** In this order: what others see first. */
const PARTS: readonly Part[] = [
  rowsOf('waits'),
  rowsOf('early_leaves'),
  rowsOf('reliability'),
  rowsOf('tournament_players'),
  forgetDevicesOf,
  rowsOf('ladder_waits'),
  rowsOf('ladder_seats'),
  rowsOf('programs'),
  eraseProgramsOf,
  (db, player) => leaveAllClubs(db, [player]),
  eraseChallengesOf,
  eraseFollowsOf,
  eraseNewsOf,
  rowsOf('receivers'),
  rowsOf('passkeys'),
  rowsOf('members'),
  rowsOf('held_names'),
  rowsOf('nudges'),
  deletePlayedOf,
  deleteArchiveOf,
  deleteOpponentsOf,
  forgetAsOpponent,
  (db, player) => deleteArchivesOf(db, [player]),
  rowsOf('talk'),
  rowsOf('measures'),
  eraseEntriesAbout,
  eraseRelationsOf,
  eraseOwnReports,
  eraseOldEvidence,
];

/** Erasures that were begun and not finished. */
export async function pendingErasures(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('erasures').select('player_id').orderBy('since').limit(limit).execute();
  return rows.map(({ player_id }) => player_id);
}

/** Where the name is taken out it need not be looked for again. */
async function eraseAt(
  db: Transaction<Database>,
  table: string,
  player: string,
  name: string,
): Promise<void> {
  await eraseNameAt(db, table, player, name);
  await eraseEvidenceAt(db, table, player);
  await db.deleteFrom('named').where('player_id', '=', player).where('table_id', '=', table).execute();
}

async function tablesNaming(db: Kysely<Database>, player: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('named')
    .select('table_id')
    .where('player_id', '=', player)
    .limit(limit)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

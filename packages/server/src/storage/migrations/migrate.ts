/**
 * The database's history. Never change what a migration leads to that was released: add one, which only adds, so that
 * the release before runs on beside it. (0002 and 0026 replaced indexes by others; numbers may have gaps.) What takes
 * long is a `fill`, and indexes of tables that are there are built beside the work of others (`steps.ts`).
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { createFirstSchema } from './0001-tables-and-players.ts';
import { addEndsAndBans, fillInEnds } from './0002-ends-and-bans.ts';
import { addProcesses } from './0003-processes.ts';
import { addAttendance } from './0004-attendance.ts';
import { addMembers } from './0005-members.ts';
import { addSharedDeals } from './0006-shared-deals.ts';
import { addRatings } from './0007-ratings.ts';
import { addReviews } from './0008-reviews.ts';
import { addNudges } from './0009-nudges.ts';
import { addPlayedGames } from './0010-played-games.ts';
import { addPairing } from './0011-pairing.ts';
import { addArchives } from './0012-archives.ts';
import { addOrder } from './0013-order.ts';
import { addClubs } from './0014-clubs.ts';
import { orderClubResults } from './0026-club-results-by-player.ts';
import { addRatingWeights } from './0027-rating-weights.ts';
import { addErasures } from './0028-erasures.ts';
import { indexOutages } from './0029-outages-by-end.ts';
import { addHeldNames } from './0030-held-names.ts';
import { addStoreGeneration } from './0031-store-generation.ts';
import { indexWaits } from './0032-waits-by-time.ts';
import { addEarlyLeaves } from './0033-early-leaves.ts';
import { leaveRoom } from './0034-room-for-moves.ts';
import { addOperators } from './0035-operators.ts';
import { addPeople } from './0040-people.ts';
import { addPaces } from './0041-paces.ts';
import { addTournaments } from './0050-tournaments.ts';
import { addAvatars } from './0060-avatars.ts';
import { addClubNotices } from './0070-club-admins-and-notices.ts';
import { addLadder } from './0080-ladder.ts';
import { type InTransaction, isPostgres, runAtOnce, runStep, type Step } from './steps.ts';

const MIGRATIONS: Readonly<Record<string, Step>> = {
  '0001-tables-and-players': { up: createFirstSchema },
  '0002-ends-and-bans': { up: addEndsAndBans, fill: fillInEnds },
  '0003-processes': { up: addProcesses },
  '0004-attendance': { up: addAttendance },
  '0005-members': { up: addMembers },
  '0006-shared-deals': { up: addSharedDeals },
  '0007-ratings': { up: addRatings },
  '0008-reviews': { up: addReviews },
  '0009-nudges': { up: addNudges },
  '0010-played-games': { up: addPlayedGames },
  '0011-pairing': { up: addPairing },
  '0012-archives': { up: addArchives },
  '0013-order': { up: addOrder },
  '0014-clubs': { up: addClubs },
  '0026-club-results-by-player': { up: orderClubResults },
  '0027-rating-weights': { up: addRatingWeights },
  '0028-erasures': { up: addErasures },
  '0029-outages-by-end': { up: indexOutages },
  '0030-held-names': { up: addHeldNames },
  '0031-store-generation': { up: addStoreGeneration },
  '0032-waits-by-time': { up: indexWaits },
  '0033-early-leaves': { up: addEarlyLeaves },
  '0034-room-for-moves': { up: leaveRoom },
  '0035-operators': { up: addOperators },
  '0040-people': { up: addPeople },
  '0041-paces': { up: addPaces },
  '0050-tournaments': { up: addTournaments },
  '0060-avatars': { up: addAvatars },
  '0070-club-admins-and-notices': { up: addClubNotices },
  '0080-ladder': { up: addLadder },
};

/** What all processes lock that upgrade this database; any number will do. */
const UPGRADE_LOCK = 4_711_202_611;

/**
 * A new database at once, an old one step by step. `inTransaction`: as the storage thread does it, which has its own.
 * A connection to PostgreSQL must be the only one of its pool: the lock is the session's.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Step>> = MIGRATIONS,
  inTransaction: InTransaction = act => db.transaction().execute(transaction => act(transaction)),
): Promise<void> {
  const isLocked = isPostgres(db);
  if (isLocked) await sql`select pg_advisory_lock(${sql.lit(UPGRADE_LOCK)})`.execute(db);
  try {
    const done = await doneSoFar(db);
    refuseNewer(done, Object.keys(migrations));
    const missing = Object.entries(migrations).filter(([name]) => !done.includes(name));
    if (done.length === 0) await runAtOnce(migrations, inTransaction);
    else for (const step of missing) await runStep(db, step, inTransaction);
  } finally {
    if (isLocked) await sql`select pg_advisory_unlock(${sql.lit(UPGRADE_LOCK)})`.execute(db);
  }
}

/** The names of the migrations that are done, in the table that Kysely's own migrator had. */
async function doneSoFar(db: Kysely<Database>): Promise<string[]> {
  await sql`create table if not exists kysely_migration
    (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

function refuseNewer(done: readonly string[], known: readonly string[]): void {
  const newer = done.filter(name => !known.includes(name));
  if (newer.length > 0)
    throw new Error(
      `the database was upgraded by a newer version of this program (${newer.join(', ')}). ` +
        'Start that version again, or restore the backup that was made before the upgrade.',
    );
}

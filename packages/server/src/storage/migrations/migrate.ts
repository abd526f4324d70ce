/**
 * The database's history. Never change a migration that was released: add one, which only adds, so that the release
 * before runs on beside it. (0002 and 0026 replaced indexes by others; numbers may have gaps.)
 */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { createFirstSchema } from './0001-tables-and-players.ts';
import { addEndsAndBans } from './0002-ends-and-bans.ts';
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

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables-and-players': { up: createFirstSchema },
  '0002-ends-and-bans': { up: addEndsAndBans },
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
};

/** All or nothing: PostgreSQL runs it in a transaction, and the storage thread in its own. */
export async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  await refuseNewer(db, Object.keys(migrations));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewer(db: Kysely<Database>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = rows.map(({ name }) => name).filter(name => !known.includes(name));
  if (newer.length > 0)
    throw new Error(
      `the database was upgraded by a newer version of this program (${newer.join(', ')}). ` +
        'Start that version again, or restore the backup that was made before the upgrade.',
    );
}

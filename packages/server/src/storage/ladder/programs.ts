/** Programs: bot accounts that a member has made, and answers for. */
import type { Kysely, Transaction } from 'kysely';
import { lockPlayer } from '../players/lock-player.ts';
import { createToken, type NewToken } from '../players/players.ts';
import type { Database } from '../schema.ts';

export interface NewProgram {
  readonly player: string;
  readonly name: string;
  readonly owner: string;
  readonly at: number;
  readonly token: NewToken;
  /** That the owner may have. */
  readonly most: number;
}

export interface StoredProgram {
  readonly player: string;
  readonly name: string;
  readonly owner: string;
  readonly madeAt: number;
}

/** False when the owner has as many as there may be, also where many are made at once. */
export async function makeProgram(
  db: Kysely<Database>,
  { player, name, owner, at, token, most }: NewProgram,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    await lockPlayer(transaction, owner);
    const own = await transaction
      .selectFrom('programs')
      .select('player_id')
      .where('owner_id', '=', owner)
      .limit(most)
      .execute();
    if (own.length >= most) return false;
    await transaction
      .insertInto('players')
      .values({ id: player, name, bot: 1, created_at: at, banned_at: null })
      .execute();
    await createToken(transaction, token);
    await transaction
      .insertInto('programs')
      .values({ player_id: player, owner_id: owner, made_at: at })
      .execute();
    return true;
  });
}

const COLUMNS = [
  'programs.player_id as player',
  'players.name',
  'owner_id as owner',
  'made_at as madeAt',
] as const;

/** The newest first. */
export async function programsOf(db: Kysely<Database>, owner: string): Promise<StoredProgram[]> {
  return db
    .selectFrom('programs')
    .innerJoin('players', 'players.id', 'programs.player_id')
    .select(COLUMNS)
    .where('owner_id', '=', owner)
    .orderBy('made_at', 'desc')
    .orderBy('programs.player_id')
    .execute();
}

/** Undefined for any other player. */
export async function programOf(db: Kysely<Database>, player: string): Promise<StoredProgram | undefined> {
  return db
    .selectFrom('programs')
    .innerJoin('players', 'players.id', 'programs.player_id')
    .select(COLUMNS)
    .where('programs.player_id', '=', player)
    .executeTakeFirst();
}

/** Whoever has the token of before is nobody from then on. False when it is no program of the owner's. */
export async function renewProgramToken(
  db: Kysely<Database>,
  { owner, token }: { readonly owner: string; readonly token: NewToken },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const own = await transaction
      .selectFrom('programs')
      .select('player_id')
      .where('player_id', '=', token.player)
      .where('owner_id', '=', owner)
      .executeTakeFirst();
    if (!own) return false;
    await transaction.deleteFrom('tokens').where('player_id', '=', token.player).execute();
    await createToken(transaction, token);
    return true;
  });
}

/** A program is erased with its owner: nobody would answer for it. */
export async function eraseProgramsOf(db: Transaction<Database>, owner: string): Promise<void> {
  const begun = await db
    .selectFrom('erasures')
    .select(['name', 'since'])
    .where('player_id', '=', owner)
    .executeTakeFirst();
  const own = await db.selectFrom('programs').select('player_id').where('owner_id', '=', owner).execute();
  const ids = own.map(({ player_id }) => player_id);
  if (!begun || ids.length === 0) return;
  await db.deleteFrom('tokens').where('player_id', 'in', ids).execute();
  await db
    .insertInto('erasures')
    .values(ids.map(player_id => ({ player_id, ...begun, step: 0 })))
    .onConflict(conflict => conflict.column('player_id').doNothing())
    .execute();
}

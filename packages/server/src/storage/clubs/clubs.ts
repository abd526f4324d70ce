/** Clubs and their members. Every change locks the row of the club first, so that limits hold in any race. */
import type { Scoring } from '@kingdomino/protocol';
import { type PlannedSeason, planSeason, type SeasonPlan } from '@kingdomino/table/clubs';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { type NamedPlayer, namesOf } from './results.ts';
import { readSeasons, writeSeasons } from './seasons.ts';

export interface NewClub {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly founder: string;
  readonly bots: boolean;
  readonly scoring: Scoring;
  readonly at: number;
  /** Clubs of one player. */
  readonly most: number;
}

export interface StoredClub {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly founder: string;
  readonly bots: boolean;
}

export interface ClubDetails extends StoredClub {
  /** The longest first. */
  readonly members: readonly { readonly player: NamedPlayer; readonly since: number }[];
  /** The latest first. */
  readonly seasons: readonly PlannedSeason[];
}

/** With its first season, which has begun and goes on. False when its founder has too many. */
export async function createClub(db: Kysely<Database>, club: NewClub): Promise<boolean> {
  const { id, name, link, founder, bots, scoring, at, most } = club;
  return db.transaction().execute(async transaction => {
    if (!(await hasRoom(transaction, founder, most))) return false;
    const row = { id, name, link, founder_id: founder, bots: bots ? 1 : 0, created_at: at, closed: 0 };
    await transaction.insertInto('clubs').values(row).execute();
    await transaction
      .insertInto('club_members')
      .values({ club_id: id, player_id: founder, joined_at: at })
      .execute();
    await writeSeasons(transaction, id, [{ number: 1, from: at, scoring }]);
    return true;
  });
}

/** The player's row is had until the commit: nobody joins twice in the same moment. Who is erased by now has no room. */
async function hasRoom(db: Transaction<Database>, player: string, most: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('players')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', player)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('club_members')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n && Number(count) < most;
}

export interface Joining {
  readonly link: string;
  readonly player: string;
  readonly at: number;
  readonly mostMembers: number;
  readonly mostClubs: number;
}

export type Joined =
  | { readonly outcome: 'joined' | 'known'; readonly club: string }
  | { readonly outcome: 'unknown' | 'full' | 'too-many' };

export async function joinClub(db: Kysely<Database>, joining: Joining): Promise<Joined> {
  const { link, player, at, mostMembers, mostClubs } = joining;
  return db.transaction().execute(async (transaction): Promise<Joined> => {
    const isFree = await hasRoom(transaction, player, mostClubs);
    const club = await transaction
      .updateTable('clubs')
      .set(eb => ({ name: eb.ref('name') }))
      .where('link', '=', link)
      .returning('id')
      .executeTakeFirst();
    if (!club) return { outcome: 'unknown' };
    const members = await transaction
      .selectFrom('club_members')
      .select('player_id')
      .where('club_id', '=', club.id)
      .execute();
    if (members.some(({ player_id }) => player_id === player)) return { outcome: 'known', club: club.id };
    if (members.length >= mostMembers) return { outcome: 'full' };
    if (!isFree) return { outcome: 'too-many' };
    await transaction
      .insertInto('club_members')
      .values({ club_id: club.id, player_id: player, joined_at: at })
      .execute();
    return { outcome: 'joined', club: club.id };
  });
}

/** What whoever has the link is told; `isMember` for who asks. */
export async function clubByLink(
  db: Kysely<Database>,
  { link, player }: { readonly link: string; readonly player: string },
): Promise<
  | {
      readonly id: string;
      readonly name: string;
      readonly founder: string | null;
      readonly founderId: string;
      readonly members: number;
      readonly isMember: boolean;
    }
  | undefined
> {
  const club = await db
    .selectFrom('clubs')
    .leftJoin('players', 'players.id', 'clubs.founder_id')
    .select(['clubs.id', 'clubs.name', 'players.name as founder', 'clubs.founder_id as founderId'])
    .where('clubs.link', '=', link)
    .executeTakeFirst();
  if (!club) return undefined;
  const members = await db
    .selectFrom('club_members')
    .select('player_id')
    .where('club_id', '=', club.id)
    .execute();
  return {
    ...club,
    members: members.length,
    isMember: members.some(({ player_id }) => player_id === player),
  };
}

/** What a member may do there; undefined for whoever is none. */
export async function clubMember(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<{ readonly bots: boolean; readonly isFounder: boolean } | undefined> {
  const row = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(['clubs.bots', 'clubs.founder_id'])
    .where('club_members.club_id', '=', club)
    .where('club_members.player_id', '=', player)
    .executeTakeFirst();
  return row && { bots: row.bots === 1, isFounder: row.founder_id === player };
}

/** Undefined for whoever is no member. */
export async function readClub(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<ClubDetails | undefined> {
  const members = await db
    .selectFrom('club_members')
    .select(['player_id', 'joined_at as since'])
    .where('club_id', '=', club)
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  const row = await db.selectFrom('clubs').selectAll().where('id', '=', club).executeTakeFirst();
  if (!row || row.link === null || !members.some(({ player_id }) => player_id === player)) return undefined;
  const named = new Map(
    (
      await namesOf(
        db,
        members.map(({ player_id }) => player_id),
      )
    ).map(one => [one.id, one]),
  );
  return {
    id: row.id,
    name: row.name,
    link: row.link,
    founder: row.founder_id,
    bots: row.bots === 1,
    members: members.flatMap(({ player_id, since }) => {
      const one = named.get(player_id);
      return one ? [{ player: one, since }] : [];
    }),
    seasons: await readSeasons(db, club),
  };
}

export async function clubsOf(
  db: Kysely<Database>,
  player: string,
): Promise<(StoredClub & { readonly members: number; readonly since: number })[]> {
  const rows = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(eb => [
      'clubs.id',
      'clubs.name',
      'clubs.link',
      'clubs.founder_id',
      'clubs.bots',
      'club_members.joined_at as since',
      eb
        .selectFrom('club_members as others')
        .select(count => count.fn.countAll<number | string>().as('count'))
        .whereRef('others.club_id', '=', 'clubs.id')
        .as('members'),
    ])
    .where('club_members.player_id', '=', player)
    .orderBy('club_members.joined_at')
    .orderBy('clubs.id')
    .execute();
  return rows.map(({ founder_id, bots, link, members, ...club }) => ({
    ...club,
    link: link ?? '',
    founder: founder_id,
    bots: bots === 1,
    members: Number(members),
  }));
}

export interface ClubChange {
  readonly club: string;
  /** Who asks; only the founder may. */
  readonly founder: string;
  readonly name?: string;
  readonly bots?: boolean;
  readonly link?: string;
}

/** False for who is not the founder. */
export async function changeClub(
  db: Kysely<Database>,
  { club, founder, name, bots, link }: ClubChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubs')
    .set(eb => ({
      name: name ?? eb.ref('name'),
      bots: bots === undefined ? eb.ref('bots') : bots ? 1 : 0,
      link: link ?? eb.ref('link'),
    }))
    .where('id', '=', club)
    .where('founder_id', '=', founder)
    .where('closed', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The refusal, if the season cannot be as planned; `not-founder` for everybody else. */
export async function changeSeason(
  db: Kysely<Database>,
  { club, founder, plan }: { readonly club: string; readonly founder: string; readonly plan: SeasonPlan },
): Promise<'done' | 'not-founder' | { readonly refused: string }> {
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, founder }))) return 'not-founder';
    const planned = planSeason(await readSeasons(transaction, club), plan);
    if (!planned.ok) return { refused: planned.error.text };
    await writeSeasons(transaction, club, planned.value);
    return 'done';
  });
}

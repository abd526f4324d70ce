/** Clubs and their members. Every change locks the row of the club first, so that limits hold in any race. */
import type { Scoring } from '@kingdomino/protocol';
import type { PlannedSeason } from '@kingdomino/table/clubs';
import type { Kysely, Transaction } from 'kysely';
import { lockPlayer } from '../players/lock-player.ts';
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
  readonly members: readonly {
    readonly player: NamedPlayer;
    readonly since: number;
    readonly isAdmin: boolean;
  }[];
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
      .values({ club_id: id, player_id: founder, joined_at: at, admin: 1 })
      .execute();
    await writeSeasons(transaction, id, [{ number: 1, from: at, scoring }]);
    return true;
  });
}

/** Nobody joins twice in the same moment. Who is erased by now has no room. */
async function hasRoom(db: Transaction<Database>, player: string, most: number): Promise<boolean> {
  const name = await lockPlayer(db, player);
  const { count } = await db
    .selectFrom('club_members')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  return name !== undefined && Number(count) < most;
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
      .values({ club_id: club.id, player_id: player, joined_at: at, admin: 0 })
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

export interface ClubMembership {
  readonly bots: boolean;
  readonly isFounder: boolean;
  /** As the founder is. */
  readonly isAdmin: boolean;
}

/** What a member may do there; undefined for whoever is none. */
export async function clubMember(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<ClubMembership | undefined> {
  const row = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(['clubs.bots', 'clubs.founder_id', 'club_members.admin'])
    .where('club_members.club_id', '=', club)
    .where('club_members.player_id', '=', player)
    .executeTakeFirst();
  const isFounder = row?.founder_id === player;
  return row && { bots: row.bots === 1, isFounder, isAdmin: isFounder || row.admin === 1 };
}

/** Undefined for whoever is no member. */
export async function readClub(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<ClubDetails | undefined> {
  const members = await db
    .selectFrom('club_members')
    .select(['player_id', 'joined_at as since', 'admin'])
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
    members: members.flatMap(({ player_id, since, admin }) => {
      const one = named.get(player_id);
      const isAdmin = admin === 1 || player_id === row.founder_id;
      return one ? [{ player: one, since, isAdmin }] : [];
    }),
    seasons: await readSeasons(db, club),
  };
}

export async function clubsOf(
  db: Kysely<Database>,
  player: string,
): Promise<(StoredClub & { readonly members: number; readonly since: number; readonly isAdmin: boolean })[]> {
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
      'club_members.admin',
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
  return rows.map(({ founder_id, bots, link, members, admin, ...club }) => ({
    ...club,
    link: link ?? '',
    founder: founder_id,
    bots: bots === 1,
    members: Number(members),
    isAdmin: admin === 1 || founder_id === player,
  }));
}

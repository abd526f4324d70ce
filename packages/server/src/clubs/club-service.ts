/** Clubs: people who came by a link, their tables and their results. Only members see a club. */
import type {
  Club,
  ClubInvitation,
  ClubResults,
  ClubTables,
  CommandOf,
  CommandRefusal,
  MyClub,
  Player,
  Scoring,
  TableSummary,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { NOT_WELCOME } from '@kingdomino/table';
import { type SeasonPlan, standings } from '@kingdomino/table/clubs';
import type { Limits } from '../config.ts';
import type { NameRules } from '../identity/name-rules.ts';
import { refuseSuspended } from '../moderation/suspension.ts';
import { type Ports, randomId } from '../ports.ts';
import type { ClubDetails } from '../storage/clubs/clubs.ts';
import { CLUB_PAGE, type NamedPlayer } from '../storage/clubs/results.ts';
import { BAD_CURSOR, formatCursor, parseCursor } from '../storage/cursors.ts';
import type { Store } from '../storage/store.ts';
import { seenBy } from '../tables/table-lists.ts';

const ID_BYTES = 12;
const LINK_BYTES = 16;

export const UNKNOWN_CLUB: CommandRefusal = {
  code: 'unknown-club',
  text: 'there is no such club, or you are not in it',
};
export const NOT_ADMIN: CommandRefusal = { code: 'not-allowed', text: 'only admins of the club may do that' };
const NOT_FOUNDER: CommandRefusal = { code: 'not-allowed', text: 'only the founder of the club may do that' };
const LAST_ADMIN: CommandRefusal = {
  code: 'last-admin',
  text: 'appoint another admin first, or hand the club over',
};
const NOT_FOR_BOTS: CommandRefusal = { code: 'not-allowed', text: 'clubs are for people' };
const NO_BOTS: CommandRefusal = { code: 'bad-seats', text: 'games with bots do not count in this club' };
const FULL: CommandRefusal = { code: 'club-full', text: 'this club has as many members as it can have' };
const TOO_MANY: CommandRefusal = { code: 'too-many-clubs', text: 'you are in as many clubs as you can be' };
const NO_SEASON: CommandRefusal = { code: 'bad-season', text: 'there is no such season' };

export interface ClubParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly names: NameRules;
  readonly limits: Pick<Limits, 'clubsPerPlayer' | 'membersPerClub'>;
}

export interface ClubWish {
  readonly name: string;
  readonly scoring: Scoring;
  readonly bots?: boolean;
}

type Answer<Value> = Promise<Result<Value, CommandRefusal>>;

export class ClubService {
  readonly #parts: ClubParts;

  constructor(parts: ClubParts) {
    this.#parts = parts;
  }

  async mine(player: Player): Promise<MyClub[]> {
    const clubs = await this.#parts.store.clubsOf(player.id);
    return clubs.map(({ id, name, members, since, founder, isAdmin }) => ({
      club: id,
      name,
      members,
      since,
      ...(founder === player.id && { founder: true as const }),
      ...(isAdmin && { admin: true as const }),
    }));
  }

  async create(player: Player, { name: rawName, scoring, bots = false }: ClubWish): Answer<Club> {
    const { store, ports, names, limits } = this.#parts;
    if (player.bot) return err(NOT_FOR_BOTS);
    const name = names.check(rawName);
    if (!name.ok) return name;
    const refusal = await this.#refuseText(player);
    if (refusal) return err(refusal);
    const id = randomId(ports, ID_BYTES);
    const isMade = await store.createClub({
      id,
      name: name.value,
      link: this.#newLink(),
      founder: player.id,
      bots,
      scoring,
      at: ports.now(),
      most: limits.clubsPerPlayer,
    });
    return isMade ? this.read(player, id) : err(TOO_MANY);
  }

  /** For whoever has the link, with an identity or without. */
  async invitation(link: string, player: Player | undefined): Answer<ClubInvitation> {
    const found = await this.#parts.store.clubByLink({ link, player: player?.id ?? '' });
    if (!found) return err(UNKNOWN_CLUB);
    const { id, name, founder, members, isMember } = found;
    return ok({ name, founder: founder ?? '', members, ...(isMember && { club: id }) });
  }

  /** Who has blocked its founder, or was blocked, stays out. */
  async join(player: Player, link: string): Answer<Club> {
    const { store, ports, limits } = this.#parts;
    if (player.bot) return err(NOT_FOR_BOTS);
    const club = await store.clubByLink({ link, player: player.id });
    const founders = club && !club.isMember ? [club.founderId] : [];
    if ((await store.blockedAmong({ player: player.id, others: founders })).length > 0)
      return err(NOT_WELCOME);
    const joined = await store.joinClub({
      link,
      player: player.id,
      at: ports.now(),
      mostMembers: limits.membersPerClub,
      mostClubs: limits.clubsPerPlayer,
    });
    if ('club' in joined) return this.read(player, joined.club);
    if (joined.outcome === 'unknown') return err(UNKNOWN_CLUB);
    return err(joined.outcome === 'full' ? FULL : TOO_MANY);
  }

  async read(player: Player, club: string): Answer<Club> {
    const found = await this.#parts.store.readClub({ club, player: player.id });
    return found ? ok(shownClub(found)) : err(UNKNOWN_CLUB);
  }

  async change(
    player: Player,
    club: string,
    { name: rawName, bots }: { readonly name?: string; readonly bots?: boolean },
  ): Answer<Club> {
    const name = rawName === undefined ? undefined : this.#parts.names.check(rawName);
    if (name?.ok === false) return name;
    const refusal = name && (await this.#refuseText(player));
    if (refusal) return err(refusal);
    return this.#changed(player, club, by =>
      this.#parts.store.changeClub({
        club,
        by,
        ...(name ? { name: name.value } : {}),
        ...(bots === undefined ? {} : { bots }),
      }),
    );
  }

  renewLink(player: Player, club: string): Answer<Club> {
    const link = this.#newLink();
    return this.#changed(player, club, by => this.#parts.store.changeClub({ club, by, link }));
  }

  /** Oneself; or somebody else as an admin, and the club gets a new link with it. */
  async remove(player: Player, club: string, member: string): Answer<undefined> {
    const { store } = this.#parts;
    if (member === player.id) return this.#leave(club, member);
    const link = this.#newLink();
    const isDone = await store.removeMember({ club, by: player.id, player: member, link });
    return isDone ? ok(undefined) : err(await this.#whyNot(player, club));
  }

  async #leave(club: string, player: string): Answer<undefined> {
    const outcome = await this.#parts.store.leaveClub({ club, player });
    if (outcome === 'done') return ok(undefined);
    return err(outcome === 'last-admin' ? LAST_ADMIN : UNKNOWN_CLUB);
  }

  appoint(player: Player, club: string, member: string): Answer<Club> {
    return this.#changed(player, club, by => this.#parts.store.appointAdmin({ club, by, player: member }));
  }

  /** Somebody else as the founder, or oneself. */
  dismiss(player: Player, club: string, member: string): Answer<Club> {
    return this.#changed(player, club, by => this.#parts.store.dismissAdmin({ club, by, player: member }));
  }

  pass(player: Player, club: string, to: string): Answer<Club> {
    return this.#changed(player, club, founder => this.#parts.store.passClub({ club, founder, to }));
  }

  async close(player: Player, club: string): Answer<undefined> {
    const isDone = await this.#parts.store.closeClub({ club, founder: player.id });
    return isDone ? ok(undefined) : err(await this.#whyNot(player, club));
  }

  async planSeason(player: Player, club: string, plan: SeasonPlan): Answer<Club> {
    const refusal = await this.#refuseText(player);
    if (refusal) return err(refusal);
    const done = await this.#parts.store.changeSeason({ club, by: player.id, plan });
    if (done === 'not-admin') return err(await this.#whyNot(player, club));
    return done === 'done' ? this.read(player, club) : err({ code: 'bad-season', text: done.refused });
  }

  /** Names of clubs and seasons are read by all members, and by whoever has the link: who may not talk gives none. */
  #refuseText({ id: player }: Player): Promise<CommandRefusal | undefined> {
    const { store, ports } = this.#parts;
    return refuseSuspended(store, { player, kind: 'talk', now: ports.now() });
  }

  /** Of a season, or of the one that goes on, else the last that has begun. */
  async results(player: Player, club: string, number?: number): Answer<ClubResults> {
    const { store, ports } = this.#parts;
    const found = await store.readClub({ club, player: player.id });
    if (!found) return err(UNKNOWN_CLUB);
    const begun = found.seasons.find(({ from }) => from <= ports.now()) ?? found.seasons.at(-1);
    const season = number === undefined ? begun : found.seasons.find(one => one.number === number);
    if (!season) return err(NO_SEASON);
    const { from, until, scoring } = season;
    const tallies = await store.clubTallies({ club, from, ...(until === undefined ? {} : { until }) });
    const ranked = standings(tallies, scoring);
    const players = new Map(
      (await store.namesOf(ranked.map(one => one.player))).map(one => [one.id, shownMember(one)]),
    );
    const members = new Set(found.members.map(one => one.player.id));
    return ok({
      season,
      standings: ranked.map(({ player: id, ...rest }) => {
        const known = players.get(id);
        return { ...rest, ...(known && { player: known }), member: members.has(id) };
      }),
    });
  }

  async tables(player: Player, club: string, after?: string): Answer<ClubTables> {
    const { store } = this.#parts;
    const place = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !place) return err(BAD_CURSOR);
    if (!(await store.clubMember({ club, player: player.id }))) return err(UNKNOWN_CLUB);
    const { running, finished } = await store.clubTables({ club, ...(place ? { after: place } : {}) });
    const shown = (summary: string) => seenBy(JSON.parse(summary) as TableSummary, player.id);
    const last = finished.length === CLUB_PAGE ? finished.at(-1) : undefined;
    return ok({
      running: running.map(shown),
      finished: finished.map(({ summary }) => shown(summary)),
      ...(last ? { next: formatCursor(last) } : {}),
    });
  }

  /** Why a table cannot be opened for a club, if so. */
  async refuseTable(
    player: Player,
    { club, seats }: Pick<CommandOf<'create'>, 'club' | 'seats'>,
  ): Promise<CommandRefusal | undefined> {
    if (club === undefined) return undefined;
    const known = await this.#parts.store.clubMember({ club, player: player.id });
    if (!known) return UNKNOWN_CLUB;
    return !known.bots && seats.some(({ kind }) => kind === 'bot') ? NO_BOTS : undefined;
  }

  async #changed(player: Player, club: string, change: (by: string) => Promise<boolean>): Answer<Club> {
    return (await change(player.id)) ? this.read(player, club) : err(await this.#whyNot(player, club));
  }

  /** A member may know that the club exists. */
  async #whyNot(player: Player, club: string): Promise<CommandRefusal> {
    const known = await this.#parts.store.clubMember({ club, player: player.id });
    if (!known) return UNKNOWN_CLUB;
    if (known.isFounder) return { code: 'not-allowed', text: 'that is for members of the club' };
    return known.isAdmin ? NOT_FOUNDER : NOT_ADMIN;
  }

  #newLink(): string {
    return randomId(this.#parts.ports, LINK_BYTES);
  }
}

function shownClub({ id, name, link, founder, bots, members, seasons }: ClubDetails): Club {
  return {
    club: id,
    name,
    link,
    founder,
    bots,
    members: members.map(({ player, since, isAdmin }) => ({
      player: shownMember(player),
      since,
      ...(isAdmin && { admin: true as const }),
    })),
    seasons: [...seasons],
  };
}

export function shownMember({ id, name, bot, member }: NamedPlayer): Player {
  return { id, name, ...(bot && { bot: true as const }), ...(member && { member: true as const }) };
}

/** Tournaments for those who ask: planning, joining, looking, and the orders of who organises one. */
import type {
  CommandRefusal,
  Player,
  TournamentList,
  TournamentOrder,
  TournamentPlan,
  TournamentRound,
  TournamentStandings,
  Tournaments,
  TournamentView,
  TournamentWish,
} from '@kingdomino/protocol';
import { commitmentTo, err, ok, type Result } from '@kingdomino/rules';
import { toHex } from '@kingdomino/rules/hashing';
import { MEMBERS_ONLY } from '@kingdomino/table';
import {
  create,
  nextAdvance,
  type ReadonlyTournament,
  readPlan,
  Tournament,
  UNKNOWN_TOURNAMENT,
} from '@kingdomino/table/tournaments';
import { NOT_ADMIN, shownMember, UNKNOWN_CLUB } from '../clubs/club-service.ts';
import type { Limits } from '../config.ts';
import { refuseSuspended } from '../moderation/suspension.ts';
import type { NewsService } from '../news/news-service.ts';
import { type Ports, randomId } from '../ports.ts';
import { shownRating } from '../ratings/rating.ts';
import { BAD_CURSOR, formatCursor, parseCursor } from '../storage/cursors.ts';
import type { Store } from '../storage/store.ts';
import { TOURNAMENT_PAGE } from '../storage/tournaments/tournaments.ts';
import { drawSeed } from '../tables/new-table.ts';
import { TOO_MANY_TOURNAMENTS, type TournamentLog } from './tournament-log.ts';
import { drawTournamentName } from './tournament-names.ts';
import { tellOf } from './tournament-news.ts';
import { type StoredSummary, summaryOf } from './tournament-summary.ts';
import { dealId } from './tournament-tables.ts';
import { isTold, type Looking, roundPage, standingsPage, viewOf, withPodium } from './tournament-view.ts';

const ID_BYTES = 12;
/** The deals of rounds to come are told when the rounds are over, and by no date. */
const NEVER = 8.64e15;

const PEOPLE_ONLY: CommandRefusal = { code: 'not-allowed', text: 'tournaments are for people' };
const NO_ROUND: CommandRefusal = { code: 'unknown-tournament', text: 'there is no such round' };

export interface TournamentParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly log: TournamentLog;
  readonly news: Pick<NewsService, 'send'>;
  readonly limits: Pick<Limits, 'tournamentsPerPlayer'>;
}

type Answer<Value> = Promise<Result<Value, CommandRefusal>>;

export class TournamentService {
  readonly #parts: TournamentParts;

  constructor(parts: TournamentParts) {
    this.#parts = parts;
  }

  /** By a member, or by the operator: `by` undefined. */
  async create(
    by: Player | undefined,
    wish: TournamentWish,
    name = drawTournamentName(this.#parts.ports),
  ): Answer<{ readonly tournament: string }> {
    const { store, ports, limits } = this.#parts;
    const refusal = by && (await this.#refuseOrganiser(by, wish));
    if (refusal) return err(refusal);
    const read = readPlan({ ...wish, name }, ports.now());
    if (!read.ok) return read;
    const id = randomId(ports, ID_BYTES);
    const deals = read.value.kind === 'duplicate' ? await this.#drawDeals(id, read.value) : undefined;
    const made = create(read.value, ports.now(), { ...(by && { by: by.id }), ...(deals && { deals }) });
    if (!made.ok) return made;
    const tournament = Tournament.from(made.value);
    const dueAt = nextAdvance(tournament);
    const isMade = await store.createTournament({
      id,
      visibility: read.value.visibility,
      ...(read.value.club === undefined ? {} : { club: read.value.club }),
      ...(by && { organiser: by.id }),
      ...summaryOf(id, tournament),
      ...(dueAt === undefined ? {} : { dueAt }),
      events: made.value.map(event => JSON.stringify(event)),
      most: limits.tournamentsPerPlayer,
    });
    return isMade ? ok({ tournament: id }) : err(TOO_MANY_TOURNAMENTS);
  }

  async #refuseOrganiser(by: Player, { club }: TournamentWish): Promise<CommandRefusal | undefined> {
    const { store, ports, limits } = this.#parts;
    if (by.bot) return PEOPLE_ONLY;
    if (!by.member) return MEMBERS_ONLY;
    const membership = club === undefined ? undefined : await store.clubMember({ club, player: by.id });
    if (club !== undefined && !membership?.isAdmin) return membership ? NOT_ADMIN : UNKNOWN_CLUB;
    // the store looks again; here it is before deals are drawn for nothing
    if ((await store.countOrganised(by.id)) >= limits.tournamentsPerPlayer) return TOO_MANY_TOURNAMENTS;
    return refuseSuspended(store, { player: by.id, kind: 'talk', now: ports.now() });
  }

  /** All at once: what is promised here is what is played, whoever comes. */
  async #drawDeals(id: string, { rounds = 0, mode }: TournamentPlan): Promise<string[]> {
    const { store, ports } = this.#parts;
    const commitments: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      const seed = drawSeed(ports);
      const made = await store.makeDeal({
        id: dealId(id, round),
        game: mode === 'duel' ? 'duel' : 'kingdomino',
        commitment: commitmentTo(seed),
        seed: toHex(seed),
        madeAt: ports.now(),
        closesAt: NEVER,
      });
      commitments.push(made.commitment);
    }
    return commitments;
  }

  async list(
    { list, club, after }: { readonly list: TournamentList; readonly club?: string; readonly after?: string },
    player: Player | undefined,
  ): Answer<Tournaments> {
    const { store } = this.#parts;
    const place = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !place) return err(BAD_CURSOR);
    if (club !== undefined && !(player && (await store.clubMember({ club, player: player.id }))))
      return err(UNKNOWN_CLUB);
    if (list === 'mine' && !player) return ok({ tournaments: [] });
    const rows = await store.listTournaments({
      ...STATES_OF[list],
      ...(club === undefined ? {} : { club }),
      ...(list === 'mine' ? { player: player!.id } : {}),
      ...(place ? { after: place } : {}),
    });
    const summaries = rows.map(({ summary }) => JSON.parse(summary) as StoredSummary);
    const known = await this.#names(summaries.flatMap(({ podium = [] }) => podium));
    const last = rows.length === TOURNAMENT_PAGE ? rows.at(-1) : undefined;
    return ok({
      tournaments: summaries.map(summary => withPodium(summary, known)),
      ...(last ? { next: formatCursor(last) } : {}),
    });
  }

  async view(id: string, player: Player | undefined): Answer<TournamentView> {
    return this.#look(id, player, async looking =>
      viewOf(looking, player !== undefined && (await this.#organises(looking.tournament, player.id))),
    );
  }

  async standings(id: string, player: Player | undefined, after: number): Answer<TournamentStandings> {
    return this.#look(id, player, looking => standingsPage(looking, after));
  }

  async round(id: string, player: Player | undefined, round: number, after: number): Answer<TournamentRound> {
    const { store } = this.#parts;
    const page = await this.#look(id, player, async looking => {
      const shown = await roundPage(looking, round, after);
      const commitment = looking.tournament.deals?.[round - 1];
      if (!shown || commitment === undefined) return shown;
      const deal = await store.readDeal(dealId(id, round));
      const isRevealed = isTold(looking.tournament, round) && deal !== undefined && deal.revealedAt !== null;
      const seed = isRevealed ? { seed: await store.readDealSeed(deal.id) } : {};
      return { ...shown, deal: { deal: dealId(id, round), commitment, ...seed } };
    });
    if (!page.ok) return page;
    return page.value ? ok(page.value) : err(NO_ROUND);
  }

  /** In order, as they are stored: all that the standings follow from. */
  async events(id: string, after: number): Answer<readonly string[]> {
    const { store, log } = this.#parts;
    const isThere = await log.read(id, () => true);
    return isThere
      ? ok(await store.readTournamentEvents({ tournament: id, after, limit: 1000 }))
      : err(UNKNOWN_TOURNAMENT);
  }

  /** Of games that are over and may be looked at. */
  async finishedTables(id: string): Answer<readonly string[]> {
    const found = await this.#parts.log.read(id, tournament =>
      tournament.games
        .filter(
          ({ isFinished, result, round }) =>
            isFinished && result && (!tournament.deals || isTold(tournament, round)),
        )
        .map(({ table }) => table),
    );
    return found ? ok(found) : err(UNKNOWN_TOURNAMENT);
  }

  async join(id: string, player: Player): Answer<undefined> {
    const { store, log, ports } = this.#parts;
    const plan = await log.read(id, tournament => tournament.plan);
    if (!plan) return err(UNKNOWN_TOURNAMENT);
    if (player.bot) return err(PEOPLE_ONLY);
    if (plan.rated && !player.member) return err(MEMBERS_ONLY);
    if (plan.club !== undefined && !plan.byLink) {
      if (!(await store.clubMember({ club: plan.club, player: player.id }))) return err(UNKNOWN_CLUB);
    }
    const asked = { player: player.id, kind: 'rated', now: ports.now() } as const;
    const suspended = plan.rated ? await refuseSuspended(store, asked) : undefined;
    if (suspended) return err(suspended);
    const rating = await this.#ratingOf(player.id, plan.mode);
    return this.#then(id, {
      type: 'join',
      player: player.id,
      ...(rating === undefined ? {} : { rating }),
    });
  }

  leave(id: string, player: Player): Answer<undefined> {
    return this.#then(id, { type: 'leave', player: player.id });
  }

  checkIn(id: string, player: Player): Answer<undefined> {
    return this.#then(id, { type: 'check-in', player: player.id });
  }

  async order(id: string, player: Player, order: TournamentOrder): Answer<undefined> {
    const { log, news } = this.#parts;
    const look = await log.read(id, tournament => tournament);
    if (!look) return err(UNKNOWN_TOURNAMENT);
    const by = (await this.#organises(look, player.id)) ? look.by : player.id;
    const done = await log.change(id, { type: 'order', ...order, ...(by === undefined ? {} : { by }) });
    if (!done.ok) return done;
    const now = await log.read(id, tournament => tournament);
    if (now) await tellOf(news, id, now, done.value);
    return ok(undefined);
  }

  /** Whose it is; of a club's each admin, so that it goes on without who planned it. */
  async #organises({ by, plan }: ReadonlyTournament, player: string): Promise<boolean> {
    if (by === player) return true;
    const { club } = plan;
    return club !== undefined && ((await this.#parts.store.clubMember({ club, player }))?.isAdmin ?? false);
  }

  async #then(id: string, command: Parameters<TournamentLog['change']>[1]): Answer<undefined> {
    const done = await this.#parts.log.change(id, command);
    return done.ok ? ok(undefined) : done;
  }

  async #look<Value>(
    id: string,
    player: Player | undefined,
    look: (looking: Looking) => Promise<Value>,
  ): Answer<Value> {
    const { log, ports } = this.#parts;
    const names = (ids: readonly string[]) => this.#names(ids);
    const found = await log.read(id, tournament =>
      look({ id, tournament, player: player?.id, now: ports.now(), names }),
    );
    return found === undefined ? err(UNKNOWN_TOURNAMENT) : ok(found);
  }

  async #names(ids: readonly string[]): Promise<ReadonlyMap<string, Player>> {
    const named = await this.#parts.store.namesOf([...new Set(ids)]);
    return new Map(named.map(one => [one.id, shownMember(one)]));
  }

  async #ratingOf(player: string, mode: TournamentPlan['mode']): Promise<number | undefined> {
    const rows = await this.#parts.store.ratingsOf([player]);
    const row = rows.find(one => one.mode === mode);
    return row && shownRating(row, mode).rating;
  }
}

const STATES_OF = {
  running: { states: ['running'] },
  soon: { states: ['open'], isAscending: true },
  past: { states: ['over'] },
  mine: {},
  all: { states: ['open', 'running', 'over'] },
} as const;

/** A tournament: its events, and what follows from them. `decide` says what may happen next; only `append` changes it. */
import type {
  RatedMode,
  TournamentEvent,
  TournamentEventOf,
  TournamentPairing,
  TournamentPlan,
  TournamentResult,
  TournamentState,
} from '@kingdomino/protocol';

export interface Entrant {
  readonly player: string;
  /** In which order they came; equal results stand in this order. */
  readonly number: number;
  readonly rating: number;
  readonly isIn: boolean;
  readonly checkedIn: boolean;
  /** Rounds that had begun before. */
  readonly missed: number;
  /** Rounds in which they were waited for in vain. */
  readonly noShows: number;
}

export interface TournamentGame extends TournamentPairing {
  readonly round: number;
  readonly isFinished: boolean;
  readonly result?: TournamentResult;
  readonly finishedAt?: number;
}

export interface Round {
  readonly round: number;
  readonly games: number[];
  readonly byes: string[];
}

export const SEATS: Readonly<Record<RatedMode, number>> = { two: 2, mighty: 2, duel: 2, three: 3, four: 4 };
const MIDDLING = 1500;
const MINUTE = 60_000;

export class Tournament {
  #created: TournamentEventOf<'created'> | undefined;
  #version = 0;
  #state: TournamentState = 'open';
  #startedAt: number | undefined;
  #ended: TournamentEventOf<'ended'> | undefined;
  #isPaused = false;
  /** By which what is planned has moved, in milliseconds; and the outages that are known. */
  #delay = 0;
  #knownUntil = 0;
  #pausedAt: number | undefined;
  #lastFinish = 0;
  #lastPairing = 0;
  readonly #removed = new Set<string>();
  readonly #entrants = new Map<string, Entrant>();
  readonly #games: TournamentGame[] = [];
  readonly #rounds: Round[] = [];
  /** Games without a result. */
  readonly #open = new Set<number>();

  static from(events: readonly TournamentEvent[]): Tournament {
    const tournament = new Tournament();
    tournament.append(...events);
    return tournament;
  }

  /** Another one with the same events. */
  copy(): Tournament {
    const copy = new Tournament();
    copy.#created = this.#created;
    copy.#version = this.#version;
    copy.#state = this.#state;
    copy.#startedAt = this.#startedAt;
    copy.#ended = this.#ended;
    copy.#isPaused = this.#isPaused;
    copy.#delay = this.#delay;
    copy.#knownUntil = this.#knownUntil;
    copy.#pausedAt = this.#pausedAt;
    copy.#lastFinish = this.#lastFinish;
    copy.#lastPairing = this.#lastPairing;
    for (const player of this.#removed) copy.#removed.add(player);
    for (const [player, entrant] of this.#entrants) copy.#entrants.set(player, entrant);
    for (const game of this.#games) copy.#games.push(game);
    for (const { round, games, byes } of this.#rounds)
      copy.#rounds.push({ round, games: [...games], byes: [...byes] });
    for (const game of this.#open) copy.#open.add(game);
    return copy;
  }

  append(...events: readonly TournamentEvent[]): void {
    for (const event of events) this.#apply(event);
  }

  get version(): number {
    return this.#version;
  }

  get plan(): TournamentPlan {
    return this.#first.plan;
  }

  /** Who decides; undefined: the operator. */
  get by(): string | undefined {
    return this.#first.by;
  }

  get createdAt(): number {
    return this.#first.at;
  }

  get deals(): readonly string[] | undefined {
    return this.#first.deals;
  }

  get state(): TournamentState {
    return this.#state;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get startedAt(): number | undefined {
    return this.#startedAt;
  }

  get endedAt(): number | undefined {
    return this.#ended?.at;
  }

  /** When it begins by time: outages while players should have checked in come on top. */
  get startsAt(): number | undefined {
    const { startsAt } = this.plan;
    return startsAt === undefined ? undefined : startsAt + (this.#startedAt === undefined ? this.#delay : 0);
  }

  get checkInFrom(): number | undefined {
    const { startsAt, checkIn } = this.plan;
    return startsAt === undefined || checkIn === undefined ? undefined : startsAt - checkIn * MINUTE;
  }

  /** Of an arena that has begun. */
  get endsAt(): number | undefined {
    const { kind, minutes = 0 } = this.plan;
    if (kind !== 'arena' || this.#startedAt === undefined) return undefined;
    return this.#startedAt + minutes * MINUTE + this.#delay;
  }

  /** Outages after this are not known here. */
  get outagesKnownUntil(): number {
    return this.#knownUntil;
  }

  get lastFinish(): number {
    return this.#lastFinish;
  }

  get entrants(): ReadonlyMap<string, Entrant> {
    return this.#entrants;
  }

  /** Those who would play if it began now. */
  get ready(): Entrant[] {
    const needed = this.plan.checkIn !== undefined && this.#startedAt === undefined;
    return this.active.filter(({ checkedIn }) => !needed || checkedIn);
  }

  /** Whom the organiser does not want. */
  get removed(): ReadonlySet<string> {
    return this.#removed;
  }

  /** When tables were last opened. */
  get lastPairing(): number {
    return this.#lastPairing;
  }

  /** Those who play on. */
  get active(): Entrant[] {
    return [...this.#entrants.values()].filter(({ isIn }) => isIn);
  }

  get games(): readonly TournamentGame[] {
    return this.#games;
  }

  get rounds(): readonly Round[] {
    return this.#rounds;
  }

  /** The round that is or was played last; 0 before the first. */
  get round(): number {
    return this.#rounds.length;
  }

  /** Games that are played, by number. */
  get openGames(): ReadonlySet<number> {
    return this.#open;
  }

  get seats(): number {
    return this.plan.against === 'bots' ? 1 : SEATS[this.plan.mode];
  }

  /** The game that a player is at. */
  gameOf(player: string): TournamentGame | undefined {
    for (const number of this.#open) {
      const game = this.#games[number]!;
      if (game.players.includes(player)) return game;
    }
    return undefined;
  }

  get #first(): TournamentEventOf<'created'> {
    if (!this.#created) throw new Error('a tournament without its first event');
    return this.#created;
  }

  #apply(event: TournamentEvent): void {
    this.#version++;
    switch (event.type) {
      case 'created':
        this.#created = event;
        this.#knownUntil = event.at;
        return;
      case 'joined':
        return this.#join(event);
      case 'left':
        if (event.because === 'removed') this.#removed.add(event.player);
        return this.#leave(event.player);
      case 'checked-in':
        return this.#change(event.player, { checkedIn: true });
      case 'started':
        return this.#start(event.at);
      case 'paired':
        return this.#pair(event);
      case 'finished':
        return this.#finish(event);
      case 'paused':
        this.#isPaused = true;
        this.#pausedAt = event.at;
        return;
      case 'resumed':
        this.#isPaused = false;
        this.#delay += event.at - (this.#pausedAt ?? event.at);
        return;
      case 'delayed':
        this.#knownUntil = Math.max(this.#knownUntil, event.to);
        this.#delay += event.to - event.from;
        return;
      case 'ended':
        this.#ended = event;
        this.#state = event.because ? 'cancelled' : 'over';
    }
  }

  #join({ player, rating = MIDDLING }: TournamentEventOf<'joined'>): void {
    const known = this.#entrants.get(player);
    if (known) return this.#change(player, { isIn: true });
    this.#entrants.set(player, {
      player,
      number: this.#entrants.size,
      rating,
      isIn: true,
      checkedIn: false,
      missed: this.#rounds.length,
      noShows: 0,
    });
  }

  /** Before the start as if one had never come. */
  #leave(player: string): void {
    if (this.#startedAt === undefined) this.#entrants.delete(player);
    else this.#change(player, { isIn: false });
  }

  #start(at: number): void {
    this.#state = 'running';
    this.#startedAt = at;
    this.#delay = 0;
    this.#lastFinish = at;
    if (this.plan.checkIn === undefined) return;
    for (const { player, checkedIn } of this.#entrants.values())
      if (!checkedIn) this.#entrants.delete(player);
  }

  #pair({ round, games, byes = [], at }: TournamentEventOf<'paired'>): void {
    this.#lastPairing = at;
    const known = this.#rounds[round - 1] ?? { round, games: [], byes: [] };
    this.#rounds[round - 1] = known;
    known.byes.push(...byes);
    for (const game of games) {
      this.#games[game.game] = { ...game, round, isFinished: false };
      this.#open.add(game.game);
      known.games.push(game.game);
    }
  }

  #finish({ game: number, result, at }: TournamentEventOf<'finished'>): void {
    const game = this.#games[number];
    if (!game || game.isFinished) return;
    this.#games[number] = { ...game, isFinished: true, finishedAt: at, ...(result && { result }) };
    this.#open.delete(number);
    this.#lastFinish = at;
    for (const seat of result?.idle ?? []) {
      const player = game.players[seat];
      const entrant = player === undefined ? undefined : this.#entrants.get(player);
      if (entrant) this.#change(entrant.player, { noShows: entrant.noShows + 1 });
    }
  }

  #change(player: string, change: Partial<Entrant>): void {
    const known = this.#entrants.get(player);
    if (known) this.#entrants.set(player, { ...known, ...change });
  }
}

/** A tournament that may be read and not changed. */
export type ReadonlyTournament = Omit<Tournament, 'append'>;

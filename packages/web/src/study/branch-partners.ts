/** Who moves in a branch besides the person who tries it: bots, and chance that deals by itself. */
import type { Level } from '@kingdomino/bots';
import { type Actor, Dealer, gameById } from '@kingdomino/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import { chooseMove } from '../bots/bots.ts';
import type { StudySource } from './study-source.ts';

/** By seat: a bot, or undefined for whoever sits here. */
export type Bots = readonly (Level | undefined)[];

/** Time to see what happened. */
const BOT_PAUSE = 600;
const DEAL_PAUSE = 300;
const SEED_BYTES = 32;
const OPPONENT: Level = 'duke';

export class BranchPartners {
  readonly bots = signal<Bots>([]);
  readonly isDealing = signal(false);
  readonly #isBusy = signal(false);
  readonly #source: StudySource;

  constructor(source: StudySource) {
    this.#source = source;
    source.movesAlone = actor => this.#movesAlone(actor);
    if (source.isTrying.peek()) this.#sitDown();
  }

  /** Somebody else is about to move. */
  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }

  /** Whether the next move is made without being asked for: only where a branch goes on, never over what was played. */
  get isTurn(): boolean {
    const { isTrying, cursor, steps, study, actor } = this.#source;
    if (!isTrying.value || cursor.at < steps) return false;
    // the game that was played, unless none was
    if (cursor.path.length === 0 && study.moves.length > 0) return false;
    return this.#movesAlone(actor);
  }

  /** Makes the next move for a bot or for chance: of what is looked at then, should that be another position. */
  async move(): Promise<void> {
    if (this.#isBusy.peek()) return;
    this.#isBusy.value = true;
    try {
      let isPlayed = false;
      do isPlayed = await this.#tryMove();
      while (!isPlayed && this.isTurn);
    } finally {
      this.#isBusy.value = false;
    }
  }

  /** Whether it was played; not if a move was taken back, or something else is looked at, meanwhile. */
  async #tryMove(): Promise<boolean> {
    const { version } = this.#source.played.peek();
    const [text] = await Promise.all([this.#choose(), pause(pace(this.#pause()))]);
    if (this.#source.played.peek().version !== version || !this.#source.isTrying.peek()) return false;
    this.#source.playText(text);
    return true;
  }

  /** Draws or rolls, every outcome as likely as at a real table. */
  deal(): void {
    this.#source.playText(randomOutcome(this.#source));
  }

  /** Whoever opened a game to play it has the seat that is to act, or the first; the others are bots. */
  #sitDown(): void {
    const { actor, played } = this.#source;
    const mine = typeof actor === 'number' ? actor : 0;
    this.bots.value = played.peek().seats.map((_, seat) => (seat === mine ? undefined : OPPONENT));
    this.isDealing.value = true;
  }

  #movesAlone(actor: Actor): boolean {
    if (actor === 'chance') return this.isDealing.value;
    return typeof actor === 'number' && this.bots.value[actor] !== undefined;
  }

  #pause(): number {
    return this.#source.actor === 'chance' ? DEAL_PAUSE : BOT_PAUSE;
  }

  async #choose(): Promise<string> {
    const { actor, study } = this.#source;
    if (actor === 'chance') return randomOutcome(this.#source);
    const level = typeof actor === 'number' ? this.bots.peek()[actor] : undefined;
    const { game, options } = study;
    const { from } = study.study;
    const moves = this.#source.played.peek().moves.map(({ text }) => text);
    return chooseMove(level ?? OPPONENT, { game, options, moves, ...(from !== undefined && { from }) });
  }
}

function randomOutcome({ played }: StudySource): string {
  const { game: id, state } = played.peek();
  const game = gameById(id);
  const dealer = new Dealer(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  return game.format(dealer.next(game, state));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

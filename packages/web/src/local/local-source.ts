/**
 * A game on this device: a table, its seed, and bots in a worker. Every event is stored before it counts, and all
 * tabs see it.
 */
import type { CommandRefusal, TableEvent } from '@kingdomino/protocol';
import { type AnyMove, err, type GameRecord, ok, type Result } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { Position } from '@kingdomino/rules/kingdomino';
import { decide, isDealDue, Table, type TableCommand } from '@kingdomino/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { painted } from '../app/after-painting.ts';
import { pace, settings } from '../app/settings.ts';
import { signedInMember } from '../app/signed-in-member.ts';
import { chooseMove, prepareBots } from '../bots/bots.ts';
import type { GameResult } from '../results/result-format.ts';
import { keepResult, resultFor } from '../results/results.ts';
import type { Hold } from '../table-source/hold.ts';
import { nameForOthers } from '../table-source/seat-text.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { undoTime } from '../table-source/undo-time.ts';
import { createGame, keptAs } from './create-game.ts';
import { resultOf } from './game-result.ts';
import { playerOn, seatSetups } from './local-table.ts';
import type { SavedGame } from './saved-format.ts';
import { loadGame, onGameChange, saveGame } from './saved-games.ts';
import { seatViews } from './seat-views.ts';
import { SkippableDelay } from './skippable-delay.ts';
import { exclusively, TabLeader } from './tab-leader.ts';

const OVERTAKEN: CommandRefusal = { code: 'stale', text: 'another tab was faster' };
/** A king walks to his domino and the line moves up before the next one is dealt. */
const DEAL_PAUSE = 850;
const BOT_PAUSE = 750;
/** Where only bots play, they wait this long between the games of a Dynasty. */
const LOOK_PAUSE = 6000;

/** Undefined for a game that is not there, or whose events are damaged. */
export function openLocalGame(id: string): LocalSource | undefined {
  const saved = loadGame(id);
  if (!saved) return undefined;
  try {
    return new LocalSource(saved, Table.from(saved.events));
  } catch {
    return undefined;
  }
}

export class LocalSource implements TableSource {
  readonly view: ReadonlySignal<TableView>;
  readonly #saved: SavedGame;
  readonly #seed: Uint8Array;
  #table: Table;
  /** Counts what changes the table. */
  readonly #changes = signal(0);
  readonly #leader: TabLeader;
  readonly #stopFollowing: () => void;
  readonly #hold = signal<Hold | undefined>(undefined);
  readonly #waiting = new SkippableDelay();
  /** What a bot thinks about; ended when something else has happened. */
  #thinking = new AbortController();
  #decidedAt = performance.now();
  #isDriving = false;

  constructor(saved: SavedGame, table: Table) {
    this.#saved = saved;
    this.#seed = fromHex(saved.seed)!;
    this.#table = table;
    this.#prepareBots();
    // it may have ended before results were kept: whose it was nobody knows
    this.#keepResult('');
    this.view = computed(() => {
      void this.#changes.value;
      return this.#look();
    });
    this.#stopFollowing = onGameChange(saved.id, () => this.#follow());
    this.#leader = new TabLeader(saved.id, {
      onLead: () => void this.#drive(),
      onLost: () => this.#goOn(),
    });
  }

  async play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    const { game, toAct, version } = this.#table;
    const by = playerOn(this.#table, toAct);
    this.#leader.take();
    const result = await this.#do({ type: 'move', by, move: game.format(move), version }, version);
    if (!result.ok) return result;
    this.#decidedAt = performance.now();
    // one's own move is seen before anybody goes on, also where nothing moves and bots do not wait
    void painted().then(() => this.#drive());
    return result;
  }

  async undo(): Promise<Result<undefined, CommandRefusal>> {
    const { undoable, version } = this.#table;
    this.#leader.take();
    const by = playerOn(this.#table, undoable?.seat);
    const result = await this.#do({ type: 'undo', by, version }, version);
    if (result.ok) this.#goOn();
    return result;
  }

  proceed(): void {
    this.#leader.take();
    this.#waiting.end();
  }

  record(): GameRecord {
    return this.#table.record({ players: this.view.value.seats.map(nameForOthers) });
  }

  get result(): GameResult | undefined {
    return resultFor(this.#saved.id);
  }

  async rematch(): Promise<string> {
    const { terms } = this.#table;
    const { game, options } = terms;
    return `/play/${createGame(game, options, seatSetups(terms))}`;
  }

  close(): void {
    this.#stopFollowing();
    this.#leader.close();
    this.#goOn();
  }

  /** Nobody waits, nor thinks about what is over. */
  #goOn(): void {
    this.#waiting.end();
    this.#thinking.abort();
    this.#thinking = new AbortController();
  }

  /** What they need comes over the line while the table is drawn, and others decide. */
  #prepareBots(): void {
    const { terms, status } = this.#table;
    const { game, options, seats } = terms;
    const levels = seats.flatMap(seat => (seat.kind === 'bot' ? [seat.level] : []));
    if (status !== 'over') prepareBots(levels, { game, options });
  }

  /** Deals, rolls and lets bots move until a person's turn comes, or to the end. */
  async #drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (this.#leader.isMine && (isDealDue(this.#table) || this.#table.botToAct !== undefined)) {
        const { version } = this.#table;
        const command = await this.#nextCommand();
        // an undo in the meantime, or another tab leads: look again
        if (!this.#leader.isMine || version !== this.#table.version) continue;
        const result = await this.#do(command, version);
        if (!result.ok && version === this.#table.version)
          throw new Error(`refused to the device itself: ${result.error.text}`);
      }
    } finally {
      // what went wrong once is tried again at the next occasion
      this.#isDriving = false;
    }
  }

  async #nextCommand(): Promise<TableCommand> {
    const { botToAct: level, version, moves, terms } = this.#table;
    if (level === undefined) {
      await this.#waitForChance();
      return { type: 'deal', seed: this.#seed };
    }
    const job = { game: terms.game, options: terms.options, moves: moves.map(({ text }) => text) };
    const [move] = await Promise.all([chooseMove(level, job, this.#thinking.signal), pause(pace(BOT_PAUSE))]);
    return { type: 'bot', level, move, version };
  }

  /** What is revealed cannot be taken back, so whoever decided last gets his time before. */
  async #waitForChance(): Promise<void> {
    const { actor, state, undoable, terms, moves } = this.#table;
    if (actor === 'nobody') return;
    const hasPeople = terms.seats.some(({ kind }) => kind === 'person');
    if (state instanceof Position && state.isBetweenGames)
      return this.#holdFor('next-game', hasPeople ? undefined : pace(LOOK_PAUSE));
    // what follows the first draw or roll comes with it
    if (settings.value.byHand && hasPeople && moves.at(-1)?.by !== 'chance')
      return this.#holdFor('chance', undefined);
    const dealing = pause(pace(DEAL_PAUSE));
    const left = this.#decidedAt + undoTime() - performance.now();
    if (undoable && left > 0) await this.#holdFor('undo', left);
    return dealing;
  }

  async #holdFor(hold: Hold, milliseconds: number | undefined): Promise<void> {
    this.#hold.value = hold;
    await this.#waiting.begin(milliseconds);
    this.#hold.value = undefined;
  }

  /** Whoever decides has seen this version; if another tab was faster, it decides nothing. */
  #do(command: TableCommand, seen: number): Promise<Result<undefined, CommandRefusal>> {
    return exclusively(this.#saved.id, () => {
      this.#follow();
      return this.#table.version === seen ? this.#doNow(command) : err(OVERTAKEN);
    });
  }

  /** Decided, kept, done, shown: in this order. */
  #doNow(command: TableCommand): Result<undefined, CommandRefusal> {
    const { actor, changedAt } = this.#table;
    // the end comes with the last move, whenever it is looked at
    const decision = decide(this.#table, command, actor === 'nobody' ? changedAt : Date.now());
    if (!decision.ok) return decision;
    const next = this.#table.copy();
    next.append(...decision.value);
    saveGame(keptAs(this.#saved, next));
    this.#show(next);
    return ok(undefined);
  }

  /** Another tab has kept something else. What is damaged or gone changes nothing here. */
  #follow(): void {
    const kept = loadGame(this.#saved.id);
    if (!kept || areSame(kept.events, this.#table.events)) return;
    try {
      this.#show(Table.from(kept.events));
      this.#goOn();
    } catch {
      // the next event kept here puts it right
    }
  }

  #show(table: Table): void {
    this.#table = table;
    this.#keepResult(signedInMember.peek());
    this.#changes.value++;
  }

  #keepResult(by: string): void {
    const result = resultOf(this.#saved.id, this.#table);
    if (result) keepResult(by === '' ? result : { ...result, by });
  }

  #look(): TableView {
    const { terms, state, moves, undoable, status, version } = this.#table;
    const seats = seatViews(terms);
    return {
      game: terms.game,
      options: terms.options,
      state,
      moves,
      version,
      seats,
      mine: seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])),
      canUndo: undoable !== undefined,
      hold: this.#hold.value,
      isOver: status === 'over',
      isPractice: terms.sharedDeal !== undefined,
    };
  }
}

/** The last event, with its time, tells one course of a game from another. */
function areSame(one: readonly TableEvent[], other: readonly TableEvent[]): boolean {
  return one.length === other.length && JSON.stringify(one.at(-1)) === JSON.stringify(other.at(-1));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

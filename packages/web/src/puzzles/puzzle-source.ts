/** A puzzle as a table: one turn is played on it, and judged; then it shows that turn or the solution. */
import type { CommandRefusal } from '@kingdomino/protocol';
import {
  type AnyMove,
  err,
  type GameRecord,
  ok,
  type Result,
  type Seat,
  writeRecord,
} from '@kingdomino/rules';
import type { OpenPuzzle } from '@kingdomino/study';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { coloursOf } from '../board/colours.ts';
import { namelessText } from '../table-source/seat-text.ts';
import type { SeatView, TableSource, TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';
import { type Judged, judgeTurn } from './judge-turn.ts';
import type { Try } from './tries.ts';

const REFUSAL: CommandRefusal = {
  code: 'not-allowed',
  text: 'this puzzle is solved, or waits for another try',
};

export class PuzzleSource implements TableSource {
  readonly open: OpenPuzzle;
  /** What the table shows. */
  readonly view: ReadonlySignal<TableView>;
  /** How it stood before the turn. */
  readonly before: ReadonlySignal<TableView>;
  /** The turn so far. */
  readonly turn = signal<readonly string[]>([]);
  /** Of the whole turn. */
  readonly judged = signal<Judged | undefined>(undefined);
  /** The solution was asked for, or found. */
  readonly isSolutionKnown = signal(false);
  /** The solution lies on the table, not what was tried. */
  readonly showsSolution = signal(false);
  readonly #best: readonly string[];
  readonly #onTry: (made: Try) => void;
  #version = 0;
  #shown = '';

  constructor(open: OpenPuzzle, onTry: (made: Try) => void) {
    this.open = open;
    this.#best = open.puzzle.best.split(' ');
    this.#onTry = onTry;
    this.before = computed(() => this.#begin());
    this.view = computed(() => this.#look());
  }

  get seat(): Seat {
    return this.open.state.seat;
  }

  get best(): readonly string[] {
    return this.#best;
  }

  async play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    if (this.judged.peek() || this.isSolutionKnown.peek()) return err(REFUSAL);
    const turn = [...this.turn.peek(), this.open.game.format(move)];
    if (!viewAfter(this.before.peek(), turn)) return err(REFUSAL);
    this.turn.value = turn;
    if (turn.length === this.#best.length) this.#judge(turn);
    return ok(undefined);
  }

  async undo(): Promise<Result<undefined, CommandRefusal>> {
    if (this.judged.peek()) return err(REFUSAL);
    this.turn.value = this.turn.peek().slice(0, -1);
    return ok(undefined);
  }

  /** For another try. */
  restart(): void {
    this.judged.value = undefined;
    this.showsSolution.value = false;
    this.isSolutionKnown.value = false;
    this.turn.value = [];
  }

  showSolution(): void {
    if (!this.isSolutionKnown.peek()) this.#onTry('shown');
    this.isSolutionKnown.value = true;
    this.showsSolution.value = true;
  }

  record(): GameRecord {
    const { game, state } = this.open;
    return writeRecord(game, state, []);
  }

  async rematch(): Promise<string> {
    return '/puzzles';
  }

  close(): void {}

  #judge(turn: readonly string[]): void {
    const judged = judgeTurn(this.open, turn);
    this.judged.value = judged;
    if (judged.verdict === 'right') this.isSolutionKnown.value = true;
    this.#onTry(judged.verdict);
  }

  #begin(): TableView {
    const { game, state } = this.open;
    return {
      game: game.id,
      options: game.writeOptions(game.optionsOf(state)),
      state,
      moves: [],
      version: 0,
      seats: this.#seats(),
      mine: [this.seat],
      canUndo: false,
      // what is over is the puzzle
      isOver: false,
      start: state,
    };
  }

  #look(): TableView {
    const isDone = this.judged.value !== undefined || this.isSolutionKnown.value;
    const turn = this.showsSolution.value ? this.#best : this.turn.value;
    const view = viewAfter(this.before.value, turn)!;
    return {
      ...view,
      version: this.#versionOf(JSON.stringify([isDone, turn])),
      mine: isDone ? [] : [this.seat],
      canUndo: !isDone && turn.length > 0,
      ...(isDone && { looksAt: this.seat }),
    };
  }

  #versionOf(shown: string): number {
    if (shown !== this.#shown) this.#version++;
    this.#shown = shown;
    return this.#version;
  }

  #seats(): SeatView[] {
    const { game, state } = this.open;
    const colours = coloursOf(Array.from({ length: game.seats(state) }, () => undefined));
    return colours.map((colour, seat) => {
      const isYou = seat === this.seat;
      const kind = isYou ? 'me' : 'friend';
      return { name: namelessText(kind, seat), isYou, colour, kind, isHere: true };
    });
  }
}

/** A finished or open game from a record, one step at a time. */
import type { CommandRefusal } from '@kingdomino/protocol';
import {
  type AnyGame,
  type AnyState,
  err,
  type Fault,
  type GameRecord,
  gameById,
  ok,
  type Result,
  readMove,
  writeRecord,
} from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../app/language.ts';
import { coloursOf } from '../board/colours.ts';
import type { TableSource, TableView } from '../play/table-source.ts';
import { viewAfter } from '../play/view-after.ts';

const REFUSAL: CommandRefusal = { code: 'not-allowed', text: 'a replay is only looked at' };

export class ReplaySource implements TableSource {
  readonly step = signal(0);
  readonly steps: number;
  /** The game as it was played, up to the step. */
  readonly played: ReadonlySignal<TableView>;
  /** What the table shows: that, or where a turn that is only looked at would lead. */
  readonly view: ReadonlySignal<TableView>;
  readonly #previewed = signal<readonly string[] | undefined>(undefined);
  readonly #record: GameRecord;
  readonly #game: AnyGame;
  readonly #states: readonly AnyState[];
  readonly #moves: readonly PlayedMove[];

  /** Fails on a record whose moves are not legal. */
  static open(record: GameRecord): Result<ReplaySource, Fault> {
    const game = gameById(record.game);
    const options = game.readOptions(record.options);
    if (!options.ok) return options;
    let state = game.start(options.value);
    const states = [state];
    const moves: PlayedMove[] = [];
    for (const text of record.moves) {
      const move = readMove(game, state, text);
      if (!move.ok) return move;
      const actor = game.toAct(state);
      moves.push({ by: typeof actor === 'number' ? actor : 'chance', move: move.value, text });
      state = game.play(state, move.value);
      states.push(state);
    }
    return ok(new ReplaySource(record, states, moves));
  }

  private constructor(record: GameRecord, states: readonly AnyState[], moves: readonly PlayedMove[]) {
    this.#record = record;
    this.#game = gameById(record.game);
    this.#states = states;
    this.#moves = moves;
    this.steps = moves.length;
    this.played = computed(() => this.#look(this.step.value));
    this.view = computed(() => {
      const turn = this.#previewed.value;
      return (turn && viewAfter(this.played.value, turn)) ?? this.played.value;
    });
  }

  /** The turn that is looked at, if any. */
  get previewed(): ReadonlySignal<readonly string[] | undefined> {
    return this.#previewed;
  }

  /** Shows where a turn would lead, until another step is looked at. */
  preview(turn: readonly string[] | undefined): void {
    this.#previewed.value = turn;
  }

  go(step: number): void {
    this.preview(undefined);
    this.step.value = Math.min(Math.max(step, 0), this.steps);
  }

  restart(): void {
    this.go(0);
  }

  async play(): Promise<Result<undefined, CommandRefusal>> {
    return err(REFUSAL);
  }

  async undo(): Promise<Result<undefined, CommandRefusal>> {
    return err(REFUSAL);
  }

  record(): GameRecord {
    return writeRecord(this.#game, this.#states.at(-1)!, this.#record.moves);
  }

  async rematch(): Promise<string> {
    return `/new/${this.#record.game}`;
  }

  close(): void {}

  #look(step: number): TableView {
    const state = this.#states[step]!;
    const { players: names, colours: wishes } = this.#record;
    const count = this.#game.seats(state);
    const colours = coloursOf(Array.from({ length: count }, (_, seat) => listed(wishes, seat)));
    const seats = colours.map((colour, seat) => ({
      name: textOf(listed(names, seat)) ?? t('seat.player', { number: seat + 1 }),
      isYou: false,
      colour,
      kind: 'friend' as const,
      isHere: true,
    }));
    const { game, options } = this.#record;
    const moves = this.#moves.slice(0, step);
    const isOver = this.#game.toAct(state) === 'nobody';
    return { game, options, state, moves, version: step, seats, mine: [], canUndo: false, isOver };
  }
}

/** An entry of a list that may be none. */
function listed(list: unknown, seat: number): unknown {
  return Array.isArray(list) ? list[seat] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A game with variations beside the moves that were played: a study as a table. */
import type { CommandRefusal } from '@kingdomino/protocol';
import {
  type Actor,
  type AnyGame,
  type AnyMove,
  type AnyState,
  err,
  type GameRecord,
  ok,
  type Result,
  readMove,
  readRecordedMove,
  type Seat,
} from '@kingdomino/rules';
import {
  applyEdit,
  type Cursor,
  isLine,
  lineAt,
  relocate,
  type Study,
  type StudyEdit,
  type StudyLine,
  startOf,
} from '@kingdomino/study';
import type { PlayedMove } from '@kingdomino/table';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { coloursOf } from '../board/colours.ts';
import { recordedNames } from '../table-source/seat-text.ts';
import type { OnBoardProps, SeatView, TableSource, TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';
import { placeAddress } from './place-address.ts';

const REFUSAL: CommandRefusal = { code: 'not-allowed', text: 'this game is only looked at' };

/** A variation with the positions before and after each of its moves. */
interface PlayedVariation extends StudyLine {
  readonly states: readonly AnyState[];
  readonly played: readonly PlayedMove[];
}

export class StudySource implements TableSource {
  /** The next game with those who played this one; without it another is set up on this device. */
  playAgain?: {
    readonly next: () => NonNullable<TableSource['next']>;
    readonly ask: (end?: AbortSignal) => Promise<string | undefined>;
  };
  /** The variation that is looked at, from the start of the game. */
  readonly variation: ReadonlySignal<PlayedVariation>;
  /** The variation up to the step. */
  readonly played: ReadonlySignal<TableView>;
  /** What the table shows: that, or where a turn that is only looked at would lead. */
  readonly view: ReadonlySignal<TableView>;
  /** Whether moves can be made on the table. */
  readonly isTrying = signal(false);
  /** Whether the position is analysed: then whoever is to move is in the middle, not who moved last. */
  readonly isStudied = signal(false);
  /** Turns that lie on the board as ghosts, best first. */
  readonly ghosts = signal<readonly (readonly string[])[]>([]);
  /** Whose mistakes are one's own, where that is known. */
  mySeat: Seat | undefined;
  /** Draws them; comes with the analysis. */
  readonly onBoard = signal<ComponentType<OnBoardProps> | undefined>(undefined);
  /** Asked before each change where others keep this study, too: why not, or undefined. */
  keeper: ((edit: StudyEdit) => CommandRefusal | undefined) | undefined;
  /** Whoever moves in branches without being asked. */
  movesAlone: (actor: Actor) => boolean = () => false;
  readonly #study: Signal<Study>;
  readonly #cursor = signal<Cursor>({ path: [], at: 0 });
  readonly #previewed = signal<readonly string[] | undefined>(undefined);
  readonly #start: { readonly game: AnyGame; readonly state: AnyState };
  /** Counts what is looked at. */
  #version = 0;
  #shown = '';
  /** The move from which the last step led back. */
  #takenBack: PlayedMove | undefined;

  /** Takes a study that has been read: its moves are legal. */
  constructor(study: Study) {
    const start = startOf(study);
    if (!start.ok) throw new RangeError(start.error.text);
    this.#start = start.value;
    this.#study = signal(study);
    this.variation = computed(() => this.#playVariation());
    this.played = computed(() => this.#look());
    this.view = computed(() => {
      const turn = this.#previewed.value;
      const after = turn && viewAfter(this.played.value, turn);
      return after ? { ...after, mine: [], canUndo: false } : this.played.value;
    });
  }

  get study(): Study {
    return this.#study.value;
  }

  get cursor(): Cursor {
    return this.#cursor.value;
  }

  get step(): number {
    return this.#cursor.value.at;
  }

  get steps(): number {
    return this.variation.value.moves.length;
  }

  get OnBoard(): ComponentType<OnBoardProps> | undefined {
    return this.onBoard.value;
  }

  get actor(): Actor {
    return this.#start.game.toAct(this.variation.value.states[this.step]!);
  }

  /** The turn that is looked at, if any. */
  get previewed(): ReadonlySignal<readonly string[] | undefined> {
    return this.#previewed;
  }

  /** Shows where a turn would lead, until another step is looked at. */
  preview(turn: readonly string[] | undefined): void {
    this.#previewed.value = turn;
  }

  /** To a step of this variation. */
  go(step: number): void {
    this.goTo({ path: this.#cursor.peek().path, at: step });
  }

  /** To a place in the study; to the nearest where there is none. */
  goTo({ path, at }: Cursor): void {
    const known = isLine(this.study, path) ? path : [];
    const { moves } = lineAt(this.study, known);
    const next: Cursor = { path: known, at: Math.min(Math.max(at, 0), moves.length) };
    const isBack =
      next.at === this.#cursor.peek().at - 1 && String(known) === String(this.#cursor.peek().path);
    this.#takenBack = isBack ? this.variation.peek().played[next.at] : undefined;
    batch(() => {
      this.preview(undefined);
      this.#cursor.value = next;
    });
  }

  restart(): void {
    this.go(0);
  }

  /** Something is played, taken back, named, noted, moved or deleted. */
  edit(edit: StudyEdit): Result<undefined, CommandRefusal> {
    const { study: before } = this;
    const here = this.#cursor.peek();
    const { study, cursor } = applyEdit(before, edit);
    const refusal = study === before ? undefined : this.keeper?.(edit);
    if (refusal) return err(refusal);
    this.change(study, cursor ?? relocate(before, here, study));
    return ok(undefined);
  }

  /** Another study of the same game. */
  change(study: Study, cursor: Cursor = this.#cursor.peek()): void {
    batch(() => {
      this.#study.value = study;
      this.goTo(cursor);
    });
  }

  async play(move: AnyMove): Promise<Result<undefined, CommandRefusal>> {
    return this.isTrying.peek() ? this.playText(this.#start.game.format(move)) : err(REFUSAL);
  }

  /** For whoever is to act, chance too. */
  playText(text: string): Result<undefined, CommandRefusal> {
    const { game } = this.#start;
    const move = readMove(game, this.variation.peek().states[this.#cursor.peek().at]!, text);
    if (!move.ok) return err({ code: 'not-allowed', text: move.error.text });
    return this.edit({ kind: 'play', ...this.#cursor.peek(), moves: [game.format(move.value)] });
  }

  /** To what somebody decided: what bots and chance did since then is undone with it. */
  async undo(): Promise<Result<undefined, CommandRefusal>> {
    for (;;) {
      const undone = this.edit({ kind: 'takeBack', ...this.#cursor.peek() });
      if (!undone.ok || !this.played.value.canUndo || !this.movesAlone(this.actor)) return undone;
    }
  }

  /** The game as it was played, with whatever was thought about it. */
  record(): GameRecord {
    const { study, ...record } = this.study;
    return Object.keys(study).length > 1 ? this.study : record;
  }

  /** In a branch the game alone would be another one than is seen. */
  get address(): string | undefined {
    return this.#cursor.value.path.length > 0 ? placeAddress(this) : undefined;
  }

  get next(): TableSource['next'] {
    return this.playAgain?.next();
  }

  async rematch(end?: AbortSignal): Promise<string | undefined> {
    return this.playAgain ? this.playAgain.ask(end) : `/new/${this.study.game}`;
  }

  close(): void {}

  #playVariation(): PlayedVariation {
    const { game, state: start } = this.#start;
    const variation = lineAt(this.study, this.#cursor.value.path);
    const states = [start];
    const played = variation.moves.map((text): PlayedMove => {
      const state = states.at(-1)!;
      const actor = game.toAct(state);
      const move = readRecordedMove(game, state, text);
      if (!move.ok) throw new RangeError(move.error.text);
      states.push(game.play(state, move.value));
      return { by: typeof actor === 'number' ? actor : 'chance', move: move.value, text };
    });
    return { ...variation, states, played };
  }

  #look(): TableView {
    const { game, options } = this.study;
    const { path, at } = this.#cursor.value;
    const { states, played, at: from } = this.variation.value;
    const state = states[at]!;
    const actor = this.#start.game.toAct(state);
    const moves = played.slice(0, at);
    const isTrying = this.isTrying.value;
    return {
      game,
      options,
      state,
      moves,
      version: this.#versionOf(JSON.stringify([isTrying, moves.map(({ text }) => text)])),
      seats: this.#seats(),
      mine: isTrying && typeof actor === 'number' ? [actor] : [],
      canUndo: isTrying && path.length > 0 && at > from,
      isOver: actor === 'nobody',
      start: this.#start.state,
      looksAt: lookedAt(isTrying || this.isStudied.value ? actor : (this.#takenBack?.by ?? 'nobody'), moves),
    };
  }

  /** Another one for whatever else is looked at; names and comments are beside the table. */
  #versionOf(shown: string): number {
    if (shown !== this.#shown) this.#version++;
    this.#shown = shown;
    return this.#version;
  }

  #seats(): SeatView[] {
    const { players: names, colours: wishes } = this.study;
    const count = this.#start.game.seats(this.#start.state);
    const colours = coloursOf(Array.from({ length: count }, (_, seat) => listed(wishes, seat)));
    const shown = recordedNames(colours.map((_, seat) => listed(names, seat)));
    return colours.map((colour, seat) => ({
      name: shown[seat]!,
      isYou: false,
      colour,
      kind: 'friend' as const,
      isHere: true,
    }));
  }
}

/** Whoever is to move, or has just taken his move back, else whoever moved last. */
function lookedAt(actor: Actor, moves: readonly PlayedMove[]): Seat {
  if (typeof actor === 'number') return actor;
  const last = moves.findLast(({ by }) => by !== 'chance')?.by;
  return typeof last === 'number' ? last : 0;
}

/** An entry of a list that may be none. */
function listed(list: unknown, seat: number): unknown {
  return Array.isArray(list) ? list[seat] : undefined;
}

/** Where the game is looked at; on a branch, where that leaves the game. */
export function stepOfGame({ cursor: { path, at }, study }: StudySource): number {
  return path.length === 0 ? at : Math.min(at, study.study.branches?.[path[0]!]?.at ?? 0);
}

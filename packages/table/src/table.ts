/**
 * A game in progress: the entries made so far and the position they lead to.
 *
 * A table decides and never acts: `propose…` answers with the entries to write down, and only `append` changes it.
 * So a server can make them durable in between, and a page can use the same table without a server.
 */
import {
  type AnyGame,
  type Dealer,
  err,
  type GameId,
  type GameRecord,
  gameById,
  ok,
  type Refusal,
  type Result,
  readMove,
  type Seat,
  writeRecord,
} from '@kingdomino/rules';
import type { Entry, MoveEntry } from './entry.ts';

export interface TableConfig {
  readonly game: GameId;
  /** As in the game record. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly undoAllowed: boolean;
}

/** A refusal by the game, or by the table itself: those have the rule `table`. */
export type TableRefusal = Refusal;

export class Table {
  readonly config: TableConfig;
  readonly game: AnyGame;
  readonly #start: unknown;
  readonly #entries: Entry[] = [];
  /** The moves that still count, without those taken back. */
  #moves: MoveEntry[] = [];
  #state: unknown;

  /** Fails on options that the game refuses. */
  static open(config: TableConfig, entries: readonly Entry[] = []): Result<Table> {
    const options = gameById(config.game).readOptions(config.options);
    if (!options.ok) return options;
    const table = new Table(config, options.value);
    for (const entry of entries) table.append(entry);
    return ok(table);
  }

  private constructor(config: TableConfig, options: unknown) {
    this.config = config;
    this.game = gameById(config.game);
    this.#start = this.game.start(options);
    this.#state = this.game.copy(this.#start);
  }

  /** How many entries there are: what a command must have seen to be taken. */
  get version(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get moves(): readonly MoveEntry[] {
    return this.#moves;
  }

  /** Not to be changed by the reader. */
  get state(): unknown {
    return this.#state;
  }

  get isOver(): boolean {
    return this.game.toAct(this.#state) === 'nobody';
  }

  /** A seat's move. */
  proposeMove(by: Seat, text: string, version: number): Result<MoveEntry, TableRefusal> {
    const early = this.#refuseEarly(version);
    if (early) return err(early);
    if (this.isOver) return refuse('over', 'the game is over');
    if (this.game.toAct(this.#state) !== by) return refuse('not-your-turn', 'it is not your turn');
    const move = readMove(this.game, this.#state, text);
    return move.ok ? ok({ kind: 'move', by, move: this.game.format(move.value) }) : move;
  }

  /** The draw or roll that the game waits for, or undefined when it waits for a seat or is over. */
  proposeChance(dealer: Dealer): MoveEntry | undefined {
    if (this.game.toAct(this.#state) !== 'chance') return undefined;
    return { kind: 'move', by: 'chance', move: this.game.format(dealer.next(this.game, this.#state)) };
  }

  /** How many draws and rolls were made: where a dealer must go on. */
  get chanceMoves(): number {
    return this.#moves.filter(({ by }) => by === 'chance').length;
  }

  /** The fair policy: one's own last decision, while nothing was revealed and nobody else acted since. */
  proposeUndo(by: Seat, version: number): Result<Entry, TableRefusal> {
    const early = this.#refuseEarly(version);
    if (early) return err(early);
    if (!this.config.undoAllowed) return refuse('no-undo', 'this table plays without undo');
    return this.canUndo(by)
      ? ok({ kind: 'undo', by })
      : refuse('nothing-to-undo', 'others have acted, or something was revealed');
  }

  canUndo(by: Seat): boolean {
    const last = this.#moves.at(-1);
    return this.config.undoAllowed && !this.isOver && last?.by === by && last.bot === undefined;
  }

  /** Trusts that the entry was proposed for this very version. */
  append(entry: Entry): void {
    this.#entries.push(entry);
    if (entry.kind === 'move') {
      this.#moves.push(entry);
      this.#state = this.#play(this.#state, entry);
    } else {
      this.#moves.pop();
      this.#state = this.#moves.reduce((state, move) => this.#play(state, move), this.#start);
    }
  }

  record(extra: Readonly<Record<string, unknown>> = {}): GameRecord {
    return writeRecord(
      this.game,
      this.#state,
      this.#moves.map(({ move }) => move),
      extra,
    );
  }

  #play(state: unknown, { move }: MoveEntry): unknown {
    const parsed = this.game.parse(move);
    if (!parsed.ok) throw new Error(`the table's own entry ${move} cannot be read: ${parsed.error.text}`);
    return this.game.play(state, parsed.value);
  }

  #refuseEarly(version: number): TableRefusal | undefined {
    if (version === this.version) return undefined;
    return { code: 'stale', rule: 'table', text: `the table is at version ${this.version}, not ${version}` };
  }
}

function refuse(code: string, text: string): { readonly ok: false; readonly error: TableRefusal } {
  return err({ code, rule: 'table', text });
}

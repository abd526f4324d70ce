/** A game on this device: a table, a dealer, and bots in a worker. Every entry is kept before the next is made. */
import { Dealer, err, type GameRecord, ok, type Refusal, type Result } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { Position } from '@kingdomino/rules/kingdomino';
import { Table } from '@kingdomino/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../app/language.ts';
import { randomHex } from '../app/random-hex.ts';
import { pace } from '../app/settings.ts';
import { coloursOf } from '../board/colours.ts';
import { chooseMove } from './bots.ts';
import type { Hold } from './hold.ts';
import { loadGame, type SavedGame, type SeatSetup, saveGame } from './saved-games.ts';
import type { SeatView, TableSource, TableView } from './table-source.ts';
import { undoTime } from './undo-time.ts';
import { Waiting } from './waiting.ts';

const DEAL_PAUSE = 350;
const BOT_PAUSE = 750;
/** Where only bots play, they wait this long between the games of a Dynasty. */
const LOOK_PAUSE = 6000;

export function createGame(config: SavedGame['config'], seats: readonly SeatSetup[]): string {
  const id = randomHex(6);
  saveGame({ id, config, seats, entries: [], seed: randomHex(32), changedAt: Date.now(), isOver: false });
  return id;
}

export function openLocalGame(id: string): LocalSource | undefined {
  const saved = loadGame(id);
  const table = saved && Table.open(saved.config, saved.entries);
  return table?.ok ? new LocalSource(saved!, table.value) : undefined;
}

export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly view: ReadonlySignal<TableView>;
  readonly #saved: SavedGame;
  readonly #table: Table;
  readonly #dealer: Dealer;
  /** Counts changes, those of undo too. */
  readonly #changes = signal(0);
  readonly #hold = signal<Hold | undefined>(undefined);
  readonly #waiting = new Waiting();
  #decidedAt = performance.now();
  #isDriving = false;
  #isClosed = false;

  constructor(saved: SavedGame, table: Table) {
    this.#saved = saved;
    this.#table = table;
    this.#dealer = new Dealer(fromHex(saved.seed)!, [], table.chanceMoves);
    this.view = computed(() => this.#look(this.#changes.value));
    void this.#drive();
  }

  async play(move: string): Promise<Result<undefined, Refusal>> {
    const seat = this.#table.game.toAct(this.#table.state);
    if (typeof seat !== 'number' || this.#saved.seats[seat]?.kind === 'bot')
      return err({ code: 'not-your-turn', rule: 'table', text: t('error.not-your-turn') });
    const entry = this.#table.proposeMove(seat, move, this.#table.version);
    if (!entry.ok) return entry;
    this.#decidedAt = performance.now();
    this.#append(entry.value);
    void this.#drive();
    return ok(undefined);
  }

  /** Bots have no feelings: their answers are taken back with the decision they answered. */
  async undo(): Promise<Result<undefined, Refusal>> {
    for (let left = this.#undoable(); left > 0; left--) {
      const by = this.#table.moves.at(-1)!.by;
      const entry = this.#table.proposeUndo(typeof by === 'number' ? by : -1, this.#table.version);
      if (!entry.ok) return entry;
      this.#append(entry.value);
    }
    this.#waiting.end();
    return ok(undefined);
  }

  proceed(): void {
    this.#waiting.end();
  }

  record(): GameRecord {
    const { seats } = this.view.value;
    const isPainted = this.#saved.seats.some(({ colour }) => colour !== undefined);
    const colours = isPainted ? { colours: seats.map(({ colour }) => colour) } : {};
    const extra = { players: seats.map(({ name }) => name), ...colours };
    return this.#table.record(this.#table.isOver ? { ...extra, deal: this.#dealer.reveal() } : extra);
  }

  async rematch(): Promise<string> {
    return `/play/${createGame(this.#saved.config, this.#saved.seats)}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.end();
  }

  /** Deals, rolls and lets bots move until a person's turn comes. */
  async #drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    while (!this.#isClosed) {
      const { version } = this.#table;
      const next = await this.#nextEntry();
      if (next === undefined) break;
      // an undo in the meantime: look again
      if (!this.#isClosed && version === this.#table.version) this.#append(next);
    }
    this.#isDriving = false;
  }

  async #nextEntry() {
    const table = this.#table;
    const actor = table.game.toAct(table.state);
    if (actor === 'nobody') return undefined;
    if (actor === 'chance') {
      await this.#waitForChance();
      return table.game.toAct(table.state) === 'chance' ? table.proposeChance(this.#dealer) : undefined;
    }
    const seat = this.#saved.seats[actor];
    if (seat?.kind !== 'bot') return undefined;
    const { game, options } = this.#saved.config;
    const moves = table.moves.map(({ move }) => move);
    const job = { game, options, moves };
    const [move] = await Promise.all([chooseMove(seat.level, job), pause(pace(BOT_PAUSE))]);
    return { kind: 'move', by: actor, move } as const;
  }

  /** What is revealed cannot be taken back, so whoever decided last gets his time before. */
  async #waitForChance(): Promise<void> {
    const { state } = this.#table;
    if (state instanceof Position && state.isBetweenGames)
      return this.#holdFor('next-game', this.#hasPeople ? undefined : pace(LOOK_PAUSE));
    const dealing = pause(pace(DEAL_PAUSE));
    const left = this.#decidedAt + undoTime() - performance.now();
    if (this.#undoable() > 0 && left > 0) await this.#holdFor('undo', left);
    return dealing;
  }

  async #holdFor(hold: Hold, milliseconds: number | undefined): Promise<void> {
    this.#hold.value = hold;
    await this.#waiting.begin(milliseconds);
    this.#hold.value = undefined;
  }

  get #hasPeople(): boolean {
    return this.#saved.seats.some(({ kind }) => kind !== 'bot');
  }

  #isPerson(seat: unknown): boolean {
    return typeof seat === 'number' && this.#saved.seats[seat]?.kind !== 'bot';
  }

  /** How many moves go back to before a person's last decision; none once something was revealed since. */
  #undoable(): number {
    const { moves, config, isOver } = this.#table;
    if (!config.undoAllowed || isOver) return 0;
    const last = moves.findLastIndex(({ by }) => by === 'chance' || this.#isPerson(by));
    return last < 0 || moves[last]!.by === 'chance' ? 0 : moves.length - last;
  }

  #append(entry: Parameters<Table['append']>[0]): void {
    this.#table.append(entry);
    const { entries, isOver } = this.#table;
    saveGame({ ...this.#saved, entries: [...entries], changedAt: Date.now(), isOver });
    this.#changes.value++;
  }

  #look(version: number): TableView {
    const { config, state, moves, isOver } = this.#table;
    const { seats } = this.#saved;
    return {
      game: config.game,
      options: config.options,
      state,
      moves: [...moves],
      version,
      seats: seatViews(seats),
      mine: seats.map((_, seat) => seat).filter(seat => this.#isPerson(seat)),
      canUndo: this.#undoable() > 0,
      hold: this.#hold.value,
      isOver,
    };
  }
}

export function seatViews(seats: readonly SeatSetup[]): SeatView[] {
  const colours = coloursOf(seats.map(({ colour }) => colour));
  return seats.map((seat, index) => ({
    name: seat.kind === 'bot' ? t(`level.${seat.level}`) : seat.name,
    kind: seat.kind,
    colour: colours[index]!,
    isHere: true,
  }));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

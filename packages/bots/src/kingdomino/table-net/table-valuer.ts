/** What the net that sees the table thinks of turns, and of the table as any seat sees it. */

import {
  DOMINO_COUNT,
  Kingdom,
  type KingdomSize,
  type Position,
  scoreKingdom,
} from '@kingdomino/rules/kingdomino';
import { firstCell, Places, secondCell } from '@kingdomino/rules/search';
import { type Forecast, type TableNet, type Tail, UNITS } from '../../net/table-net.ts';
import { DISCARD, NO_PICK } from '../greedy.ts';
import { LINE } from './columns.ts';
import { dominoesPerSeat, TableColumns } from './table-columns.ts';

/** How many points a certain win is worth beside the margin: as the net was trained. */
const WIN_WEIGHT = 20;
const MOST_TURNS = 2048;

/** Turns of one decision: final points of the seat and of the best other, the chance to win, and what to go by. */
export interface TableTurns {
  count: number;
  readonly place: Int32Array;
  readonly slot: Int8Array;
  readonly own: Float64Array;
  readonly other: Float64Array;
  readonly win: Float64Array;
  readonly value: Float64Array;
}

export class TableValuer {
  readonly turns: TableTurns = {
    count: 0,
    place: new Int32Array(MOST_TURNS),
    slot: new Int8Array(MOST_TURNS),
    own: new Float64Array(MOST_TURNS),
    other: new Float64Array(MOST_TURNS),
    win: new Float64Array(MOST_TURNS),
    value: new Float64Array(MOST_TURNS),
  };
  readonly #net: TableNet;
  readonly #table: TableColumns;
  readonly #kingdom: Kingdom;
  readonly #places: Places;
  readonly #forecast: Forecast = { own: 0, other: 0, win: 0 };
  // Sums of rows: of a decision, of each claim, of a placement, of a turn.
  readonly #common = new Float32Array(UNITS);
  readonly #claims = Array.from({ length: LINE }, () => new Float32Array(UNITS));
  readonly #placed = new Float32Array(UNITS);
  readonly #sum = new Float32Array(UNITS);
  readonly #prospects = new Uint8Array(LINE);
  #tail!: Tail;
  #bestOther = 0;
  /** The others' best final points where they are certain, else NaN. */
  #otherFinal = Number.NaN;

  constructor(size: KingdomSize, net: TableNet) {
    this.#net = net;
    this.#table = new TableColumns(size);
    if (net.columns !== this.#table.columns.count) throw new RangeError('this net knows other columns');
    this.#kingdom = new Kingdom(size);
    this.#places = new Places(this.#kingdom.grid);
  }

  /** Lists and values every turn of the seat that acts: placing and picking, or picking alone. */
  valueTurns(position: Position): TableTurns {
    const { turns } = this;
    turns.count = 0;
    this.#startTurns(position);
    const { kingdom, held } = position;
    if (position.phase === 'pick') {
      this.#valueClaims(position, kingdom, DISCARD);
      return turns;
    }
    const count = kingdom.findPlaces(held, this.#places);
    this.#kingdom.copyFrom(kingdom);
    if (count === 0) {
      this.#kingdom.discards++;
      this.#valueClaims(position, this.#kingdom, DISCARD);
    }
    for (let index = 0; index < count; index++) {
      const place = this.#places.at(index);
      if (index > 0) this.#kingdom.copyFrom(kingdom);
      this.#kingdom.lay(held, place);
      this.#valueClaims(position, this.#kingdom, place);
    }
    return turns;
  }

  /** Final points of a seat and of the best other, and its chance to win, just after anybody's turn. */
  valueSeat(position: Position, seat: number): Forecast {
    const table = this.#table;
    const { view, list, columns, kingdoms } = table;
    const kingdom = position.kingdoms[seat]!;
    view.lookAfter(position, seat);
    this.#tail = this.#net.tailFor(position.options.players);
    this.#lookAtOthers(position, seat);
    list.length = 0;
    table.addSurroundings(seat);
    table.addNewer(seat, NO_PICK);
    kingdoms.addTiles(kingdom);
    kingdoms.addShape(kingdom, columns.own, position.options, table.hopes);
    table.addHeld(columns.own, seat);
    table.addHeldProspects(columns.own, seat);
    table.addSupply(columns.own, kingdom.dominoCount + kingdom.discards + view.heldBy(seat));
    table.addPoints(kingdom.board.points, this.#bestOther);
    const claims = view.claimsOf(seat, false) > 0;
    for (let slot = 0; slot < view.newerLength && claims; slot++)
      if (view.isFree(slot)) table.addFreeGain(slot, kingdoms.prospect(view.newerDominoes[slot]!));
    this.#sum.set(this.#net.bias);
    this.#net.add(this.#sum, list.at, 0, list.length);
    return { ...this.#finish(position, kingdom, this.#sum) };
  }

  /** What all turns of a decision have in common, and what each claim adds. */
  #startTurns(position: Position): void {
    const table = this.#table;
    const { view, list, columns } = table;
    const { seat, kingdom } = position;
    const net = this.#net;
    view.lookDuring(position);
    this.#tail = net.tailFor(position.options.players);
    this.#lookAtOthers(position, seat);
    list.length = 0;
    table.addSurroundings(seat);
    table.kingdoms.addTiles(kingdom);
    table.addHeld(columns.own, seat);
    const placing = position.phase === 'place' ? 1 : 0;
    const claiming = position.hasNewer ? 1 : 0;
    const received = kingdom.dominoCount + kingdom.discards + placing + view.heldBy(seat) + claiming;
    table.addSupply(columns.own, received);
    this.#common.set(net.bias);
    net.add(this.#common, list.at, 0, list.length);
    for (let slot = 0; slot < LINE; slot++) {
      const isLast = slot === 0 && !position.hasNewer;
      if (!isLast && !(slot < view.newerLength && view.isFree(slot))) continue;
      list.length = 0;
      table.addNewer(seat, isLast ? NO_PICK : slot);
      if (!isLast) {
        list.add(columns.own.held + DOMINO_COUNT + view.newerDominoes[slot]! - 1);
        list.add(columns.own.slot + slot);
      }
      this.#claims[slot]!.fill(0);
      net.add(this.#claims[slot]!, list.at, 0, list.length);
    }
  }

  #valueClaims(position: Position, kingdom: Kingdom, place: number): void {
    const table = this.#table;
    const { view, list, columns, kingdoms } = table;
    const { seat, options } = position;
    list.length = 0;
    if (place !== DISCARD) {
      kingdoms.addTile(kingdom, firstCell(place));
      kingdoms.addTile(kingdom, secondCell(kingdom.grid, place));
    }
    kingdoms.addShape(kingdom, columns.own, options, table.hopes);
    table.addHeldProspects(columns.own, seat);
    table.addPoints(kingdom.board.points, this.#bestOther);
    for (let slot = 0; slot < view.newerLength; slot++)
      if (view.isFree(slot)) this.#prospects[slot] = kingdoms.prospect(view.newerDominoes[slot]!);
    this.#placed.set(this.#common);
    this.#net.add(this.#placed, list.at, 0, list.length);
    if (!position.hasNewer) this.#valueTurn(position, kingdom, place, NO_PICK);
    for (let slot = 0; slot < view.newerLength; slot++)
      if (view.isFree(slot)) this.#valueTurn(position, kingdom, place, slot);
  }

  #valueTurn(position: Position, kingdom: Kingdom, place: number, slot: number): void {
    const { view, list, columns, kingdoms } = this.#table;
    const sum = this.#sum;
    const placed = this.#placed;
    const claim = this.#claims[Math.max(slot, 0)]!;
    list.length = 0;
    if (slot !== NO_PICK) {
      kingdoms.addKnownProspect(columns.own, this.#prospects[slot]!, true);
      const claims = view.claimsOf(position.seat, true) > 0;
      for (let free = 0; free < view.newerLength && claims; free++)
        if (free !== slot && view.isFree(free)) this.#table.addFreeGain(free, this.#prospects[free]!);
    }
    for (let unit = 0; unit < UNITS; unit++) sum[unit] = placed[unit]! + claim[unit]!;
    this.#net.add(sum, list.at, 0, list.length);
    this.#push(place, slot, this.#finish(position, kingdom, sum));
  }

  /** Final points where they are certain, else the net's forecast. */
  #finish(position: Position, kingdom: Kingdom, sum: Float32Array): Forecast {
    const forecast = this.#forecast;
    this.#net.forecast(sum, this.#tail, forecast);
    forecast.own += kingdom.board.points;
    forecast.other = Number.isNaN(this.#otherFinal) ? forecast.other + this.#bestOther : this.#otherFinal;
    if (isComplete(position, kingdom)) forecast.own = scoreKingdom(kingdom, position.options).total;
    return forecast;
  }

  #lookAtOthers({ kingdoms, options, setup }: Position, me: number): void {
    this.#bestOther = 0;
    this.#otherFinal = 0;
    const all = (setup.lines * setup.kings) / options.players;
    for (let seat = 0; seat < options.players; seat++) {
      if (seat === me) continue;
      const kingdom = kingdoms[seat]!;
      this.#bestOther = Math.max(this.#bestOther, kingdom.board.points);
      const isDone = kingdom.dominoCount + kingdom.discards === all;
      this.#otherFinal = isDone
        ? Math.max(this.#otherFinal, scoreKingdom(kingdom, options).total)
        : Number.NaN;
    }
  }

  #push(place: number, slot: number, { own, other, win }: Forecast): void {
    const { turns } = this;
    if (turns.count === MOST_TURNS) return;
    turns.place[turns.count] = place;
    turns.slot[turns.count] = slot;
    turns.own[turns.count] = own;
    turns.other[turns.count] = other;
    turns.win[turns.count] = win;
    turns.value[turns.count++] = own - other + WIN_WEIGHT * win;
  }
}

function isComplete(position: Position, kingdom: Kingdom): boolean {
  return kingdom.dominoCount + kingdom.discards === dominoesPerSeat(position);
}

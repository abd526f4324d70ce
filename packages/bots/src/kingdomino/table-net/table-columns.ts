/** Columns of the table: the other seats, the lines with their owners, the order of play, what is unseen. */
import {
  DOMINO_COUNT,
  HALF_CROWNS,
  HALF_TERRAIN,
  type Kingdom,
  type KingdomSize,
  type Position,
  TERRAINS,
} from '@kingdomino/rules/kingdomino';
import {
  type Block,
  ColumnList,
  type Columns,
  columnsOf,
  DIFFERENCE_STEPS,
  differenceStep,
  GAIN_STEPS,
  hopeStep,
  LINE,
  NO_NEWER,
  OWNERS,
  POINT_STEPS,
  pointStep,
  SEATS,
  SUPPLY_STEPS,
} from './columns.ts';
import { KingdomColumns } from './kingdom-columns.ts';
import { TableView } from './table-view.ts';

/** Where a seat claims nothing more, its gains are nothing. */
const NO_GAIN = 255;

export class TableColumns {
  readonly columns: Columns;
  readonly list = new ColumnList();
  readonly kingdoms: KingdomColumns;
  readonly view = new TableView();
  /** By terrain, in steps. */
  readonly hopes = new Uint8Array(TERRAINS.length);
  readonly #size: KingdomSize;
  /** By rank and slot: what free dominoes would bring to the others. */
  readonly #gains = new Uint8Array(SEATS * LINE);

  constructor(size: KingdomSize) {
    this.#size = size;
    this.columns = columnsOf(size);
    this.kingdoms = new KingdomColumns(size, this.columns, this.list);
  }

  /** What no turn changes: the other seats, dominoes unseen, options, kings to come. */
  addSurroundings(me: number): void {
    const { position, ranks } = this.view;
    for (let seat = 0; seat < position.options.players; seat++)
      if (seat !== me) this.#addOther(seat, ranks[seat]!);
    this.#addUnseen(position);
    this.#addOptions(position);
    this.#addOlder(position);
  }

  /** What a seat holds, but not how it fits. */
  addHeld(block: Block, seat: number): void {
    const { view, list } = this;
    const { olderOwners, olderDominoes, setup } = view.position;
    for (let slot = view.rest; slot < setup.lineLength; slot++)
      if (olderOwners[slot] === seat) list.add(block.held + olderDominoes[slot]! - 1);
    for (let slot = 0; slot < view.newerLength; slot++) {
      if (view.newerOwners[slot] !== seat) continue;
      list.add(block.held + DOMINO_COUNT + view.newerDominoes[slot]! - 1);
      list.add(block.slot + slot);
    }
  }

  addHeldProspects(block: Block, seat: number): void {
    const { view } = this;
    const { olderOwners, olderDominoes, setup } = view.position;
    for (let slot = view.rest; slot < setup.lineLength; slot++)
      if (olderOwners[slot] === seat) this.kingdoms.addProspect(block, olderDominoes[slot]!, false);
    for (let slot = 0; slot < view.newerLength; slot++)
      if (view.newerOwners[slot] === seat) this.kingdoms.addProspect(block, view.newerDominoes[slot]!, true);
  }

  /** How many dominoes a seat will still receive after those laid, discarded, held or being claimed. */
  addSupply(block: Block, received: number): void {
    const supply = Math.max(0, dominoesPerSeat(this.view.position) - received);
    this.list.add(block.supply + Math.min(supply, SUPPLY_STEPS - 1));
  }

  /** The newer line once `me` has claimed `claim` (-1: nothing more), and what is left of it for the others. */
  addNewer(me: number, claim: number): void {
    const { view, list, columns } = this;
    const { players } = view.position.options;
    let pattern = 0;
    for (let slot = 0; slot < view.newerLength; slot++) {
      const owner = slot === claim ? me : view.newerOwners[slot]!;
      const state = owner < 0 ? 0 : 1 + view.ranks[owner]!;
      pattern = OWNERS * pattern + state;
      list.add(columns.newer + (OWNERS * slot + state) * DOMINO_COUNT + view.newerDominoes[slot]! - 1);
      if (state !== 0) continue;
      for (let rank = 1; rank < players; rank++) {
        const gain = this.#gains[LINE * rank + slot]!;
        if (gain !== NO_GAIN) list.add(columns.freeOther + (LINE * (rank - 1) + slot) * GAIN_STEPS + gain);
      }
    }
    list.add(columns.pattern + (view.hasNewer ? pattern : NO_NEWER));
    if (view.isOpening) this.#addOpening(me, claim >= 0);
  }

  addPoints(points: number, other: number): void {
    const { list, columns } = this;
    const { dealt, setup } = this.view.position;
    list.add(columns.points + pointStep(this.#size, points));
    const last = dealt === setup.lines ? DIFFERENCE_STEPS : 0;
    list.add(columns.difference + last + differenceStep(this.#size, points - other));
  }

  addFreeGain(slot: number, prospect: number): void {
    this.list.add(this.columns.freeOwn + slot * GAIN_STEPS + (prospect % GAIN_STEPS));
  }

  #addOther(seat: number, rank: number): void {
    const { view, list, columns, kingdoms } = this;
    const block = columns.other;
    const kingdom: Kingdom = view.position.kingdoms[seat]!;
    kingdoms.addShape(kingdom, block, view.position.options);
    this.addHeld(block, seat);
    this.addHeldProspects(block, seat);
    this.addSupply(block, kingdom.dominoCount + kingdom.discards + view.heldBy(seat));
    list.add(columns.points + rank * POINT_STEPS + pointStep(this.#size, kingdom.board.points));
    const claims = view.claimsOf(seat, false) > 0;
    for (let slot = 0; slot < LINE; slot++) {
      const isOpen = claims && slot < view.newerLength && view.isFree(slot);
      this.#gains[LINE * rank + slot] = isOpen
        ? kingdoms.prospect(view.newerDominoes[slot]!) % GAIN_STEPS
        : NO_GAIN;
    }
  }

  #addUnseen({ seen }: Position): void {
    const { hopes, list, columns } = this;
    hopes.fill(0);
    for (let domino = 1; domino <= DOMINO_COUNT; domino++) {
      if (seen[domino] !== 0) continue;
      list.add(columns.unseen + domino - 1);
      hopes[HALF_TERRAIN[2 * domino]!]! += HALF_CROWNS[2 * domino]!;
      hopes[HALF_TERRAIN[2 * domino + 1]!]! += HALF_CROWNS[2 * domino + 1]!;
    }
    for (let kind = 0; kind < hopes.length; kind++) hopes[kind] = hopeStep(hopes[kind]!);
  }

  #addOptions({ options, dealt }: Position): void {
    const { list, columns } = this;
    if (options.middleKingdom) list.add(columns.flags);
    if (options.harmony) list.add(columns.flags + 1);
    if (options.lineOfFour) list.add(columns.flags + 2);
    list.add(columns.flags + 1 + options.players);
    list.add(columns.lines + dealt);
  }

  #addOlder({ olderOwners, olderDominoes, setup }: Position): void {
    const { view, list, columns } = this;
    let order = 0;
    let place = 0;
    for (let slot = view.rest; slot < setup.lineLength; slot++) {
      const owner = olderOwners[slot]!;
      if (owner < 0) continue;
      const rank = view.ranks[owner]!;
      list.add(columns.older + (place++ * SEATS + rank) * DOMINO_COUNT + olderDominoes[slot]! - 1);
      order = OWNERS * order + 1 + rank;
    }
    list.add(columns.order + order);
  }

  #addOpening(me: number, isClaiming: boolean): void {
    const { view } = this;
    let all = 0;
    for (let seat = 0; seat < view.position.options.players; seat++)
      all += view.claimsOf(seat, seat === me && isClaiming);
    this.list.add(this.columns.opening + LINE * view.claimsOf(me, isClaiming) + all);
  }
}

export function dominoesPerSeat({ setup, options }: Position): number {
  return (setup.lines * setup.kings) / options.players;
}

/**
 * The rest of a game once the last line is dealt: nothing is left to chance, so every turn is played out as far as it matters,
 * each seat choosing what is best for itself. With two seats that is exact play; with more it is what players come to who
 * neither guess at nor trust each other.
 */
import { FREE, type Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { DISCARD, NO_PICK, type Turn } from '../../../turns/kingdomino/turn.ts';
import { utilityOf } from '../../utility.ts';
import { Completion, pointsOfRank } from './completion.ts';
import { type Prospect, Prospects } from './prospects.ts';

/** Beyond so many kingdoms looked at, an ending is left to simulations. */
const MOST_WORK = 60_000;

/** What comes of a turn with best play, by seat. */
export interface SolvedTurn extends Turn {
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

interface Table {
  /** Slots of the last line that are free, as bits. */
  readonly free: number;
  /** By seat: its slots as bits, and what it can still make of its kingdom. */
  readonly picked: readonly number[];
  readonly prospects: readonly Prospect[];
}

interface Solved {
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

export class Ending {
  readonly #position: Position;
  /** The seats still to place a domino of the older line, in their order. */
  readonly #order: readonly number[];
  readonly #shares: readonly SeatShares[];
  readonly #solved = new Map<string, Solved>();

  constructor(position: Position) {
    this.#position = position;
    this.#order = olderRest(position).map(({ seat }) => seat);
    this.#shares = position.kingdoms.map((_, seat) => sharesOf(position, seat));
  }

  /** Whether it can be solved in a moment, looking at this many kingdoms at most. */
  static isSmall(position: Position, most = MOST_WORK): boolean {
    if (position.setup.games > 1 || position.dealt !== position.setup.lines || position.isOpening)
      return false;
    if (position.phase !== 'place' && position.phase !== 'pick') return false;
    const work = position.kingdoms.map((_, seat) => workOf(position, seat));
    return work.reduce((sum, each) => sum + each, 0) <= Math.min(most, MOST_WORK);
  }

  /** Every turn of the seat to act, best first. */
  solve(): SolvedTurn[] {
    const position = this.#position;
    const { seat, options, setup } = position;
    const completion = new Completion(setup.size, options);
    const makers = this.#shares.map(({ dominoes }) => new Prospects(completion, { dominoes }));
    const isLaid = position.phase === 'pick';
    const rest = (each: number) => olderRest(position).filter(older => older.seat === each);
    const olderOf = (each: number) => rest(each).map(({ domino }) => domino);
    const others = position.kingdoms.map((kingdom, each) =>
      each === seat && !isLaid
        ? undefined
        : makers[each]!.of(kingdom, olderOf(each).slice(each === seat ? 1 : 0)),
    );
    const placed = isLaid
      ? [{ place: DISCARD, prospect: others[seat]! }]
      : makers[seat]!.eachPlacement(position.kingdom, olderOf(seat));
    const free = freeBits(position);
    const picked = position.kingdoms.map((_, each) => pickedBits(position, each));
    const turns = placed.flatMap(({ place, prospect }) => {
      const prospects = others.map((other, each) => (each === seat ? prospect : other!));
      return picksOf(free).map((slot): SolvedTurn => {
        const next = slot === NO_PICK ? { free, picked } : pick(free, picked, seat, slot);
        return { place, slot, ...this.#solve(1, { ...next, prospects }) };
      });
    });
    return turns.sort((one, other) => utilityOf(other, seat) - utilityOf(one, seat));
  }

  /** The best for whoever is to act, from its turn number in this round. */
  #solve(turn: number, table: Table): Solved {
    if (turn >= this.#order.length) return this.#final(table);
    const key = `${turn} ${table.picked.join()} ${table.prospects.map(each => each.key).join('|')}`;
    const known = this.#solved.get(key);
    if (known) return known;
    const seat = this.#order[turn]!;
    const { choices } = table.prospects[seat]!;
    let best: Solved | undefined;
    for (const prospect of choices.length > 0 ? choices : [table.prospects[seat]!]) {
      const prospects = table.prospects.map((other, each) => (each === seat ? prospect : other));
      for (const slot of picksOf(table.free)) {
        const next = slot === NO_PICK ? table : pick(table.free, table.picked, seat, slot);
        const solved = this.#solve(turn + 1, { free: next.free, picked: next.picked, prospects });
        if (!best || utilityOf(solved, seat) > utilityOf(best, seat)) best = solved;
      }
    }
    this.#solved.set(key, best!);
    return best!;
  }

  #final({ picked, prospects }: Table): Solved {
    const ranks = prospects.map((prospect, seat) => {
      const share = this.#shares[seat]!.bits.indexOf(picked[seat]!);
      return Math.max(...prospect.front.map(each => each[share]!));
    });
    const most = Math.max(...ranks);
    const first = ranks.filter(rank => rank === most).length;
    return {
      points: ranks.map(pointsOfRank),
      wins: ranks.map(rank => (rank === most ? 1 / first : 0)),
    };
  }
}

/** The shares of the last line that a seat may end up with. */
interface SeatShares {
  readonly bits: readonly number[];
  readonly dominoes: readonly (readonly number[])[];
}

function sharesOf(position: Position, seat: number): SeatShares {
  const { lineLength, kings } = position.setup;
  if (!position.hasNewer) return { bits: [0], dominoes: [[]] };
  const mine = pickedBits(position, seat);
  const reach = mine | freeBits(position);
  const due = kings / position.options.players;
  const bits = Array.from({ length: 1 << lineLength }, (_, each) => each).filter(
    each => (each & mine) === mine && (each & ~reach) === 0 && countBits(each) === due,
  );
  return { bits, dominoes: bits.map(each => dominoesOf(position, each)) };
}

function dominoesOf({ newerDominoes }: Position, bits: number): number[] {
  return [...newerDominoes].filter((_, slot) => bits & (1 << slot));
}

/** Dominoes of the older line that are still to be laid or, the first one, whose owner has still to pick. */
function olderRest({
  olderOwners,
  olderDominoes,
  turn,
  setup,
}: Position): { seat: number; domino: number }[] {
  const rest: { seat: number; domino: number }[] = [];
  for (let slot = turn; slot < setup.lineLength; slot++)
    if (olderOwners[slot] !== FREE) rest.push({ seat: olderOwners[slot]!, domino: olderDominoes[slot]! });
  return rest;
}

function pickedBits({ hasNewer, newerOwners, setup }: Position, owner: number): number {
  let bits = 0;
  for (let slot = 0; hasNewer && slot < setup.lineLength; slot++)
    if (newerOwners[slot] === owner) bits |= 1 << slot;
  return bits;
}

function freeBits(position: Position): number {
  return pickedBits(position, FREE);
}

function picksOf(free: number): number[] {
  if (free === 0) return [NO_PICK];
  return [0, 1, 2, 3].filter(slot => free & (1 << slot));
}

function pick(
  free: number,
  picked: readonly number[],
  seat: number,
  slot: number,
): { readonly free: number; readonly picked: readonly number[] } {
  const bit = 1 << slot;
  return { free: free & ~bit, picked: picked.map((bits, each) => (each === seat ? bits | bit : bits)) };
}

/** About how many kingdoms are looked at for a seat: placements multiply. */
function workOf(position: Position, seat: number): number {
  const kingdom = position.kingdoms[seat]!;
  const places = new Places(kingdom.grid);
  const ways = (domino: number) => Math.max(1, kingdom.findPlaces(domino, places));
  const isLaid = position.phase === 'pick' && position.seat === seat;
  const older = olderRest(position).filter(each => each.seat === seat);
  const before = older.slice(isLaid ? 1 : 0).reduce((product, { domino }) => product * ways(domino), 1);
  const after = sharesOf(position, seat).dominoes.map(share =>
    share.slice(0, -1).reduce((product, domino) => product * ways(domino), 1),
  );
  return before * after.reduce((sum, each) => sum + each, 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}

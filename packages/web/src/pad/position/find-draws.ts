/**
 * In which pairs, and in which order, a map of Duel may have been drawn, when only its coats are known. There may be
 * several answers; the one that needs the fewest spells will do.
 */
import {
  COATS,
  type Coat,
  type DrawnCoat,
  DuelMap,
  extraCrosses,
  MAP_GRID,
  type Spell,
} from '@kingdomino/rules/duel';
import type { Spot } from '../../board/types.ts';
import { areBeside } from '../board-edits.ts';
import type { PadBoard, PadSquare } from '../pad.ts';

type Pair = readonly [PadSquare, PadSquare];

export interface Draws {
  /** In the order of the rounds. */
  readonly pairs: readonly Pair[];
  /** Spells that must have been cast. */
  readonly spells: readonly Spell[];
  /** Whether the cross of the castle was needed. */
  readonly hasBonus: boolean;
}

/** What may have helped. */
interface Help {
  readonly hasBonus: boolean;
  readonly spells: readonly Spell[];
}

/** The fewest first. */
const HELPS: readonly Help[] = (
  [
    [],
    ['free'],
    ['split'],
    ['dignitary'],
    ['free', 'split'],
    ['free', 'dignitary'],
    ['split', 'dignitary'],
    ['free', 'split', 'dignitary'],
  ] as const
).flatMap(spells => [false, true].map(hasBonus => ({ hasBonus, spells })));
/** Steps of the search with each help: all of them together are well under a tenth of a second. */
const MOST_STEPS = 3000;

/** Undefined where no dice can have shown this, or looking for it would take too long. */
export function findDraws(board: PadBoard, taken: readonly Spell[]): Draws | undefined {
  if (board.squares.length % 2 > 0) return undefined;
  const needs = needsOf(board);
  if (needs.some(({ length }) => length === 0)) return undefined;
  for (const help of HELPS) {
    if (help.spells.some(spell => taken.includes(spell))) continue;
    const pairs = new Search(help, needs, board.castle).run();
    if (pairs) return { pairs, ...help };
  }
  return undefined;
}

/** What has not helped yet. */
interface Spare {
  readonly crosses: number;
  readonly isSplit: boolean;
  readonly isFree: boolean;
}

/** What it takes to draw two squares with one roll. */
interface Need {
  readonly pair: Pair;
  readonly crosses: number;
  readonly isSplit: boolean;
  readonly isFree: boolean;
}

class Search {
  readonly #help: Help;
  readonly #castle: Spot;
  /** Of each square, with every other that it may have been drawn with; those side by side first. */
  readonly #needs: readonly (readonly Need[])[];
  #steps = 0;

  constructor(help: Help, needs: readonly (readonly Need[])[], castle: Spot) {
    this.#help = help;
    this.#castle = castle;
    this.#needs = needs;
  }

  run(): Pair[] | undefined {
    const { hasBonus, spells } = this.#help;
    const crosses = (hasBonus ? 1 : 0) + (spells.includes('dignitary') ? 1 : 0);
    return this.#pair(new Set(), [], {
      crosses,
      isSplit: spells.includes('split'),
      isFree: spells.includes('free'),
    });
  }

  /** Begins where there is the least choice. */
  #pair(done: ReadonlySet<PadSquare>, pairs: readonly Pair[], spare: Spare): Pair[] | undefined {
    if (done.size === this.#needs.length)
      return inOrder(pairs, this.#castle, this.#help.spells.includes('free'));
    if (this.#steps++ > MOST_STEPS) return undefined;
    let least: readonly Need[] | undefined;
    for (const needs of this.#needs) {
      if (needs[0] && done.has(needs[0].pair[0])) continue;
      const left = needs.filter(need => !done.has(need.pair[1]) && isMet(need, spare));
      if (left.length === 0) return undefined;
      if (!least || left.length < least.length) least = left;
    }
    for (const need of least ?? []) {
      const rest = {
        crosses: spare.crosses - need.crosses,
        isSplit: spare.isSplit && !need.isSplit,
        isFree: spare.isFree && !need.isFree,
      };
      const found = this.#pair(new Set([...done, ...need.pair]), [...pairs, need.pair], rest);
      if (found) return found;
    }
    return undefined;
  }
}

function isMet(need: Need, spare: Spare): boolean {
  return need.crosses <= spare.crosses && (!need.isSplit || spare.isSplit) && (!need.isFree || spare.isFree);
}

function needsOf({ squares, castle }: PadBoard): Need[][] {
  return squares.map(one => {
    const needs = squares
      .filter(other => other !== one)
      .flatMap((other): Need[] => {
        const pair: Pair = [one, other];
        const isSplit = !isTogether(pair);
        const joined = pair.map(each => mayJoin(squares, castle, each, pair));
        const crosses = extraCrosses(coatOf(one), coatOf(other));
        if (!Number.isFinite(crosses) || (isSplit && !joined.every(Boolean))) return [];
        return [{ pair, crosses, isSplit, isFree: !joined.some(Boolean) }];
      });
    return [...needs].sort((a, b) => Number(a.isSplit) - Number(b.isSplit));
  });
}

/** Next to the castle, or to its own kind outside of its pair. */
function mayJoin(squares: readonly PadSquare[], castle: Spot, square: PadSquare, pair: Pair): boolean {
  const isOwn = (other: PadSquare) => other.kind === square.kind && !pair.includes(other);
  return areBeside(square, castle) || squares.some(other => isOwn(other) && areBeside(square, other));
}

/**
 * What joins is drawn: nothing that is drawn later can be in its way, and nothing that waits joins less. `begun` are
 * drawn in any case.
 */
function inOrder(
  pairs: readonly Pair[],
  castle: Spot,
  canBeFree: boolean,
  begun: readonly Pair[] = [],
): Pair[] | undefined {
  const map = new DuelMap();
  const drawn: Pair[] = [];
  let left = pairs;
  const first = begun[0] ?? left.find(pair => joins(map, castle, pair));
  for (let next = first; next; next = begun[drawn.length] ?? left.find(pair => joins(map, castle, pair))) {
    const pair = next;
    for (const square of pair) map.draw(cellOf(square, castle), coatNumber(square), square.marks, 0);
    drawn.push(pair);
    left = left.filter(each => each !== pair);
  }
  if (left.length === 0) return drawn;
  if (!canBeFree) return undefined;
  for (const pair of left.filter(isTogether)) {
    const found = inOrder(pairs, castle, false, [...drawn, pair]);
    if (found) return found;
  }
  return undefined;
}

function joins(map: DuelMap, castle: Spot, pair: Pair): boolean {
  const joined = pair.map(square => map.connects(cellOf(square, castle), coatNumber(square)));
  return isTogether(pair) ? joined.some(Boolean) : joined.every(Boolean);
}

const isTogether = ([one, other]: Pair): boolean => areBeside(one, other);

function cellOf({ x, y }: Spot, castle: Spot): number {
  return MAP_GRID.cellAt(x - castle.x, y - castle.y);
}

function coatNumber({ kind }: PadSquare): number {
  return COATS.indexOf(kind as Coat);
}

function coatOf({ kind, marks }: PadSquare): DrawnCoat {
  return { coat: kind as Coat, crosses: marks };
}

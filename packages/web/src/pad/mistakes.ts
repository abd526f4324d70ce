/** What cannot be right on a pad. Some mistakes show at once; others only mean that a board is not complete yet. */
import { COATS, type Coat, extraCrosses, SPELLBOOK } from '@kingdomino/rules/duel';
import { type Spot, STEPS, sameSpot } from '../board/types.ts';
import { freeSpots, padSquareAt } from './board-edits.ts';
import { frameOf, type Kind, type Pad, type PadBoard, type PadSquare, type Size, tableOf } from './pad.ts';
import { countInBox, dominoesWith, mostMarks } from './pieces.ts';
import { findDominoes } from './position/find-dominoes.ts';

export interface Mistake {
  readonly code:
    | 'box'
    | 'alone'
    | 'odd'
    | 'apart'
    | 'no-dominoes'
    | 'same-dominoes'
    | 'too-many'
    | 'crowns'
    | 'not-full'
    | 'crosses'
    | 'crosses-together'
    | 'banners';
  /** Whose board; none where it is about the table. */
  readonly seat?: number;
  /** Where on that board. */
  readonly spots?: readonly Spot[];
  readonly kind?: Kind;
  readonly marks?: number;
  readonly count?: number;
  readonly most?: number;
}

/** Of one game of the pad. `isDone`: nothing more will be entered, so what is missing is a mistake, too. */
export function mistakesOf(pad: Pad, game: number, isDone: boolean): Mistake[] {
  const boards = pad.players.map(player => player.boards[game]!);
  if (pad.game === 'duel') return duelMistakes(pad, boards, isDone);
  const box = boxMistakes(boards);
  const single = boards.flatMap((board, seat) =>
    (board.way === 'areas' ? areaMistakes(pad, board, isDone) : squareMistakes(pad, board, isDone)).map(
      mistake => ({ ...mistake, seat }),
    ),
  );
  const found = [...box, ...single];
  return found.length > 0 || !isDone ? found : togetherMistakes(pad, boards);
}

/** K-C1: more of something than there is, in all kingdoms together. */
function boxMistakes(boards: readonly PadBoard[]): Mistake[] {
  const squares = boards.flatMap(board => (board.way === 'areas' ? [] : board.squares));
  const sorts = new Map(squares.map(({ kind, marks }) => [`${kind}${marks}`, { kind, marks }]));
  const bySort = [...sorts.values()].map(sort => ({
    ...sort,
    count: squares.filter(({ kind, marks }) => kind === sort.kind && marks === sort.marks).length,
    most: countInBox(sort.kind, sort.marks),
  }));
  const areas = boards.flatMap(board => (board.way === 'areas' ? board.areas : []));
  const byKind = [...new Set(areas.map(({ kind }) => kind))].map(kind => ({
    kind,
    count:
      areas.filter(area => area.kind === kind).reduce((sum, area) => sum + area.squares, 0) +
      squares.filter(square => square.kind === kind).length,
    most: countInBox(kind),
  }));
  return [...bySort, ...byKind]
    .filter(({ count, most }) => count > most)
    .map(mistake => ({ code: 'box', ...mistake }));
}

type OnBoard = Omit<Mistake, 'seat'>;

function squareMistakes(pad: Pad, board: PadBoard, isDone: boolean): OnBoard[] {
  const frame = frameOf(pad);
  const alone = board.squares.filter(square => isAlone(board, frame, square, isDone));
  if (alone.length > 0) return [{ code: 'alone', spots: alone }];
  const isFull = freeSpots(board, frame).length === 0;
  if (!isDone && !isFull) return [];
  const apart = apartFrom(board);
  if (apart.length > 0) return [{ code: 'apart', spots: apart }];
  if (board.squares.length % 2 === 1) return [{ code: 'odd', count: board.squares.length }];
  return findDominoes([board], tableOf(pad).size) === 'impossible' ? [{ code: 'no-dominoes' }] : [];
}

/** No domino joins it to a square beside it, and none is still to come there. */
function isAlone(board: PadBoard, frame: Size, square: PadSquare, isDone: boolean): boolean {
  if (square.domino !== undefined) return false;
  const spots = STEPS.map(({ x, y }) => ({ x: square.x + x, y: square.y + y }));
  const isOpen = (spot: Spot) =>
    spot.x >= 0 &&
    spot.y >= 0 &&
    spot.x < frame.columns &&
    spot.y < frame.rows &&
    !sameSpot(spot, board.castle);
  const beside = spots.filter(isOpen).map(spot => padSquareAt(board, spot));
  if (!isDone && beside.includes(undefined)) return false;
  return !beside.some(other => other && other.domino === undefined && dominoesWith(square, other).length > 0);
}

/** Squares that nothing joins to the castle. */
function apartFrom({ castle, squares }: PadBoard): PadSquare[] {
  const apart = new Set(squares);
  let edge: readonly Spot[] = [castle];
  while (edge.length > 0) {
    const next = [...apart].filter(square =>
      edge.some(spot => Math.abs(spot.x - square.x) + Math.abs(spot.y - square.y) === 1),
    );
    for (const square of next) apart.delete(square);
    edge = next;
  }
  return [...apart];
}

function areaMistakes(pad: Pad, { areas, earned }: PadBoard, isDone: boolean): OnBoard[] {
  const { size } = tableOf(pad);
  const most = size * size - 1;
  const count = areas.reduce((sum, { squares }) => sum + squares, 0);
  const crowned = areas.filter(({ kind, squares, marks }) => marks > mostMarks(kind, squares));
  const isHarmony = pad.switches.includes('harmony') && earned.includes('harmony');
  return [
    ...(count > most ? [{ code: 'too-many', count, most } as const] : []),
    ...crowned.map(({ kind, squares, marks }) => ({
      code: 'crowns' as const,
      kind,
      marks,
      count: squares,
      most: mostMarks(kind, squares),
    })),
    ...(isDone && isHarmony && count < most ? [{ code: 'not-full', count, most } as const] : []),
    ...(isDone && count % 2 === 1 ? [{ code: 'odd', count } as const] : []),
  ];
}

/** Each kingdom is possible, but they need the same domino. */
function togetherMistakes(pad: Pad, boards: readonly PadBoard[]): Mistake[] {
  const drawn = boards.filter(board => board.way !== 'areas');
  return findDominoes(drawn, tableOf(pad).size) === 'impossible' ? [{ code: 'same-dominoes' }] : [];
}

/** D-B1 and D-S6: a castle cross for each player, and one dignitary. */
const CASTLE_CROSSES = 1;
const DIGNITARIES = SPELLBOOK.filter(({ spell }) => spell === 'dignitary').length;

function duelMistakes(pad: Pad, boards: readonly PadBoard[], isDone: boolean): Mistake[] {
  const { columns, rows } = frameOf(pad);
  const most = columns * rows - 1;
  const needed = boards.map(({ squares, way }) => (way === 'areas' ? 0 : addedCrosses(squares)));
  const spare = DIGNITARIES - needed.reduce((sum, each) => sum + Math.max(0, each - CASTLE_CROSSES), 0);
  return [
    ...(boards.filter(({ banner }) => banner !== undefined).length > 1 ? [{ code: 'banners' } as const] : []),
    ...boards.flatMap(({ way, squares, areas }, seat) => {
      const count = way === 'areas' ? areas.reduce((sum, area) => sum + area.squares, 0) : squares.length;
      return [
        ...(needed[seat]! > CASTLE_CROSSES + DIGNITARIES
          ? [{ code: 'crosses', seat, spots: crossed(squares) } as const]
          : []),
        ...(count > most ? [{ code: 'too-many', seat, count, most } as const] : []),
        ...(isDone && count % 2 === 1 ? [{ code: 'odd', seat, count } as const] : []),
      ];
    }),
    ...(spare < 0 && needed.every(each => each <= CASTLE_CROSSES + DIGNITARIES)
      ? [{ code: 'crosses-together' } as const]
      : []),
  ];
}

/** Crosses that no die shows, at least. A joker has none, so that it helps nowhere. */
function addedCrosses(squares: readonly PadSquare[]): number {
  return squares.reduce((sum, square) => sum + added(square), 0);
}

function added({ kind, marks }: PadSquare): number {
  const drawn = { coat: kind as Coat, crosses: marks };
  // beside whatever coat suits it best
  return Math.min(...COATS.map(coat => extraCrosses(drawn, { coat, crosses: 0 })));
}

function crossed(squares: readonly PadSquare[]): PadSquare[] {
  return squares.filter(square => added(square) > 0);
}

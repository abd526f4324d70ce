/** What speaks for a move of Duel. */
import {
  COAT_OF,
  COATS,
  DrawFinder,
  type DrawMove,
  duel,
  FACE_COAT,
  FACE_COUNT,
  FACE_CROSSES,
  isPass,
  MAP_GRID,
  type Move,
  NOBODY,
  type Position,
  readCasting,
  SPELLBOOK,
  type Spell,
} from '@kingdomino/rules/duel';
import { areaAt, areaMarks, areaSize, gainOfTwo } from '@kingdomino/rules/search';
import type { Reason } from './reason.ts';

const FEWEST_SQUARES = 3;

export function reasonsOfMove(position: Position, move: Move): Reason[] {
  switch (move.kind) {
    case 'draw':
      return drawReasons(position, move);
    case 'take':
    case 'both':
      return takeReasons(position, move);
    case 'pass':
      return move.turned ? [{ kind: 'cast', spell: 'turn' }] : [];
    case 'banner':
      return [{ kind: 'gain', points: gainBy(position, move) }];
    case 'dignitary':
      return [{ kind: 'gain', points: gainBy(position, move) }];
    case 'first':
    case 'roll':
      return [];
  }
}

/** Points of the seat to act that a move brings at once. */
function gainBy(position: Position, move: Move): number {
  const { seat } = position;
  const total = (state: Position) => state.scores()[seat]!.total;
  return total(duel.play(position, move)) - total(position);
}

function drawReasons(position: Position, move: DrawMove): Reason[] {
  const { seat } = position;
  const after = duel.play(position, move);
  const { board } = after.maps[seat]!;
  const points = gainBy(position, move);
  const cells = move.dice.map(({ x, y }) => MAP_GRID.cellAt(x, y));
  const joins = [...new Set(cells.map(cell => areaAt(board, cell)))].flatMap((area): Reason[] => {
    const squares = areaSize(board, area);
    const marks = areaMarks(board, area);
    const laid = cells.filter(cell => areaAt(board, cell) === area);
    if (squares < FEWEST_SQUARES || marks === 0 || squares === laid.length) return [];
    return [
      {
        kind: 'join',
        of: COATS[board.kindAt(area)]!,
        squares,
        marks,
        points: squares * marks - worthBefore(position, after, area),
      },
    ];
  });
  const isTold = joins.some(join => join.kind === 'join' && join.points === points);
  return [
    ...(points > 0 && !isTold ? [{ kind: 'gain', points } as const] : []),
    ...joins,
    ...castReasons(move),
    ...move.dice.flatMap(({ castleCross }, index): Reason[] =>
      castleCross ? [{ kind: 'castle-cross', coat: COATS[board.kindAt(cells[index]!)]! }] : [],
    ),
    ...boxReasons(position, move),
  ];
}

/** What the squares of a domain, as it is now, were worth before. */
function worthBefore({ seat, maps }: Position, after: Position, area: number): number {
  const before = maps[seat]!.board;
  const now = after.maps[seat]!.board;
  const cells = before
    .covered()
    .filter(cell => now.kindAt(cell) === now.kindAt(area) && areaAt(now, cell) === area);
  const areas = new Set(cells.map(cell => areaAt(before, cell)));
  return [...areas].reduce((sum, each) => sum + areaSize(before, each) * areaMarks(before, each), 0);
}

function castReasons({ free, split, dice }: DrawMove): Reason[] {
  const spells: Spell[] = [];
  if (free) spells.push('free');
  if (split) spells.push('split');
  if (dice.some(({ turnedTo }) => turnedTo !== undefined)) spells.push('turn');
  return spells.map(spell => ({ kind: 'cast', spell }));
}

/** D-R7: a die that shows a coat without crosses, and gets none, fills a box. */
function boxReasons(position: Position, move: DrawMove): Reason[] {
  const { seat, boxes, owners, faces } = position;
  const more = new Map<number, number>();
  for (const { die, turnedTo, castleCross } of move.dice) {
    const face = FACE_COUNT * die + (turnedTo ?? faces[die]!);
    const coat = FACE_COAT[face]!;
    if (coat < 0 || castleCross || FACE_CROSSES[face]! > 0 || owners[coat] !== NOBODY) continue;
    more.set(coat, (more.get(coat) ?? 0) + 1);
  }
  return [...more].map(([coat, count]): Reason => {
    const line = SPELLBOOK[coat]!;
    const filled = Math.min(line.boxes, boxes[seat * COATS.length + coat]! + count);
    return { kind: 'box', coat: line.coat, spell: line.spell, filled, boxes: line.boxes };
  });
}

function takeReasons(position: Position, move: Move & { kind: 'take' | 'both' }): Reason[] {
  const { seat, faces } = position;
  const dice = move.dice.map((die): Reason => {
    const face = FACE_COUNT * die + faces[die]!;
    const coat = COATS[FACE_COAT[face]!];
    return { kind: 'die', crosses: FACE_CROSSES[face]!, ...(coat && { coat }) };
  });
  const after = duel.play(position, move);
  const cast: Reason[] = move.kind === 'both' ? [{ kind: 'cast', spell: 'both' }] : [];
  if (after.phase !== 'draw') return [...cast, ...dice];
  const points = bestDraw(after, seat);
  return [...cast, ...dice, ...(points > 0 ? [{ kind: 'dice', points } as const] : [])];
}

/** The most that a seat's dice can bring at once without a spell. */
function bestDraw(position: Position, seat: number): number {
  const drawing = position.copy();
  drawing.seat = seat;
  // spells are worth keeping: what they could bring now says little
  for (const spell of ['free', 'split', 'turn'] as const) drawing.cast[COAT_OF[spell]] = 1;
  const draws = new DrawFinder();
  const count = draws.find(drawing);
  const [one, other] = [drawing.dieOf(seat, 0), drawing.dieOf(seat, 1)];
  let best = 0;
  for (let index = 0; index < count; index++) {
    draws.at(index);
    if (isPass(draws.code)) continue;
    const { first, second, cross } = readCasting(draws.code);
    const marks = [
      drawing.crossesOn(one) + Number(cross === 0),
      drawing.crossesOn(other) + Number(cross === 1),
    ];
    const { board } = drawing.map;
    best = Math.max(best, gainOfTwo(board, draws.first, first, marks[0]!, draws.second, second, marks[1]!));
  }
  return best;
}

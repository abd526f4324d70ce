/** What boards are worth and who wins, by the rules themselves. */
import type { Outcome, Points } from '@kingdomino/rules';
import {
  COATS,
  type Coat,
  DuelMap,
  MAP_GRID,
  type MapScore,
  rankMaps,
  scoreDomains,
  scoreMap,
} from '@kingdomino/rules/duel';
import {
  addScores,
  type Kingdom,
  type KingdomScore,
  parseKingdom,
  rankKingdoms,
  scoreAreas,
  scoreKingdom,
  TERRAIN_LETTERS,
  type Terrain,
} from '@kingdomino/rules/kingdomino';
import { sameSpot } from '../board/types.ts';
import { padSquareAt } from './board-edits.ts';
import { type BONUS_NAMES, isEmptyBoard, type Pad, type PadBoard, tableOf } from './pad.ts';

/** As a drawing, which is how the rules take squares whose dominoes nobody knows. */
export function kingdomOf(board: PadBoard, size: 5 | 7): Kingdom {
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      if (sameSpot(board.castle, { x, y })) return 'C';
      const square = padSquareAt(board, { x, y });
      return square ? `${TERRAIN_LETTERS[square.kind as Terrain]}${square.marks}` : '.';
    }).join(' '),
  );
  const kingdom = parseKingdom(rows.join('\n'), size);
  if (!kingdom.ok) throw new RangeError(kingdom.error);
  return kingdom.value;
}

export function mapOf({ squares, castle }: PadBoard): DuelMap {
  const map = new DuelMap();
  for (const { x, y, kind, marks } of squares)
    map.draw(MAP_GRID.cellAt(x - castle.x, y - castle.y), COATS.indexOf(kind as Coat), marks, 0);
  return map;
}

export function kingdomScore(pad: Pad, board: PadBoard): KingdomScore {
  const has = (name: (typeof BONUS_NAMES)[number]) => pad.switches.includes(name) && !isEmptyBoard(board);
  if (board.way !== 'areas')
    return scoreKingdom(kingdomOf(board, tableOf(pad).size), {
      middleKingdom: has('middleKingdom'),
      harmony: has('harmony'),
    });
  return scoreAreas(
    board.areas.map(({ squares, marks }) => ({ squares, crowns: marks })),
    {
      middleKingdom: has('middleKingdom') && board.earned.includes('middleKingdom'),
      harmony: has('harmony') && board.earned.includes('harmony'),
    },
  );
}

export function mapScore(board: PadBoard): MapScore {
  const banner = board.banner === undefined ? -1 : COATS.indexOf(board.banner);
  if (board.way !== 'areas') return scoreMap(mapOf(board), banner);
  return scoreDomains(
    board.areas.map(({ kind, squares, marks }) => ({
      squares,
      crosses: marks,
      isNamed: kind === board.banner,
    })),
  );
}

export function pointsOf(pad: Pad, board: PadBoard): number {
  return (pad.game === 'duel' ? mapScore(board) : kingdomScore(pad, board)).total;
}

/** A game of a Dynasty, or all of them together. */
export type PadOutcome =
  | { readonly game: 'duel'; readonly outcome: Outcome<MapScore> }
  | { readonly game: 'kingdomino'; readonly outcome: Outcome<KingdomScore> };

export function outcomeOf(pad: Pad): PadOutcome {
  if (pad.game === 'duel') {
    const scores = pad.players.map(({ boards: [board] }) => mapScore(board!));
    return { game: 'duel', outcome: { scores, ranking: rankMaps(scores) } };
  }
  const scores = pad.players.map(({ boards }) =>
    boards.map(board => kingdomScore(pad, board)).reduce(addScores),
  );
  return { game: 'kingdomino', outcome: { scores, ranking: rankKingdoms(scores) } };
}

/** The games of a Dynasty one by one, by seat; undefined where there is only one game. */
export function gamesOf(pad: Pad): Points[][] | undefined {
  const [{ boards } = { boards: [] }] = pad.players;
  if (boards.length < 2) return undefined;
  return boards.map((_, game) => pad.players.map(player => kingdomScore(pad, player.boards[game]!)));
}

// The 261 Kingdomino positions with known answers, as `data/kingdomino-vectors.json` holds them.
import { readData } from './data.ts';
import type { NaivePlacement } from './kingdom.ts';

interface Vector {
  id: string;
  /** The kingdom cannot be built by legal placements in any order. */
  loadDirectly?: true;
}

export interface LegalVector extends Vector {
  kind: 'placement';
  check: 'legal';
  size: number;
  kingdom: NaivePlacement[];
  placement: NaivePlacement;
  expect: { legal: boolean };
  why: { overlap: boolean; castleAdjacent: boolean; matchesNeighbour: boolean; fitsGrid: boolean };
}

export interface CanPlaceVector extends Vector {
  kind: 'placement';
  check: 'canPlace';
  size: number;
  kingdom: NaivePlacement[];
  domino: number;
  expect: { canPlace: boolean };
}

export interface CountVector extends Vector {
  kind: 'placement';
  check: 'countPlacements';
  size: number;
  kingdom: NaivePlacement[];
  domino: number;
  expect: { distinctLegalPlacements: number };
}

export interface SequenceVector extends Vector {
  kind: 'placement';
  check: 'sequence';
  size: number;
  kingdom: NaivePlacement[];
  sequence: NaivePlacement[];
  expect: { allLegal: boolean; firstIllegalIndex: number | null };
}

export interface ScoreVector extends Vector {
  kind: 'score';
  size: number;
  kingdom: NaivePlacement[];
  options: { middleKingdom?: boolean; harmony?: boolean };
  discards?: number;
  expect: {
    territoryScore?: number;
    bonus?: number;
    total?: number;
    largestTerritory?: number;
    totalCrowns?: number;
  };
}

/** A player is given by his kingdom or by the three numbers that rank him. */
export interface RankingVector extends Vector {
  kind: 'ranking';
  players: {
    id: string;
    kingdom?: NaivePlacement[];
    score?: number;
    largestTerritory?: number;
    totalCrowns?: number;
  }[];
  /** Only the order and the ties of `standings` bind: one vector counts on 1, 1, 2 where our places are 1, 1, 3. */
  expect: { winners: string[]; standings: Record<string, number> };
}

export type KingdominoVector =
  | LegalVector
  | CanPlaceVector
  | CountVector
  | SequenceVector
  | ScoreVector
  | RankingVector;

export const kingdominoVectors = (readData('kingdomino-vectors.json') as { vectors: KingdominoVector[] })
  .vectors;

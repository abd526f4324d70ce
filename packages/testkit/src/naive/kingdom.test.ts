// The naive kingdom against every known position.
import { describe, expect, test } from 'vitest';
import { DOMINOES } from './data.ts';
import {
  naiveCanPlace,
  naiveKingdom,
  naiveLay,
  naivePlacementFacts,
  naivePlacements,
  naiveScore,
} from './kingdom.ts';
import { naiveRanking } from './ranking.ts';
import {
  kingdominoVectors,
  type LegalVector,
  type RankingVector,
  type ScoreVector,
  type SequenceVector,
} from './vectors.ts';

test('[K-C1] the copied dominoes have the rulebook totals', () => {
  const squares = DOMINOES.flatMap(domino => domino.halves);
  const count = (terrain: string) =>
    [0, 1, 2, 3].map(n => squares.filter(s => s.terrain === terrain && s.crowns === n).length);
  expect(DOMINOES.map(domino => domino.number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  expect(count('wheat')).toEqual([21, 5, 0, 0]);
  expect(count('forest')).toEqual([16, 6, 0, 0]);
  expect(count('lake')).toEqual([12, 6, 0, 0]);
  expect(count('grassland')).toEqual([10, 2, 2, 0]);
  expect(count('swamp')).toEqual([6, 2, 2, 0]);
  expect(count('mine')).toEqual([1, 1, 3, 1]);
  expect(squares.reduce((sum, square) => sum + square.crowns, 0)).toBe(39);
});

test('[K-P2] the first domino has 24 placements, 12 with equal halves, in either grid', () => {
  for (const { number, halves } of DOMINOES) {
    const equal = halves[0].terrain === halves[1].terrain && halves[0].crowns === halves[1].crowns;
    for (const size of [5, 7]) {
      expect(naivePlacements(naiveKingdom([]), number, size)).toHaveLength(equal ? 12 : 24);
    }
  }
});

test('[K-P2] the half that touches must itself match', () => {
  // Domino 13 is wheat and forest; 3 is forest twice.
  const kingdom = naiveKingdom([{ domino: 3, x: 1, y: 0, to: 'E' }]);
  expect(naiveCanPlace(kingdom, { domino: 13, x: 3, y: 0, to: 'E' }, 5)).toBe(false);
  expect(naiveCanPlace(kingdom, { domino: 13, x: 4, y: 0, to: 'W' }, 5)).toBe(true);
});

test('[K-P3] the square is only fixed by what is laid', () => {
  const kingdom = naiveKingdom([
    { domino: 3, x: 1, y: 0, to: 'E' },
    { domino: 4, x: 3, y: 0, to: 'E' },
  ]);
  expect(naiveCanPlace(kingdom, { domino: 5, x: 5, y: 0, to: 'S' }, 5)).toBe(false);
  expect(naiveCanPlace(kingdom, { domino: 5, x: 5, y: 0, to: 'S' }, 7)).toBe(true);
  expect(naiveCanPlace(kingdom, { domino: 5, x: -1, y: 0, to: 'S' }, 5)).toBe(false);
});

test('[K-V2] Middle Kingdom needs the castle in the centre of what is laid', () => {
  const both = { middleKingdom: true, harmony: true };
  expect(naiveScore(naiveKingdom([]), both)).toMatchObject({ middleKingdom: 10, harmony: 5, total: 15 });
  const east = naiveKingdom([{ domino: 3, x: 1, y: 0, to: 'E' }], 1);
  expect(naiveScore(east, both)).toMatchObject({ middleKingdom: 0, harmony: 0, total: 0, largestArea: 2 });
});

describe('known placements', () => {
  const vectors = kingdominoVectors.filter(vector => vector.kind === 'placement');
  test.each(vectors)('[K-P1] [K-P2] [K-P3] $id', vector => {
    const kingdom = naiveKingdom(vector.kingdom);
    switch (vector.check) {
      case 'legal':
        expect(naiveCanPlace(kingdom, vector.placement, vector.size)).toBe(vector.expect.legal);
        checkFacts(vector);
        break;
      case 'canPlace':
        expect(naivePlacements(kingdom, vector.domino, vector.size).length > 0).toBe(vector.expect.canPlace);
        break;
      case 'countPlacements':
        expect(naivePlacements(kingdom, vector.domino, vector.size)).toHaveLength(
          vector.expect.distinctLegalPlacements,
        );
        break;
      case 'sequence':
        checkSequence(vector);
        break;
    }
  });
});

/** What an overlapping domino touches is nobody's rule, so then `matchesNeighbour` is left open. */
function checkFacts({ kingdom, placement, size, why }: LegalVector) {
  const { matchesNeighbour, ...others } = naivePlacementFacts(naiveKingdom(kingdom), placement, size);
  expect(why).toMatchObject(others);
  if (!why.overlap) expect(matchesNeighbour).toBe(why.matchesNeighbour);
}

function checkSequence({ kingdom: start, sequence, size, expect: expected }: SequenceVector) {
  const kingdom = naiveKingdom(start);
  let firstIllegalIndex: number | null = null;
  for (const [index, placement] of sequence.entries()) {
    if (!naiveCanPlace(kingdom, placement, size)) {
      firstIllegalIndex = index;
      break;
    }
    naiveLay(kingdom, placement);
  }
  expect({ allLegal: firstIllegalIndex === null, firstIllegalIndex }).toEqual(expected);
}

describe('known scores', () => {
  const vectors = kingdominoVectors.filter((vector): vector is ScoreVector => vector.kind === 'score');
  test.each(vectors)('[K-E1] [K-V2] [K-V3] $id', vector => {
    const score = naiveScore(naiveKingdom(vector.kingdom, vector.discards), vector.options);
    const named = {
      territoryScore: score.areas,
      bonus: score.middleKingdom + score.harmony,
      total: score.total,
      largestTerritory: score.largestArea,
      totalCrowns: score.crowns,
    };
    expect(named).toMatchObject(vector.expect);
  });
});

describe('known rankings', () => {
  const vectors = kingdominoVectors.filter((vector): vector is RankingVector => vector.kind === 'ranking');
  test.each(vectors)('[K-E2] $id', ({ players, expect: expected }) => {
    const ranking = naiveRanking(players.map(standingOf)).map(seats =>
      seats.map(seat => players[seat]!.id).sort(),
    );
    const places = [...new Set(Object.values(expected.standings))].sort((one, other) => one - other);
    const inOrder = places.map(place =>
      players
        .map(p => p.id)
        .filter(id => expected.standings[id] === place)
        .sort(),
    );
    expect(ranking).toEqual(inOrder);
    expect(ranking[0]).toEqual([...expected.winners].sort());
  });
});

function standingOf(player: RankingVector['players'][number]): number[] {
  if (player.kingdom === undefined) return [player.score!, player.largestTerritory!, player.totalCrowns!];
  const score = naiveScore(naiveKingdom(player.kingdom), {});
  return [score.total, score.largestArea, score.crowns];
}

test('[K-P1] all 261 vectors are read', () => {
  expect(kingdominoVectors).toHaveLength(261);
});

// The fast kingdom against every known position.

import {
  HALF_CROWNS,
  HALF_TERRAIN,
  Kingdom,
  type KingdomScore,
  type KingdomSize,
  scoreKingdom,
} from '@kingdomino/rules/kingdomino';
import { firstCell, Places, rank, secondCell } from '@kingdomino/rules/search';
import { describe, expect, test } from 'vitest';
import type { NaivePlacement } from './naive/kingdom.ts';
import {
  kingdominoVectors,
  type LegalVector,
  type RankingVector,
  type ScoreVector,
  type SequenceVector,
} from './naive/vectors.ts';

interface Loaded {
  readonly kingdom: readonly NaivePlacement[];
  readonly size?: number;
  readonly loadDirectly?: true;
}

/** Built by legal placements, in whatever order they are legal in, unless the vector says that there is none. */
function kingdomOf({ kingdom: placements, size = 5, loadDirectly }: Loaded): Kingdom {
  const kingdom = new Kingdom(size as KingdomSize);
  if (loadDirectly) {
    for (const { domino, ...placement } of placements) {
      const place = kingdom.placeNumber(placement);
      for (const [half, cell] of [firstCell(place), secondCell(kingdom.grid, place)].entries())
        kingdom.board.lay(cell, HALF_TERRAIN[2 * domino + half]!, HALF_CROWNS[2 * domino + half]!, domino);
    }
    return kingdom;
  }
  for (let left = [...placements]; left.length > 0; ) {
    const waiting = left.filter(placement => !layIfLegal(kingdom, placement));
    if (waiting.length === left.length) throw new Error('no order of these placements is legal');
    left = waiting;
  }
  return kingdom;
}

function layIfLegal(kingdom: Kingdom, { domino, ...placement }: NaivePlacement): boolean {
  const place = kingdom.checkPlacement(domino, placement);
  if (place.ok) kingdom.lay(domino, place.value);
  return place.ok;
}

function countPlacements(kingdom: Kingdom, domino: number): number {
  return kingdom.findPlaces(domino, new Places(kingdom.grid));
}

test('[K-P1] all 261 vectors are read', () => {
  expect(kingdominoVectors).toHaveLength(261);
});

describe('known placements', () => {
  const vectors = kingdominoVectors.filter(vector => vector.kind === 'placement');
  test.each(vectors)('[K-P1] [K-P2] [K-P3] $id', vector => {
    switch (vector.check) {
      case 'legal':
        return checkLegal(vector);
      case 'canPlace':
        return expect(countPlacements(kingdomOf(vector), vector.domino) > 0).toBe(vector.expect.canPlace);
      case 'countPlacements':
        return expect(countPlacements(kingdomOf(vector), vector.domino)).toBe(
          vector.expect.distinctLegalPlacements,
        );
      case 'sequence':
        return checkSequence(vector);
    }
  });
});

/** A refusal names a rule that the placement does break; it may break several. */
function checkLegal(vector: LegalVector): void {
  const { placement, why } = vector;
  const checked = kingdomOf(vector).checkPlacement(placement.domino, placement);
  expect(checked.ok).toBe(vector.expect.legal);
  if (checked.ok) return;
  const broken = {
    overlap: why.overlap,
    'too-wide': !why.fitsGrid,
    'no-match': !why.castleAdjacent && !why.matchesNeighbour,
  };
  expect(broken[checked.error]).toBe(true);
}

function checkSequence(vector: SequenceVector): void {
  const kingdom = kingdomOf(vector);
  const index = vector.sequence.findIndex(placement => !layIfLegal(kingdom, placement));
  expect({ allLegal: index < 0, firstIllegalIndex: index < 0 ? null : index }).toEqual(vector.expect);
}

describe('known scores', () => {
  const vectors = kingdominoVectors.filter((vector): vector is ScoreVector => vector.kind === 'score');
  test.each(vectors)('[K-E1] [K-V2] [K-V3] $id', vector => {
    const kingdom = kingdomOf(vector);
    kingdom.discards = vector.discards ?? 0;
    const { middleKingdom = false, harmony = false } = vector.options;
    const score = scoreKingdom(kingdom, { middleKingdom, harmony });
    expect({
      territoryScore: score.areas,
      bonus: score.middleKingdom + score.harmony,
      total: score.total,
      largestTerritory: score.largestArea,
      totalCrowns: score.crowns,
    }).toMatchObject(vector.expect);
  });
});

describe('known rankings', () => {
  const vectors = kingdominoVectors.filter((vector): vector is RankingVector => vector.kind === 'ranking');
  test.each(vectors)('[K-E2] $id', ({ players, expect: { standings, winners } }) => {
    const ranking = rank(players.map(standingOf), ['total', 'largestArea', 'crowns']);
    const names = ranking.map(seats => seats.map(seat => players[seat]!.id).sort());
    const places = [...new Set(Object.values(standings))].sort((one, other) => one - other);
    const holders = (place: number) =>
      Object.keys(standings)
        .filter(id => standings[id] === place)
        .sort();
    expect(names).toEqual(places.map(holders));
    expect(names[0]).toEqual([...winners].sort());
  });
});

function standingOf(
  player: RankingVector['players'][number],
): Pick<KingdomScore, 'total' | 'largestArea' | 'crowns'> {
  if (player.kingdom)
    return scoreKingdom(kingdomOf({ kingdom: player.kingdom }), { middleKingdom: false, harmony: false });
  return { total: player.score!, largestArea: player.largestTerritory!, crowns: player.totalCrowns! };
}

// What tests may import: the naive second statement of both games, the known positions, and what every game must keep to.

export { type Conformance, checkConformance } from './conformance.ts';
export { longestGame, MODES, type Mode } from './modes.ts';
export type { NaiveDomino, NaiveDuelData, NaiveFace, NaiveSquare } from './naive/data.ts';
export { type NaiveDuelState, naiveDuel } from './naive/duel.ts';
export type { NaiveCoat, NaiveDuelPlayer } from './naive/duel-player.ts';
export type { NaiveGame, NaiveResult } from './naive/game.ts';
export {
  type NaiveKingdom,
  type NaiveKingdomScore,
  type NaivePlacement,
  naiveCanPlace,
  naiveKingdom,
  naiveLay,
  naivePlacementFacts,
  naivePlacements,
  naiveScore,
} from './naive/kingdom.ts';
export { type NaiveKingdominoState, naiveKingdomino } from './naive/kingdomino.ts';
export { randomFrom, shuffled } from './naive/random.ts';
export { naiveRanking } from './naive/ranking.ts';
export {
  type CanPlaceVector,
  type CountVector,
  type KingdominoVector,
  kingdominoVectors,
  type LegalVector,
  type RankingVector,
  type ScoreVector,
  type SequenceVector,
} from './naive/vectors.ts';
export { NAIVE_GAMES } from './naive-games.ts';
export { needs } from './needs.ts';
export { playRandomly, type RandomGame } from './playing.ts';

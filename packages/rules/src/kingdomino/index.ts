/**
 * Kingdomino: dominoes, kingdoms, options, moves, positions and points.
 *
 * @module @kingdomino/rules/kingdomino
 */
export { areaPoints } from '../kernel/board.ts';
export { DIRECTIONS, type Direction } from '../kernel/grid.ts';
export * from './dominoes.ts';
export { parseKingdom, TERRAIN_LETTERS } from './formats/diagram.ts';
export { layInAnyOrder } from './formats/lay-in-any-order.ts';
export { type LaidDomino, type Layout, placementOf } from './formats/layout.ts';
export type { KingdominoJson, SlotJson } from './formats/position-json.ts';
export { kingdomino } from './game.ts';
export {
  type Frame,
  Kingdom,
  type KingdomSize,
  type Placement,
  type PlacementProblem,
  type Square,
} from './kingdom.ts';
export { formatMove, type Move, parseMove } from './move.ts';
export { kingOrders } from './opening.ts';
export {
  type Options,
  readOptions,
  type Setup,
  SWITCH_NAMES,
  SWITCHES,
  type Switch,
  setupOf,
} from './options.ts';
export { Playout } from './playout.ts';
export { FREE, type Phase, Position, type Slot } from './position.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export {
  addScores,
  BONUSES,
  type Bonuses,
  type CountedArea,
  type KingdomScore,
  rankKingdoms,
  scoreAreas,
  scoreKingdom,
} from './scoring.ts';
export type { KingdominoTypes } from './types.ts';

/**
 * Kingdomino Duel: dice, maps, spells, moves, positions and points.
 *
 * @module @kingdomino/rules/duel
 */
export { type DrawnCoat, extraCrosses } from './build-map.ts';
export { MOST_ROUNDS } from './build-position.ts';
export { type Casting, readCasting } from './casting.ts';
export * from './components.ts';
export { DrawFinder, isPass, PASS } from './draw-finder.ts';
export { type DrawNumbers, moveOfDraw, moveOfPass, numbersOfDraw, playPass } from './draw-numbers.ts';
export { duel } from './game.ts';
export type { Layout, RolledDie } from './layout.ts';
export { type CoatSquare, DuelMap, MAP_GRID } from './map.ts';
export {
  type DrawMove,
  type DrawnDie,
  formatMove,
  type Move,
  type PassMove,
  parseMove,
  type TurnedDie,
} from './move.ts';
export { type Options, readOptions } from './options.ts';
export { Playout } from './playout.ts';
export { NOBODY, type Phase, Position } from './position.ts';
export type { DieJson, DuelJson, MapJson, SpellJson } from './position-json.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { type CountedDomain, type MapScore, rankMaps, scoreDomains, scoreMap } from './scoring.ts';
export type { DuelTypes } from './types.ts';

/**
 * Kingdomino Duel: dice, maps, spells, moves, positions and points.
 *
 * @module @kingdomino/rules/duel
 */

export { type Casting, readCasting } from './casting.ts';
export * from './components.ts';
export { DrawFinder, isPass, PASS } from './draw-finder.ts';
export { type DrawnCoat, extraCrosses } from './formats/build-map.ts';
export { MOST_ROUNDS } from './formats/build-position.ts';
export { type DrawNumbers, moveOfDraw, moveOfPass, numbersOfDraw, playPass } from './formats/draw-numbers.ts';
export type { Layout, RolledDie } from './formats/layout.ts';
export type { DieJson, DuelJson, MapJson, SpellJson } from './formats/position-json.ts';
export { duel } from './game.ts';
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
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { type CountedDomain, type MapScore, rankMaps, scoreDomains, scoreMap } from './scoring.ts';
export type { DuelTypes } from './types.ts';

/**
 * Levels of ours that play on the ladder of programs. Their ratings are fixed, so that the scale stands still however
 * programs come and go: from the wins of each level against the one below (docs/strength.md), with a Baron at 1500.
 */
import type { BotLevel, RatedMode } from '@kingdomino/protocol';
import type { Rating } from './plackett-luce.ts';
import { NEWCOMER, pointsOf } from './rating.ts';

/** Those that answer within milliseconds: a program cannot have the server think for seconds. */
export const ANCHOR_LEVELS = ['squire', 'knight', 'baron', 'duke', 'prince'] as const satisfies BotLevel[];
export type AnchorLevel = (typeof ANCHOR_LEVELS)[number];

const MIDDLE = 1500;
/** In the model's units: known, as thousands of games are. */
const SIGMA = 0.5;
const PREFIX = 'level-';

/** In the order of the levels. */
const RATINGS: Readonly<Record<RatedMode, readonly [number, number, number, number, number]>> = {
  two: [1134, 1290, 1500, 1659, 1845],
  mighty: [1070, 1280, 1500, 1820, 2242],
  duel: [1136, 1343, 1500, 1671, 1844],
  three: [1023, 1272, 1500, 1650, 1811],
  four: [1015, 1253, 1500, 1668, 1836],
};

/** What a level is called where players have ids. */
export function anchorId(level: AnchorLevel): string {
  return PREFIX + level;
}

/** Undefined for a player. */
export function anchorOf(id: string): AnchorLevel | undefined {
  return ANCHOR_LEVELS.find(level => anchorId(level) === id);
}

export function anchorRating(level: AnchorLevel, mode: RatedMode): Rating {
  const points = RATINGS[mode][ANCHOR_LEVELS.indexOf(level)]!;
  return { mu: NEWCOMER.mu + (points - MIDDLE) / pointsOf(mode), sigma: SIGMA };
}

export function isAnchor(level: BotLevel): level is AnchorLevel {
  return ANCHOR_LEVELS.some(one => one === level);
}

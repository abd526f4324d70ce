/** The levels for people: heuristics, then the value net with less and less noise, then a search with it. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { decided, fullGreedyTurn } from '../../baselines/kingdomino/baselines.ts';
import type { Budget } from '../../bot.ts';
import type { TurnPlayer } from '../../turns/kingdomino/turn-bot.ts';
import type { Level } from '../levels.ts';
import { type NoiseModel, plainTurns, withNoise } from './noise-model.ts';
import { rolloutSearchTurns } from './rollout-player.ts';
import { valuedTurns, withKernel } from './value-player.ts';

const SQUIRE_NOISE: NoiseModel = { overlookRate: 0.6, overlookMostRate: 0.4, valueNoise: 6 };

/** The noise of a level: what makes its step to the level below as large as the next one differs from game to game. */
interface LevelNoise {
  readonly overlookRate: number;
  /** By number of seats. */
  readonly valueNoise: Readonly<Record<number, number>>;
  /** In 7 x 7, where forecasts of final points differ more. */
  readonly largeValueNoise: number;
}

const KNIGHT_NOISE: LevelNoise = {
  overlookRate: 0.5,
  valueNoise: { 2: 4, 3: 3.5, 4: 3 },
  largeValueNoise: 4,
};
const DUKE_NOISE: LevelNoise = {
  overlookRate: 0.1,
  valueNoise: { 2: 4, 3: 3, 4: 3.2 },
  largeValueNoise: 5.2,
};
const PRINCE_NOISE: LevelNoise = {
  overlookRate: 0.05,
  valueNoise: { 2: 1.6, 3: 0.7, 4: 0.9 },
  largeValueNoise: 1.95,
};

function noiseFor(
  { setup, options }: Position,
  { overlookRate, valueNoise, largeValueNoise }: LevelNoise,
): NoiseModel {
  return { overlookRate, valueNoise: setup.size === 7 ? largeValueNoise : valueNoise[options.players]! };
}

/** Some nine thousand simulations on a desk, a few thousand on a phone: more choose no better turns. */
const GRANDMASTER_BUDGET: Budget = { milliseconds: 750 };

export const SIMPLE_LEVELS = {
  squire: (position, { random }) => withNoise(position, plainTurns(position), SQUIRE_NOISE, random),
  knight: (position, { random }) =>
    withNoise(position, plainTurns(position), noiseFor(position, KNIGHT_NOISE), random),
  baron: (position, { random }) => decided(fullGreedyTurn(position, random)),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the value net; where there is no kernel, full greedy plays for them. */
export const NET_LEVELS = {
  duke: netLevel(DUKE_NOISE),
  prince: netLevel(PRINCE_NOISE),
  grandmaster: rolloutSearchTurns({ usual: GRANDMASTER_BUDGET }),
} satisfies Omit<Record<Level, TurnPlayer>, keyof typeof SIMPLE_LEVELS>;

function netLevel(noise: LevelNoise): TurnPlayer {
  return withKernel((kernel, position, { random }) =>
    withNoise(position, valuedTurns(kernel, position), noiseFor(position, noise), random),
  );
}

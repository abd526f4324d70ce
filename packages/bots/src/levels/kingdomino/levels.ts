/** The levels for people: heuristics, then the value net with less and less noise, then a search with it. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { decided, fullGreedyTurn } from '../../baselines/kingdomino/baselines.ts';
import type { Budget } from '../../bot.ts';
import type { TurnPlayer } from '../../turns/kingdomino/turn-bot.ts';
import type { Level } from '../levels.ts';
import { type Eyes, plainTurns, throughEyes } from './noise-model.ts';
import { tableSearchTurns } from './rollout-player.ts';
import { valuedTurns, withKernel } from './value-player.ts';

const SQUIRE_EYES: Eyes = { overlooks: 0.6, overlooksMost: 0.4, blur: 6 };

/** How clearly a level sees: what makes its step to the level below as large as the next one differs from game to game. */
interface Sight {
  readonly overlooks: number;
  /** By number of seats. With more of them there is less to be seen at the table. */
  readonly blur: Readonly<Record<number, number>>;
  /** In 7 x 7, where forecasts of final points differ more. */
  readonly largeBlur: number;
}

const KNIGHT_SIGHT: Sight = { overlooks: 0.5, blur: { 2: 4, 3: 3.5, 4: 3 }, largeBlur: 4 };
const DUKE_SIGHT: Sight = { overlooks: 0.1, blur: { 2: 4, 3: 3, 4: 2.8 }, largeBlur: 5.2 };
const PRINCE_SIGHT: Sight = { overlooks: 0.05, blur: { 2: 1.6, 3: 0.7, 4: 0.9 }, largeBlur: 1.95 };

function eyesFor({ setup, options }: Position, { overlooks, blur, largeBlur }: Sight): Eyes {
  return { overlooks, blur: setup.size === 7 ? largeBlur : blur[options.players]! };
}

/** Some nine thousand simulations on a desk, a few thousand on a phone: more choose no better turns. */
const GRANDMASTER_BUDGET: Budget = { milliseconds: 750 };

export const SIMPLE_LEVELS = {
  squire: (position, { random }) => throughEyes(position, plainTurns(position), SQUIRE_EYES, random),
  knight: (position, { random }) =>
    throughEyes(position, plainTurns(position), eyesFor(position, KNIGHT_SIGHT), random),
  baron: (position, { random }) => decided(fullGreedyTurn(position, random)),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the value net; where there is no kernel, full greedy plays for them. */
export const NET_LEVELS = {
  duke: netLevel(DUKE_SIGHT),
  prince: netLevel(PRINCE_SIGHT),
  grandmaster: tableSearchTurns({ usual: GRANDMASTER_BUDGET }),
} satisfies Omit<Record<Level, TurnPlayer>, keyof typeof SIMPLE_LEVELS>;

function netLevel(sight: Sight): TurnPlayer {
  return withKernel((kernel, position, { random }) =>
    throughEyes(position, valuedTurns(kernel, position), eyesFor(position, sight), random),
  );
}

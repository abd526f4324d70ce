/** The levels for people. Each is a player of its own kind, so that they differ in style as well as in strength. */
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { decided, fullGreedyTurn } from './baselines.ts';
import { type Eyes, plainTurns, throughEyes } from './human-eyes.ts';
import { instantTurns } from './net-players.ts';
import { tableTurns } from './table-net/table-player.ts';
import { tableSearchTurns } from './table-search/table-search-player.ts';
import type { TurnPlayer } from './turn-bot.ts';

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
const DUKE_SIGHT: Sight = { overlooks: 0.1, blur: { 2: 1, 3: 1, 4: 1.9 }, largeBlur: 1.3 };
const PRINCE_SIGHT: Sight = { overlooks: 0.05, blur: { 2: 1.9, 3: 0.7, 4: 0.9 }, largeBlur: 1.95 };

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

/** Those that think with the first net. */
export const NET_LEVELS = {
  duke: (position, { random }) =>
    throughEyes(position, instantTurns(position).turns, eyesFor(position, DUKE_SIGHT), random),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the net that sees the whole table. */
export const TABLE_NET_LEVELS = {
  prince: (position, { random }) =>
    throughEyes(position, tableTurns(position).turns, eyesFor(position, PRINCE_SIGHT), random),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that search with it. */
export const TABLE_LEVELS = {
  grandmaster: tableSearchTurns({ usual: GRANDMASTER_BUDGET }),
} satisfies Omit<
  Record<Level, TurnPlayer>,
  keyof typeof SIMPLE_LEVELS | keyof typeof NET_LEVELS | keyof typeof TABLE_NET_LEVELS
>;

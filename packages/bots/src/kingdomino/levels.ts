/** The levels for people. Each is a player of its own kind, so that they differ in style as well as in strength. */
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { decided, fullGreedyTurn } from './baselines.ts';
import { type Eyes, plainTurns, throughEyes } from './human-eyes.ts';
import { instantTurns } from './net-players.ts';
import { tableTurns } from './table-net/table-player.ts';
import { tableSearchTurns } from './table-search/table-search-player.ts';
import type { SearchingPlayer, TurnPlayer } from './turn-bot.ts';

const SQUIRE_EYES: Eyes = { overlooks: 0.6, overlooksMost: 0.4, blur: 6 };
const KNIGHT_EYES: Eyes = { overlooks: 0.5, blur: 4 };
const DUKE_EYES: Eyes = { overlooks: 0.1, blur: 1 };
/** With more seats there is less to be seen at the table: clearer eyes keep the Prince ahead of the Duke. */
const PRINCE_EYES: Readonly<Record<number, Eyes>> = {
  2: { overlooks: 0.05, blur: 1.9 },
  3: { overlooks: 0.05, blur: 0.7 },
  4: { overlooks: 0.05, blur: 0.3 },
};

/** In 7 x 7, where forecasts of final points differ more. */
const LARGE_DUKE_EYES: Eyes = { ...DUKE_EYES, blur: 2.5 };
const LARGE_PRINCE_EYES: Eyes = { overlooks: 0.05, blur: 4.4 };

function isLarge({ setup }: Position): boolean {
  return setup.size === 7;
}

/** Some nine thousand simulations on a desk, a few thousand on a phone: more choose no better turns. */
const GRANDMASTER_BUDGET: Budget = { milliseconds: 750 };

export const SIMPLE_LEVELS = {
  squire: (position, { random }) => throughEyes(position, plainTurns(position), SQUIRE_EYES, random),
  knight: (position, { random }) => throughEyes(position, plainTurns(position), KNIGHT_EYES, random),
  baron: (position, { random }) => decided(fullGreedyTurn(position, random)),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the first net. */
export const NET_LEVELS = {
  duke: (position, { random }) =>
    throughEyes(
      position,
      instantTurns(position).turns,
      isLarge(position) ? LARGE_DUKE_EYES : DUKE_EYES,
      random,
    ),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the net that sees the whole table. */
export const TABLE_NET_LEVELS = {
  prince: (position, { random }) => {
    const eyes = isLarge(position) ? LARGE_PRINCE_EYES : PRINCE_EYES[position.options.players]!;
    return throughEyes(position, tableTurns(position).turns, eyes, random);
  },
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that search with it. */
export const TABLE_LEVELS = {
  grandmaster: tableSearchTurns({ usual: GRANDMASTER_BUDGET }),
} satisfies Omit<
  Record<Level, SearchingPlayer>,
  keyof typeof SIMPLE_LEVELS | keyof typeof NET_LEVELS | keyof typeof TABLE_NET_LEVELS
>;

/** The five levels for people. Each is a player of its own kind, so that they differ in style as well as in strength. */
import type { Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { crownGreedyTurn, decided, fullGreedyTurn, greedyPlacementTurn, randomTurn } from './baselines.ts';
import { instantTurns } from './net-players.ts';
import { tableSearchTurns } from './table-search/table-search-player.ts';
import type { TurnPlayer } from './turn-bot.ts';

/** How often the lower levels overlook the better turn. */
const SQUIRE_SLIPS = 0.5;
const KNIGHT_SLIPS = 0.15;

const GRANDMASTER_BUDGET: Budget = { milliseconds: 1500 };

export const SIMPLE_LEVELS = {
  squire: (position, { random }) =>
    decided((random.unit() < SQUIRE_SLIPS ? randomTurn : greedyPlacementTurn)(position, random)),
  knight: (position, { random }) =>
    decided((random.unit() < KNIGHT_SLIPS ? randomTurn : crownGreedyTurn)(position, random)),
  baron: (position, { random }) => decided(fullGreedyTurn(position, random)),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the first net. */
export const NET_LEVELS = {
  duke: position => instantTurns(position),
} satisfies Partial<Record<Level, TurnPlayer>>;

/** Those that think with the net that sees the whole table. */
export const TABLE_LEVELS = {
  grandmaster: tableSearchTurns({ usual: GRANDMASTER_BUDGET }),
} satisfies Omit<Record<Level, TurnPlayer>, keyof typeof SIMPLE_LEVELS | keyof typeof NET_LEVELS>;

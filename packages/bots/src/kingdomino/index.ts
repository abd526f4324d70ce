/** The players of Kingdomino, by name. */
import type { Bot } from '../bot.ts';
import { asValued, crownGreedyTurn, fullGreedyTurn, greedyPlacementTurn, randomTurn } from './baselines.ts';
import { LEVEL_PLAYERS } from './levels.ts';
import { monteCarloTurns } from './monte-carlo.ts';
import { glanceTurns, instantTurns, searchTurns } from './net-players.ts';
import { type TurnPlayer, turnBot } from './turn-bot.ts';
import { uctTurns } from './uct.ts';

const PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  tr: (position, { random }) => asValued(randomTurn(position, random)),
  gprd: (position, { random }) => asValued(greedyPlacementTurn(position, random)),
  fg: (position, { random }) => asValued(fullGreedyTurn(position, random)),
  greedy: (position, { random }) => asValued(crownGreedyTurn(position, random)),
  'mce-tr': monteCarloTurns('tr', 'flat'),
  'mce-fg': monteCarloTurns('fg', 'flat'),
  'mce-pg': monteCarloTurns('pg', 'flat'),
  'mce-fg-halving': monteCarloTurns('fg', 'halving'),
  'uct-fg': uctTurns,
  net: instantTurns,
  instant: glanceTurns,
  search: searchTurns(),
  ...LEVEL_PLAYERS,
};

export const kingdominoBots: Readonly<Record<string, Bot>> = Object.fromEntries(
  Object.entries(PLAYERS).map(([name, player]) => [name, turnBot(name, player)]),
);

/** The players of Kingdomino, by name. */
import type { Bot, Budget } from '../bot.ts';
import { crownGreedyTurn, decided, fullGreedyTurn, greedyPlacementTurn, randomTurn } from './baselines.ts';
import { NET_LEVELS, SIMPLE_LEVELS, TABLE_LEVELS, TABLE_NET_LEVELS } from './levels.ts';
import { monteCarloTurns } from './monte-carlo.ts';
import { glanceTurns, instantTurns, searchTurns } from './net-players.ts';
import { loadNet } from './nets.ts';
import { denierTurns } from './sparring/denier.ts';
import { TREE_PLAYERS } from './sparring/tree-players.ts';
import { loadTableNet } from './table-net/table-nets.ts';
import { tableTurns } from './table-net/table-player.ts';
import { loadTableKernel } from './table-search/table-kernels.ts';
import { tableSearchTurns } from './table-search/table-search-player.ts';
import { type TurnPlayer, turnBot } from './turn-bot.ts';
import { uctTurns } from './uct.ts';

const SIMPLE_PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  tr: (position, { random }) => decided(randomTurn(position, random)),
  gprd: (position, { random }) => decided(greedyPlacementTurn(position, random)),
  fg: (position, { random }) => decided(fullGreedyTurn(position, random)),
  greedy: (position, { random }) => decided(crownGreedyTurn(position, random)),
  'mce-tr': monteCarloTurns('tr', 'flat'),
  'mce-fg': monteCarloTurns('fg', 'flat'),
  'mce-pg': monteCarloTurns('pg', 'flat'),
  'mce-fg-halving': monteCarloTurns('fg', 'halving'),
  'uct-fg': uctTurns,
  ...SIMPLE_LEVELS,
};

const FIRST_GRANDMASTER_BUDGET: Budget = { milliseconds: 1500 };

const NET_PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  net: instantTurns,
  instant: glanceTurns,
  search: searchTurns(),
  /** The first Grandmaster, for ever as it was: what its successors are measured against. */
  grandmaster1: searchTurns({ usual: FIRST_GRANDMASTER_BUDGET }),
  denier: denierTurns,
  ...TREE_PLAYERS,
  ...NET_LEVELS,
};

const TABLE_NET_PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  'table-net': tableTurns,
  ...TABLE_NET_LEVELS,
};

const TABLE_PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  'table-search': tableSearchTurns(),
  ...TABLE_LEVELS,
};

export const kingdominoBots: Readonly<Record<string, Bot<'kingdomino'>>> = Object.fromEntries([
  ...Object.entries(SIMPLE_PLAYERS).map(([name, player]) => [name, turnBot(name, player)]),
  ...Object.entries(NET_PLAYERS).map(([name, player]) => [
    name,
    turnBot(name, player, ({ setup }) => loadNet(setup.size)),
  ]),
  ...Object.entries(TABLE_NET_PLAYERS).map(([name, player]) => [
    name,
    turnBot(name, player, ({ setup }) => loadTableNet(setup.size)),
  ]),
  ...Object.entries(TABLE_PLAYERS).map(([name, player]) => [
    name,
    turnBot(name, player, ({ setup }) => loadTableKernel(setup.size)),
  ]),
]);

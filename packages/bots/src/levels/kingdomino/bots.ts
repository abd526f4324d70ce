/** The players of Kingdomino, by name. */

import {
  crownGreedyTurn,
  decided,
  fullGreedyTurn,
  greedyPlacementTurn,
  randomTurn,
} from '../../baselines/kingdomino/baselines.ts';
import { monteCarloTurns } from '../../baselines/kingdomino/monte-carlo.ts';
import { uctTurns } from '../../baselines/kingdomino/uct.ts';
import type { Bot } from '../../bot.ts';
import { loadKingdominoKernel } from '../../nets/kingdomino/kernels.ts';
import { type TurnPlayer, turnBot } from '../../turns/kingdomino/turn-bot.ts';
import { NET_LEVELS, SIMPLE_LEVELS } from './levels.ts';
import { rolloutSearchTurns } from './rollout-player.ts';
import { valueNetTurns } from './value-player.ts';

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

const NET_PLAYERS: Readonly<Record<string, TurnPlayer>> = {
  'value-net': valueNetTurns,
  'rollout-search': rolloutSearchTurns(),
  ...NET_LEVELS,
};

export const kingdominoBots: Readonly<Record<string, Bot<'kingdomino'>>> = Object.fromEntries([
  ...Object.entries(SIMPLE_PLAYERS).map(([name, player]) => [name, turnBot(name, player)]),
  ...Object.entries(NET_PLAYERS).map(([name, player]) => [
    name,
    turnBot(name, player, ({ setup }) => loadKingdominoKernel(setup.size)),
  ]),
]);

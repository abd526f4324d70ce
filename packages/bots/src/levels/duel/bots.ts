/** The players of Kingdomino Duel. */

import { type Character, duelBot, pointsDecision } from '../../baselines/duel/points-player.ts';
import type { Bot, Budget } from '../../bot.ts';
import { loadDuelKernel } from '../../nets/duel/kernels.ts';
import { type NetPlayer, netDecision } from './net-player.ts';

const GRANDMASTER_BUDGET: Budget = { milliseconds: 900 };

const GREEDY: Character = { width: 160, valueNoise: 0, opponentWeight: 0 };

/** Those that count points. */
const CHARACTERS: Readonly<Record<string, Character>> = {
  // most points on its own map now, and the dice that make them
  greedy: GREEDY,
  // the same, but grudging the other player his points as much
  miser: { ...GREEDY, opponentWeight: 1 },
  squire: { ...GREEDY, valueNoise: 2.6 },
  knight: { ...GREEDY, valueNoise: 0.8 },
};

/** Those that think with the value net. */
const NET_PLAYERS: Readonly<Record<string, NetPlayer>> = {
  'value-net': { simulations: 0 },
  'rollout-search': {},
  baron: { simulations: 0, valueNoise: 6.6 },
  duke: { simulations: 0, valueNoise: 4.4 },
  prince: { simulations: 0, valueNoise: 2.2 },
  grandmaster: { usual: GRANDMASTER_BUDGET },
};

/** Where there is no kernel, the greedy player plays for all of these. */
const standIn = pointsDecision(GREEDY);

export const duelBots: Readonly<Record<string, Bot<'duel'>>> = Object.fromEntries([
  ...Object.entries(CHARACTERS).map(([name, character]) => [name, duelBot(name, pointsDecision(character))]),
  ...Object.entries(NET_PLAYERS).map(([name, player]) => [
    name,
    duelBot(
      name,
      (position, thought) => netDecision(position, thought, player) ?? standIn(position, thought),
      loadDuelKernel,
    ),
  ]),
]);

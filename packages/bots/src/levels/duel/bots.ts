/** The players of Kingdomino Duel. */

import { type Character, duelBot, pointsDecision } from '../../baselines/duel/points-player.ts';
import type { Bot, Budget } from '../../bot.ts';
import { loadDuelKernel } from '../../nets/duel/kernels.ts';
import { type KernelPlayer, kernelDecision } from './net-player.ts';

const GRANDMASTER_BUDGET: Budget = { milliseconds: 900 };

const GREEDY: Character = { width: 160, blur: 0, envy: 0 };

/** Those that count points. */
const CHARACTERS: Readonly<Record<string, Character>> = {
  // most points on its own map now, and the dice that make them
  greedy: GREEDY,
  // the same, but grudging the other player his points as much
  miser: { ...GREEDY, envy: 1 },
  squire: { ...GREEDY, blur: 2.6 },
  knight: { ...GREEDY, blur: 0.8 },
};

/** Those that think with the value net. */
const KERNEL_PLAYERS: Readonly<Record<string, KernelPlayer>> = {
  'table-net': { simulations: 0 },
  'table-search': {},
  baron: { simulations: 0, blur: 6.2 },
  duke: { simulations: 0, blur: 4.4 },
  prince: { simulations: 0, blur: 2.2 },
  grandmaster: { usual: GRANDMASTER_BUDGET },
};

/** Where there is no kernel, the greedy player plays for all of these. */
const standIn = pointsDecision(GREEDY);

export const duelBots: Readonly<Record<string, Bot<'duel'>>> = Object.fromEntries([
  ...Object.entries(CHARACTERS).map(([name, character]) => [name, duelBot(name, pointsDecision(character))]),
  ...Object.entries(KERNEL_PLAYERS).map(([name, player]) => [
    name,
    duelBot(
      name,
      (position, thought) => kernelDecision(position, thought, player) ?? standIn(position, thought),
      loadDuelKernel,
    ),
  ]),
]);

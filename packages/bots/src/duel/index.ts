/** The players of Kingdomino Duel. */
import type { Move, Position } from '@kingdomino/rules/duel';
import type { Bot, Budget, Thought } from '../bot.ts';
import { openNet } from '../net/fast-net.ts';
import { weightCount } from '../net/net.ts';
import { Spending } from '../search/budget.ts';
import type { DecidedMove } from '../whole-turn.ts';
import { expert, loadExpert } from './expert.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';
import { type Character, decisionOf, duelBot, judgingBot } from './judging-bot.ts';
import { Search } from './search.ts';
import { loadDuelKernel } from './table-search/duel-kernels.ts';
import { type KernelPlayer, kernelDecision } from './table-search/kernel-player.ts';

/** Sees points and nothing else. */
const pointCounter = onceMade(() => new Judge(openNet(FEATURES, new Float32Array(weightCount(FEATURES)))));
const search = onceMade(() => new Search(expert(), { width: 160, deepWidth: 6, moves: 8 }));

/** A simulation is a roll looked at for one move. */
const USUAL_BUDGET: Budget = { simulations: 600, milliseconds: 900 };
const GRANDMASTER_BUDGET: Budget = { milliseconds: 900 };

/** The first Grandmaster, for ever as it was: what its successors are measured against. */
const grandmaster1 = duelBot('grandmaster1', searchBeyondTheRound, loadExpert);

function searchBeyondTheRound(position: Position, thought: Thought): DecidedMove<Move> {
  const spending = new Spending(thought, USUAL_BUDGET);
  const searched = search().run(position, spending, thought.random);
  return { ...decisionOf(position, searched), simulations: spending.simulations };
}

/** Where there is no kernel, one plays on as the first Grandmaster did. */
const kernelBot = (spec: string, player: KernelPlayer = {}): Bot<'duel'> =>
  duelBot(
    spec,
    (position, thought) =>
      kernelDecision(position, thought, player) ?? searchBeyondTheRound(position, thought),
    async () => void ((await loadDuelKernel()) || (await loadExpert())),
  );

const characters: readonly (readonly [Character, () => Judge])[] = [
  // most points on its own map now, and the dice that make them
  [{ spec: 'greedy', width: 160, blur: 0, envy: 0 }, pointCounter],
  // the same, but grudging the other player his points as much
  [{ spec: 'miser', width: 160, blur: 0, envy: 1 }, pointCounter],
  [{ spec: 'net', width: 160, blur: 0, envy: 1 }, expert],
  [{ spec: 'squire', width: 160, blur: 2.6, envy: 0 }, pointCounter],
  [{ spec: 'knight', width: 160, blur: 0.8, envy: 0 }, pointCounter],
  [{ spec: 'baron', width: 160, blur: 3.6, envy: 1 }, expert],
  [{ spec: 'duke', width: 160, blur: 2, envy: 1 }, expert],
];

export const duelBots: Readonly<Record<string, Bot<'duel'>>> = {
  ...Object.fromEntries(
    characters.map(([character, judge]) => [
      character.spec,
      { ...judgingBot(character, judge), ...(judge === expert && { prepare: loadExpert }) },
    ]),
  ),
  grandmaster1,
  'table-net': kernelBot('table-net', { simulations: 0 }),
  prince: kernelBot('prince', { simulations: 0, blur: 3.1 }),
  'table-search': kernelBot('table-search'),
  grandmaster: kernelBot('grandmaster', { usual: GRANDMASTER_BUDGET }),
};

/** Made when first needed, and only once. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

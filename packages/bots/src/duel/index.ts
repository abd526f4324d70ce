/** The players of Kingdomino Duel. */
import type { Bot, Budget } from '../bot.ts';
import { openNet } from '../net/fast-net.ts';
import { weightCount } from '../net/net.ts';
import { Spending } from '../search/budget.ts';
import { expert, loadExpert } from './expert.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';
import { type Character, decisionOf, duelBot, judgingBot } from './judging-bot.ts';
import { Search } from './search.ts';

/** Sees points and nothing else. */
const pointCounter = onceMade(() => new Judge(openNet(FEATURES, new Float32Array(weightCount(FEATURES)))));
const search = onceMade(() => new Search(expert(), { width: 160, deepWidth: 6, moves: 8 }));

/** A simulation is a roll looked at for one move. */
const USUAL_BUDGET: Budget = { simulations: 600, milliseconds: 900 };

const grandmaster = duelBot(
  'grandmaster',
  (position, thought) => {
    const spending = new Spending(thought, USUAL_BUDGET);
    const searched = search().run(position, spending, thought.random);
    return { ...decisionOf(position, searched), simulations: spending.simulations };
  },
  loadExpert,
);

const characters: readonly (readonly [Character, () => Judge])[] = [
  // most points on its own map now, and the dice that make them
  [{ spec: 'greedy', width: 160, blur: 0, whim: 0, envy: 0 }, pointCounter],
  // the same, but grudging the other player his points as much
  [{ spec: 'miser', width: 160, blur: 0, whim: 0, envy: 1 }, pointCounter],
  [{ spec: 'net', width: 160, blur: 0, whim: 0, envy: 1 }, expert],
  [{ spec: 'squire', width: 160, blur: 3, whim: 0.04, envy: 0 }, pointCounter],
  [{ spec: 'knight', width: 160, blur: 0.8, whim: 0, envy: 0 }, pointCounter],
  [{ spec: 'baron', width: 160, blur: 3.6, whim: 0, envy: 1 }, expert],
  [{ spec: 'duke', width: 160, blur: 1.8, whim: 0, envy: 1 }, expert],
];

export const duelBots: Readonly<Record<string, Bot<'duel'>>> = {
  ...Object.fromEntries(
    characters.map(([character, judge]) => [
      character.spec,
      { ...judgingBot(character, judge), ...(judge === expert && { prepare: loadExpert }) },
    ]),
  ),
  grandmaster,
};

/** Made when first needed, and only once. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The players of Kingdomino Duel. */
import { Position } from '@kingdomino/rules/duel';
import type { Bot } from '../bot.ts';
import { openNet } from '../net/fast-net.ts';
import { type Net, weightCount } from '../net/net.ts';
import { unpackWeights } from '../net/packed-net.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';
import { type Character, choiceOf, judgingBot } from './judging-bot.ts';
import { Search } from './search.ts';

/** Sees points and nothing else. */
const pointCounter = onceMade(() => new Judge(openNet(FEATURES, new Float32Array(weightCount(FEATURES)))));
/** Thinks with the net, whose weights are a module of their own: a page that never plays Duel does not fetch them. */
let net: Net | undefined;
const expert = onceMade(() => {
  if (!net) throw new Error('the net for Duel is not loaded: prepare the bot before it chooses');
  return new Judge(net);
});
const search = onceMade(
  () => new Search(expert(), { width: 160, deepWidth: 6, moves: 8, rolls: 600, milliseconds: 900 }),
);

async function loadNet(): Promise<void> {
  if (net) return;
  const { WEIGHTS } = await import('./weights.ts');
  net ??= openNet(FEATURES, unpackWeights(WEIGHTS, FEATURES));
}

const grandmaster: Bot = {
  spec: 'grandmaster',
  prepare: loadNet,
  choose: (_game, state, _seat, thought) => {
    if (!(state instanceof Position)) throw new Error('this grandmaster plays Kingdomino Duel');
    return choiceOf(state, search().run(state, thought));
  },
};

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

export const duelBots: Readonly<Record<string, Bot>> = {
  ...Object.fromEntries(
    characters.map(([character, judge]) => [
      character.spec,
      { ...judgingBot(character, judge), ...(judge === expert && { prepare: loadNet }) },
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

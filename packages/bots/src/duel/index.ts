/** The players of Kingdomino Duel. */
import { Position } from '@kingdomino/rules/duel';
import type { Bot } from '../bot.ts';
import { openNet } from '../kingdomino/fast-net.ts';
import { weightCount } from '../kingdomino/net.ts';
import { unpackWeights } from '../kingdomino/packed-net.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';
import { choiceOf, judgingBot } from './judging-bot.ts';
import { Search } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** Sees points and nothing else. */
const pointCounter = onceMade(() => new Judge(openNet(FEATURES, new Float32Array(weightCount(FEATURES)))));
const expert = onceMade(() => new Judge(openNet(FEATURES, unpackWeights(WEIGHTS, FEATURES))));
const search = onceMade(
  () => new Search(expert(), { width: 40, deepWidth: 6, moves: 8, rolls: 240, milliseconds: 1800 }),
);

const grandmaster: Bot = {
  spec: 'grandmaster',
  choose: (_game, state, _seat, thought) => {
    if (!(state instanceof Position)) throw new Error('this grandmaster plays Kingdomino Duel');
    return choiceOf(state, search().run(state, thought));
  },
};

export const duelBots: Readonly<Record<string, Bot>> = {
  greedy: judgingBot({ spec: 'greedy', width: 40, blur: 0, whim: 0, envy: 1 }, pointCounter),
  net: judgingBot({ spec: 'net', width: 40, blur: 0, whim: 0, envy: 1 }, expert),
  squire: judgingBot({ spec: 'squire', width: 40, blur: 4, whim: 0.1, envy: 0 }, pointCounter),
  knight: judgingBot({ spec: 'knight', width: 40, blur: 1, whim: 0, envy: 0 }, pointCounter),
  baron: judgingBot({ spec: 'baron', width: 40, blur: 4, whim: 0, envy: 0.5 }, expert),
  duke: judgingBot({ spec: 'duke', width: 40, blur: 1.5, whim: 0, envy: 1 }, expert),
  grandmaster,
};

/** Made when first needed, and only once: a page that never plays Duel unpacks no weights. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Which bots there are for which game. One name may stand for a bot of either game: `greedy` plays both. */
import { GAME_IDS, type GameId, type GameOf } from '@kingdomino/rules';
import { randomBot } from './baselines/random.ts';
import type { Bot } from './bot.ts';
import { duelBots } from './levels/duel/bots.ts';
import { kingdominoBots } from './levels/kingdomino/bots.ts';

const BOTS: { readonly [G in GameId]: Readonly<Record<string, Bot<G>>> } = {
  kingdomino: { random: randomBot(), ...kingdominoBots },
  duel: { random: randomBot(), ...duelBots },
};

/** The names of all bots. */
export const BOT_NAMES: readonly string[] = [...new Set(GAME_IDS.flatMap(id => Object.keys(BOTS[id])))];

/**
 * The names of the bots that play this game.
 *
 * @param game the game
 * @example
 * botNames('duel').includes('grandmaster'); // true
 */
export function botNames(game: GameId): readonly string[] {
  return Object.keys(BOTS[game]);
}

/**
 * The games that a bot of this name plays; none if there is no such bot.
 *
 * @param name a name without a budget
 * @example
 * gamesOf('fg'); // ['kingdomino']
 */
export function gamesOf(name: string): readonly GameId[] {
  return GAME_IDS.filter(id => Object.hasOwn(BOTS[id], name));
}

/** Those that search, and so can be given a budget. */
const SEARCHING = new Set('mce-tr mce-fg mce-pg mce-fg-halving uct-fg rollout-search grandmaster'.split(' '));

/**
 * Whether a bot of this name searches: only then does a budget change what it plays.
 *
 * @example
 * takesBudget('greedy'); // false
 */
export function takesBudget(name: string): boolean {
  return SEARCHING.has(name);
}

/** A bot that plays each game as the bot of its name for that game does. */
export function botNamed(name: string): Bot {
  const botFor = <G extends GameId>({ id }: GameOf<G>): Bot<G> => {
    const bot = Object.hasOwn(BOTS[id], name) ? BOTS[id][name] : undefined;
    if (!bot) throw new Error(`the bot ${name} does not play ${id}`);
    return bot;
  };
  return {
    spec: name,
    prepare: async (game, state) => botFor(game).prepare?.(game, state),
    choose: (game, state, seat, thought) => botFor(game).choose(game, state, seat, thought),
  };
}

/** Short texts that name a bot everywhere: `greedy`, `grandmaster`, `grandmaster:200ms`, `grandmaster:500`. */
import { err, type GameId, ok, type Refused, type Result } from '@kingdomino/rules';
import type { Bot, Budget } from './bot.ts';
import type { SpecRefusal } from './refusals.ts';
import { BOT_NAMES, botNamed, botNames, gamesOf, takesBudget } from './registry.ts';

/** A spec, read. */
export interface BotSpec {
  readonly bot: Bot;
  /** What the spec itself allows; a caller may allow less. */
  readonly budget: Budget;
}

/**
 * Reads the name of a bot and its budget.
 *
 * @param text such as `greedy`, `grandmaster:200ms` or `grandmaster:500`
 * @param game refuses the bots that do not play it
 * @example
 * const spec = parseSpec('grandmaster:2s', 'duel'); // spec.value.budget is { milliseconds: 2000 }
 */
export function parseSpec(text: string, game?: GameId): Result<BotSpec, SpecRefusal> {
  const [name = '', ...limits] = text.split(':');
  const games = gamesOf(name);
  const names = game === undefined ? BOT_NAMES : botNames(game);
  if (games.length === 0)
    return refuse(`there is no bot ${JSON.stringify(name)}; there are ${names.join(', ')}`);
  if (game !== undefined && !games.includes(game))
    return refuse(`the bot ${name} plays ${games.join()} only; for ${game} there are ${names.join(', ')}`);
  if (limits.length > 0 && !takesBudget(name))
    return refuse(`the bot ${name} does not search and takes no budget: leave out :${limits.join(':')}`);
  const budget = readBudget(limits);
  return budget.ok ? ok({ bot: botNamed(name), budget: budget.value }) : budget;
}

function readBudget(limits: readonly string[]): Result<Budget, SpecRefusal> {
  if (limits.length === 0) return ok({});
  const text = limits.join(':');
  const match = /^([1-9][0-9]{0,6})(ms|s)?$/.exec(text);
  if (!match) return refuse(`after the bot's name comes a budget such as 200ms, 2s or 500, not ${text}`);
  const amount = Number(match[1]);
  if (match[2] === undefined) return ok({ simulations: amount });
  return ok({ milliseconds: match[2] === 's' ? 1000 * amount : amount });
}

function refuse(text: string): Refused<'bad-bot'> {
  return err({ code: 'bad-bot', rule: 'bots', text });
}

/** Short texts that name a bot everywhere: `greedy`, `grandmaster`, `search:200ms`, `search:500`, `grandmaster:1s:4threads`. */
import { err, type GameId, ok, type Refused, type Result } from '@kingdomino/rules';
import type { Bot, Budget } from './bot.ts';
import type { SpecRefusal } from './refusals.ts';
import { BOT_NAMES, botNamed, botNames, gamesOf } from './registry.ts';

/** A spec, read. */
export interface BotSpec {
  readonly bot: Bot;
  /** What the spec itself allows; a caller may allow less. */
  readonly budget: Budget;
  /** How many threads share a thought, where whoever asks has threads to give; 1 where the spec does not say. */
  readonly threads: number;
}

/** With a game, refuses the bots that do not play it. */
export function parseSpec(text: string, game?: GameId): Result<BotSpec, SpecRefusal> {
  const [name = '', ...limits] = text.split(':');
  const games = gamesOf(name);
  const names = game === undefined ? BOT_NAMES : botNames(game);
  if (games.length === 0)
    return refuse(`there is no bot ${JSON.stringify(name)}; there are ${names.join(', ')}`);
  if (game !== undefined && !games.includes(game))
    return refuse(`the bot ${name} plays ${games.join()} only; for ${game} there are ${names.join(', ')}`);
  const read = readLimits(limits);
  return read.ok ? ok({ bot: botNamed(name), ...read.value }) : read;
}

/** A budget, a number of threads, or first the one and then the other. */
function readLimits(limits: readonly string[]): Result<Omit<BotSpec, 'bot'>, SpecRefusal> {
  const threads = /^([1-9]|1[0-6])threads?$/.exec(limits.at(-1) ?? '');
  const budgets = threads ? limits.slice(0, -1) : limits;
  const match = /^(?:([1-9][0-9]{0,6})(ms|s)?)?$/.exec(budgets.join(':'));
  if (!match || budgets.includes(''))
    return refuse(
      `after the bot's name comes a budget such as 200ms, 2s or 500, or threads such as 4threads, not ${limits.join(':')}`,
    );
  const amount = Number(match[1]);
  const milliseconds = match[2] === 's' ? 1000 * amount : amount;
  const budget = match[2] === undefined ? { simulations: amount } : { milliseconds };
  return ok({ budget: budgets.length === 0 ? {} : budget, threads: threads ? Number(threads[1]) : 1 });
}

function refuse(text: string): Refused<'bad-bot'> {
  return err({ code: 'bad-bot', rule: 'bots', text });
}

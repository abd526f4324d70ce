/** Short texts that name a bot everywhere: `greedy`, `grandmaster`, `search:200ms`, `search:500`. */
import { err, ok, type Refusal, type Result } from '@kingdomino/rules';
import type { Bot, Budget } from './bot.ts';
import { randomBot } from './random.ts';

export interface BotSpec {
  readonly bot: Bot;
  /** What the spec itself allows; a caller may allow less. */
  readonly budget: Budget;
}

/** The levels offered to people, weakest first. */
export const LEVELS = ['squire', 'knight', 'baron', 'duke', 'grandmaster'] as const;
export type Level = (typeof LEVELS)[number];

const BOTS: Readonly<Record<string, Bot>> = {
  random: randomBot,
};

export const BOT_NAMES = Object.keys(BOTS);

export function parseSpec(text: string): Result<BotSpec> {
  const [name = '', limit, ...rest] = text.split(':');
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!bot) return refuse(`there is no bot ${JSON.stringify(name)}; there are ${BOT_NAMES.join(', ')}`);
  if (limit === undefined) return ok({ bot, budget: {} });
  const match = /^([1-9][0-9]{0,6})(ms|s)?$/.exec(limit);
  if (!match || rest.length > 0)
    return refuse(`after the bot's name comes a budget such as 200ms, 2s or 500, not ${limit}`);
  const amount = Number(match[1]);
  if (match[2] === undefined) return ok({ bot, budget: { simulations: amount } });
  return ok({ bot, budget: { milliseconds: match[2] === 's' ? 1000 * amount : amount } });
}

function refuse(text: string): { readonly ok: false; readonly error: Refusal } {
  return err({ code: 'bad-bot', rule: 'bots', text });
}

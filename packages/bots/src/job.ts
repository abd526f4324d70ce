/** A bot's task as plain data, so that it can cross to a worker: the moves so far, and who shall answer. */
import { err, type GameId, gameById, ok, Random, type Result, readMove } from '@kingdomino/rules';
import type { Budget, Choice } from './bot.ts';
import type { JobRefusal } from './refusals.ts';
import { parseSpec } from './specs.ts';
import { writeChoice } from './written-choice.ts';

/** One question to a bot, as plain data. */
export interface BotJob {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  readonly spec: string;
  /** Makes the bot's own randomness reproducible. */
  readonly seed: number;
  /** Overrides what the spec says. */
  readonly budget?: Budget;
}

/**
 * Replays the game and asks the bot. Refuses specs, options and moves that are none, and positions where no
 * seat is to act.
 */
export async function think(
  job: BotJob,
  isStopped: () => boolean = () => false,
): Promise<Result<Choice<string>, JobRefusal>> {
  const spec = parseSpec(job.spec, job.game);
  if (!spec.ok) return spec;
  const game = gameById(job.game);
  const options = game.readOptions(job.options);
  if (!options.ok) return options;
  const state = game.start(options.value);
  for (const text of job.moves) {
    const move = readMove(game, state, text);
    if (!move.ok) return move;
    game.advance(state, move.value);
  }
  const seat = game.toAct(state);
  if (typeof seat !== 'number')
    return err({ code: 'no-turn', rule: 'bots', text: 'no seat is to move here' });
  const { bot } = spec.value;
  await bot.prepare?.(game, state);
  const budget = { ...spec.value.budget, ...job.budget };
  const { moves } = job;
  const random = new Random(job.seed);
  return ok(writeChoice(game, bot.choose(game, state, seat, { budget, random, isStopped, moves })));
}

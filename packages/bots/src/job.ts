/** A bot's task as plain data, so that it can cross to a worker: the moves so far, and who shall answer. */
import {
  type AnyState,
  err,
  type GameId,
  gameById,
  ok,
  parsePosition,
  Random,
  type Result,
  readRecordedMove,
} from '@kingdomino/rules';
import type { Budget, Choice } from './bot.ts';
import type { JobRefusal } from './refusals.ts';
import { parseSpec } from './specs.ts';
import { writeChoice } from './turns/written-choice.ts';

/** One question to a bot, as plain data. */
export interface BotJob {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  /** A position as text, where the moves did not begin at the start of a game. */
  readonly from?: string;
  readonly moves: readonly string[];
  readonly spec: string;
  /** Makes the bot's own randomness reproducible. */
  readonly seed: number;
  /** Overrides what the spec says. */
  readonly budget?: Budget;
}

/**
 * Fetches what the bot of a job needs, so that it does not have to wait when it is asked. What does not come is asked for again
 * then.
 *
 * @param job which bot, for which game; its moves do not matter
 * @example
 * await prepareFor({ game: 'duel', options: { players: 2 }, spec: 'grandmaster' });
 */
export async function prepareFor(
  job: Pick<BotJob, 'game' | 'options' | 'from' | 'spec'>,
): Promise<Result<undefined, JobRefusal>> {
  const spec = parseSpec(job.spec, job.game);
  if (!spec.ok) return spec;
  const start = startOf(job);
  if (!start.ok) return start;
  await spec.value.bot.prepare?.(gameById(job.game), start.value);
  return ok(undefined);
}

/**
 * Replays the game and asks the bot. Refuses specs, options and moves that are none, and positions where no
 * seat is to act.
 *
 * @param job the question
 * @param isStopped asked now and then while the bot searches: true ends the search early, with the best move so far
 * @returns the moves of the whole turn, as texts
 * @example
 * const choice = await think({ game: 'duel', options: { players: 2 }, moves, spec: 'grandmaster:200', seed: 1 });
 * if (choice.ok) console.log(choice.value.move);
 */
export async function think(
  job: BotJob,
  isStopped: () => boolean = () => false,
): Promise<Result<Choice<string>, JobRefusal>> {
  const spec = parseSpec(job.spec, job.game);
  if (!spec.ok) return spec;
  const game = gameById(job.game);
  const start = startOf(job);
  if (!start.ok) return start;
  const state = start.value;
  for (const text of job.moves) {
    const move = readRecordedMove(game, state, text);
    if (!move.ok) return move;
    game.advance(state, move.value);
  }
  const seat = game.toAct(state);
  if (typeof seat !== 'number')
    return err({ code: 'no-turn', rule: 'bots', text: 'no seat is to move here' });
  const { bot } = spec.value;
  await bot.prepare?.(game, state);
  const budget = { ...spec.value.budget, ...job.budget };
  const { moves, from } = job;
  const random = new Random(job.seed);
  const thought = { budget, random, isStopped, moves, ...(from === undefined ? {} : { from }) };
  const choice = bot.choose(game, state, seat, thought);
  return ok(writeChoice(game, choice));
}

function startOf({
  game: id,
  options,
  from,
}: Pick<BotJob, 'game' | 'options' | 'from'>): Result<AnyState, JobRefusal> {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) return read;
  if (from === undefined) return ok(game.start(read.value));
  const position = parsePosition(from);
  if (!position.ok) return position;
  return position.value.game.id === id
    ? ok(position.value.state)
    : err({ code: 'bad-position', rule: 'position', text: `this is no position of ${id}` });
}

/** The words of the puzzles, which are fetched with them. */
import { language, type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';
import { number } from '../study/words.ts';
import { modeOf } from './choose-puzzle.ts';
import { type Attempt, isDone, isSolved } from './tries.ts';

type PuzzleKey = Extract<MessageKey, `puzzle.${string}`> extends `puzzle.${infer Key}` ? Key : never;

export function p(key: PuzzleKey, values: Values = {}): string {
  return t(`puzzle.${key}`, values);
}

/** "16 Nov" */
export function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** "Kingdomino, 3 players" */
export function kindText(game: 'kingdomino' | 'duel', position: string): string {
  if (game === 'duel') return t('game.duel');
  const mode = modeOf({ position });
  const how = mode === 'mighty' ? t('variant.mightyDuel') : t('results.players', { players: Number(mode) });
  return `${t('game.kingdomino')}, ${how}`;
}

/** What became of it so far. */
export function stateText(attempt: Attempt | undefined): string {
  if (!attempt) return p('state.new');
  if (attempt.tries[0] === 'right') return p('state.first');
  if (isSolved(attempt)) return p('state.solved');
  return isDone(attempt) ? p('state.shown') : p('state.tried');
}

/** "4.8 points and 12 % of the chance to win", whatever of it is more than nothing. */
export function lossText({
  points,
  win,
}: {
  readonly points: number;
  readonly win: number;
}): string | undefined {
  const percent = Math.round(100 * win);
  const values = { points: number(points, 1), percent: number(percent, 0) };
  if (points >= 0.05 && percent > 0) return p('loss.both', values);
  if (points >= 0.05) return p('loss.points', values);
  return percent > 0 ? p('loss.win', values) : undefined;
}

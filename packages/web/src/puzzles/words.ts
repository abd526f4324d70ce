/** Days, kinds, states and losses of puzzles in words. */
import { percentText, quantity } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { modeOf } from './choose-puzzle.ts';
import { type Attempt, isDone, isSolved } from './tries.ts';

/** "Kingdomino, 3 players" */
export function kindText(game: 'kingdomino' | 'duel', position: string): string {
  if (game === 'duel') return t('game.duel');
  const mode = modeOf({ position });
  const how = mode === 'mighty' ? t('variant.mightyDuel') : t('results.players', { players: Number(mode) });
  return `${t('game.kingdomino')}, ${how}`;
}

/** What became of it so far. */
export function stateText(attempt: Attempt | undefined): string {
  if (!attempt) return t('puzzle.state.new');
  if (attempt.tries[0] === 'right') return t('puzzle.state.first');
  if (isSolved(attempt)) return t('puzzle.state.solved');
  return isDone(attempt) ? t('puzzle.state.shown') : t('puzzle.state.tried');
}

/** "4.8 points and 12% chance to win", whatever of it is more than nothing. */
export function lossText({
  points,
  win,
}: {
  readonly points: number;
  readonly win: number;
}): string | undefined {
  const isLess = Math.round(100 * win) > 0;
  const values = { points: quantity(points, 1), percent: percentText(win) };
  if (points >= 0.05 && isLess) return t('puzzle.loss.both', values);
  if (points >= 0.05) return t('puzzle.loss.points', values);
  return isLess ? t('puzzle.loss.win', values) : undefined;
}

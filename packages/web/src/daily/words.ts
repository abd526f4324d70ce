/** Points of the daily deal in words. */
import { t } from '../app/i18n/language.ts';

/** "61 points" */
export function pointsText(points: number): string {
  return t('daily.points', { points });
}

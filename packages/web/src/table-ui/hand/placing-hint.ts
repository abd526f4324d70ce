/** How something in the hand is placed. Who holds the table in a hand has no keys to be told of. */
import { t } from '../../app/i18n/language.ts';

export function placingHint(): string {
  const hint = t('hand.hint');
  return isInHand() ? hint : `${hint} ${t('hand.hint.key')}`;
}

const coarse = matchMedia('(pointer: coarse)');

export const isInHand = (): boolean => coarse.matches;

/** The hint how to place what is in the hand. It mentions no keys on a touch screen. */
import { t } from '../../app/i18n/language.ts';

export function placingHint(): string {
  const hint = t('hand.hint');
  return isInHand() ? hint : `${hint} ${t('hand.hint.key')}`;
}

const coarse = matchMedia('(pointer: coarse)');

const isInHand = (): boolean => coarse.matches;

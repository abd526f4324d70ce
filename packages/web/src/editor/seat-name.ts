/** Seats of a position have no names of their own. */
import type { Seat } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';

export function seatName(seat: Seat): string {
  return t('seat.player', { number: seat + 1 });
}

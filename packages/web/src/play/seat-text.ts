/** What a seat is called. */
import type { FirstSeat } from '@kingdomino/protocol';
import { t } from '../app/language.ts';

export function seatText(seat: FirstSeat): string {
  switch (seat.kind) {
    case 'person':
      return seat.player.name;
    case 'bot':
      return t(`level.${seat.level}`);
    case 'open':
      return seat.for ? t('online.seat.kept', { name: seat.for.name }) : t('online.seat.open');
  }
}

/** What a seat is called. */
import type { FirstSeat } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
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

/** Of a person at this device who has given no name. */
export function namelessText(kind: 'me' | 'friend', seat: Seat): string {
  return kind === 'me' ? t('seat.you') : t('seat.friend', { number: seat + 1 });
}

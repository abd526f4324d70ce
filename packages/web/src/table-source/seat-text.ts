/** What a seat is called. */
import type { FirstSeat, Player } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';

export function seatText(seat: FirstSeat): string {
  switch (seat.kind) {
    case 'person':
      return playerName(seat.player);
    case 'bot':
      return t(`level.${seat.level}`);
    case 'open':
      return seat.for ? t('online.seat.kept', { name: playerName(seat.for) }) : t('online.seat.open');
  }
}

/** Of whoever has deleted the account: as the server writes it. */
const ERASED = '—';

/**
 * A server calls whoever has no name yet a guest, in English; everybody reads it in a language of their own. A program
 * that plays under a name is always marked as one.
 */
export function playerName({ name, bot }: Pick<Player, 'name' | 'bot'>): string {
  if (name === ERASED) return t('seat.erased');
  const number = /^Guest (\d{1,9})$/.exec(name)?.[1];
  const shown = number === undefined ? name : t('seat.guest', { number });
  return bot ? t('seat.bot-account', { name: shown }) : shown;
}

/** Of a person at this device who has given no name. */
export function namelessText(kind: 'me' | 'friend', seat: Seat): string {
  return kind === 'me' ? t('seat.you') : t('seat.friend', { number: seat + 1 });
}

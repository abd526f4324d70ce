/**
 * What a seat is called. Whoever has a name is called by it, a guest online by the number that the server gave. On this
 * device a player without a name is `you` to themselves, and to everybody else the number of their seat.
 */
import { BOT_LEVELS, type FirstSeat, type Player } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import type { Who } from '../app/i18n/message-format.ts';
import { distinctNames } from './distinct-names.ts';

/** Of all seats of a table; twins are told apart. */
export function seatNames(seats: readonly FirstSeat[]): string[] {
  const names = distinctNames(seats.map(seat => (seat.kind === 'open' ? '' : seatText(seat))));
  return seats.map((seat, index) => (seat.kind === 'open' ? seatText(seat) : names[index]!));
}

function seatText(seat: FirstSeat): string {
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

/** Where the server names nobody, the account was deleted. */
export function nameOrErased(player: Pick<Player, 'name' | 'bot'> | undefined): string {
  return playerName(player ?? { name: ERASED });
}

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
  return kind === 'me' ? t('seat.you') : numberedText(seat);
}

export function numberedText(seat: Seat): string {
  return t('seat.player', { number: seat + 1 });
}

/** In what is given away: whoever gets it is somebody else, so there is no `you` in it. */
export function nameForOthers({ name, isYou }: Who, seat: Seat): string {
  return isYou ? numberedText(seat) : name;
}

/** The names in a record or an address, which may be anything; records of a server have a bot's level and English guests. */
export function recordedNames(names: readonly unknown[]): string[] {
  return distinctNames(names.map(recordedName));
}

function recordedName(name: unknown, seat: Seat): string {
  if (typeof name !== 'string' || name.trim() === '') return numberedText(seat);
  const level = BOT_LEVELS.find(each => each === name);
  return level ? t(`level.${level}`) : playerName({ name });
}

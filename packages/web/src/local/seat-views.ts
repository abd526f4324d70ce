/** The seats of a game on this device, as screens show them. */
import type { Seat } from '@kingdomino/rules';
import type { Terms } from '@kingdomino/table';
import { t } from '../app/i18n/language.ts';
import { myAvatar } from '../app/my-avatar.ts';
import { coloursOf } from '../board/colours.ts';
import { distinctNames } from '../table-source/distinct-names.ts';
import { namelessText } from '../table-source/seat-text.ts';
import type { SeatView } from '../table-source/table-source.ts';
import { type SeatSetup, seatSetups } from './local-table.ts';

export function seatViews(terms: Pick<Terms, 'seats' | 'colours'>): SeatView[] {
  const setups = seatSetups(terms);
  const colours = coloursOf(setups.map(({ colour }) => colour));
  const names = distinctNames(setups.map(nameOf));
  return setups.map((setup, seat) => ({
    name: names[seat]!,
    // sentences speak to a player who has no name, and of everybody else
    isYou: setup.kind === 'me' && setup.name === '',
    kind: setup.kind,
    colour: colours[seat]!,
    level: setup.kind === 'bot' ? setup.level : undefined,
    avatar: setup.kind === 'me' ? myAvatar.value.avatar : undefined,
    isHere: true,
  }));
}

function nameOf(setup: SeatSetup, seat: Seat): string {
  return setup.kind === 'bot' ? t(`level.${setup.level}`) : setup.name || namelessText(setup.kind, seat);
}

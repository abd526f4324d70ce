/** The seats of a game on this device, as screens show them. */
import type { Seat } from '@kingdomino/rules';
import type { Terms } from '@kingdomino/table';
import type { Who } from '../app/i18n/message-format.ts';
import { coloursOf } from '../board/colours.ts';
import { namelessText, seatText } from '../table-source/seat-text.ts';
import type { SeatView } from '../table-source/table-source.ts';
import { type SeatSetup, seatSetups } from './local-table.ts';

export function seatViews(terms: Pick<Terms, 'seats' | 'colours'>): SeatView[] {
  const setups = seatSetups(terms);
  const colours = coloursOf(setups.map(({ colour }) => colour));
  return setups.map((setup, seat) => ({
    ...whoOf(setup, seat),
    kind: setup.kind,
    colour: colours[seat]!,
    isHere: true,
  }));
}

/** Sentences speak to a player who has no name, and of everybody else. */
function whoOf(setup: SeatSetup, seat: Seat): Who {
  if (setup.kind === 'bot') return { name: seatText(setup), isYou: false };
  const { kind, name } = setup;
  return { name: name || namelessText(kind, seat), isYou: kind === 'me' && name === '' };
}

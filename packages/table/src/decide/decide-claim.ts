/** Against who is gone: nobody has to wait for the rest of a long clock, or to play on against a stand-in. */
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import { BOT_PLAYS, claimableIn, NOT_GONE } from '../refusals.ts';
import { botOf } from '../seat-state.ts';
import type { ReadonlyTable } from '../table.ts';
import { seatInGame } from './decide-game.ts';
import { absence } from './decide-seats.ts';

/**
 * `absentSince` is what whoever runs the table knows: since when the seat's player is not there. A seat that is waited
 * for is treated as if its time were over; one on which a bot has played for a while is last.
 */
export function decideClaim(
  table: ReadonlyTable,
  { by, seat, absentSince }: CommandNamed<'claim'>,
  at: number,
): Decision {
  const playing = seatInGame(table, by);
  if (!playing.ok) return playing;
  const claimer = playing.value;
  if (botOf(table.seats[claimer]) !== undefined) return refuse(BOT_PLAYS);
  const from =
    seat === claimer || absentSince === undefined ? undefined : table.claimableFrom(seat, absentSince);
  if (from === undefined) return refuse(NOT_GONE);
  if (at < from) return refuse(claimableIn(from - at));
  const claimed = { type: 'claimed' as const, at, seat, by: claimer };
  return botOf(table.seats[seat]) === undefined
    ? accept(claimed, absence(table, seat, 'away', at))
    : accept(claimed, { type: 'forfeited', at, seat, because: 'away' });
}

/** A game on this device as a table: the same events as at a server, and a player for every seat of a person. */

import type { Level } from '@kingdomino/bots';
import type { FirstSeat, Player } from '@kingdomino/protocol';
import type { GameId, Seat } from '@kingdomino/rules';
import type { ReadonlyTable, Terms } from '@kingdomino/table';
import { coloursOf, type SeatColour } from '../board/colours.ts';

export type SeatSetup =
  /** The name is empty where the player has given none. */
  (
    | { readonly kind: 'me' | 'friend'; readonly name: string }
    | { readonly kind: 'bot'; readonly level: Level }
  ) & {
    /** Absent where none was chosen, and in games kept before there was a choice. */
    readonly colour?: SeatColour | undefined;
  };

/** Opens games in which only bots play. */
const NOBODY: Player = { id: 'nobody', name: '' };

export function localTerms(game: GameId, options: Terms['options'], seats: readonly SeatSetup[]): Terms {
  const firstSeats = seats.map(firstSeatOf);
  const isPainted = seats.some(({ colour }) => colour !== undefined);
  return {
    game,
    options,
    seats: firstSeats,
    ...(isPainted ? { colours: coloursOf(seats.map(({ colour }) => colour)) } : {}),
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: true,
    visibility: 'device',
    by: firstSeats.map(playerOf).find(player => player !== undefined) ?? NOBODY,
  };
}

/** Whoever decides on a seat, or nobody, who may decide nothing. */
export function playerOn({ terms }: ReadonlyTable, seat: Seat | undefined): Player {
  return (seat === undefined ? undefined : playerOf(terms.seats[seat])) ?? NOBODY;
}

export function playerOf(seat: FirstSeat | undefined): Player | undefined {
  return seat?.kind === 'person' ? seat.player : undefined;
}

export function firstSeatOf(setup: SeatSetup, seat: Seat): FirstSeat {
  if (setup.kind === 'bot') return { kind: 'bot', level: setup.level };
  return { kind: 'person', player: { id: `${setup.kind}-${seat}`, name: setup.name } };
}

/** The other way round: how the seats were set up. */
export function seatSetups({ seats, colours }: Pick<Terms, 'seats' | 'colours'>): SeatSetup[] {
  return seats.map((first, seat) => ({ ...seatSetup(first), colour: colours?.[seat] }));
}

function seatSetup(seat: FirstSeat): SeatSetup {
  if (seat.kind === 'bot') return seat;
  const player = playerOf(seat) ?? NOBODY;
  return { kind: isMe(player) ? 'me' : 'friend', name: player.name };
}

/** Of the people at this device: whoever set up the game. */
export function isMe({ id }: Player): boolean {
  return id.startsWith('me-');
}

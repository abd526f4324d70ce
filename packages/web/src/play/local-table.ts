/** A game on one device as a table: the same events as at a server, and a player for every seat of a person. */

import type { Level } from '@kingdomino/bots';
import type { CommandRefusal, FirstSeat, Player } from '@kingdomino/protocol';
import { commitmentTo, type GameId, ok, type Result, type Seat } from '@kingdomino/rules';
import { decide, type ReadonlyTable, Table, type TableCommand, type Terms } from '@kingdomino/table';
import { coloursOf, type SeatColour } from '../board/colours.ts';
import { newSalt } from './salt.ts';

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

/** Everybody is ready, so the game has begun; nothing is dealt. */
export function openLocalTable(terms: Terms, seed: Uint8Array, at: number): Result<Table, CommandRefusal> {
  const table = new Table();
  const commands: TableCommand[] = [{ type: 'open', terms, commitment: commitmentTo(seed) }];
  // the salts of a shared deal are there already
  const people = terms.sharedDeal ? [] : terms.seats.map(playerOf);
  for (const player of people) if (player) commands.push({ type: 'ready', by: player, salt: newSalt() });
  for (const command of commands) {
    const decision = decide(table, command, at);
    if (!decision.ok) return decision;
    table.append(...decision.value);
  }
  return ok(table);
}

/** Whoever decides on a seat, or nobody, who may decide nothing. */
export function playerOn({ terms }: ReadonlyTable, seat: Seat | undefined): Player {
  return (seat === undefined ? undefined : playerOf(terms.seats[seat])) ?? NOBODY;
}

function playerOf(seat: FirstSeat | undefined): Player | undefined {
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

/** Which seats and variants go together. */
import type { GameId, Seat as SeatNumber } from '@kingdomino/rules';
import { SWITCH_NAMES, SWITCHES, type Switch } from '@kingdomino/rules/kingdomino';

/** What a player chooses before a game, whatever a seat is at that table. */
export interface Choice<Seat> {
  readonly game: GameId;
  readonly seats: readonly Seat[];
  readonly switches: readonly Switch[];
  /** D-R1: who begins a Duel; drawn when absent. */
  readonly firstSeat?: SeatNumber | undefined;
}

export function mostSeats(game: GameId): number {
  return game === 'duel' ? 2 : 4;
}

export function switchesFor(game: GameId, seats: number): Switch[] {
  if (game === 'duel') return [];
  return SWITCH_NAMES.filter(name => [undefined, seats].includes(SWITCHES[name].seats));
}

/** Seats and variants that do not suit the game or each other are left out; `spare` fills up a pair. */
export function sensible<Seat>(choice: Choice<Seat>, spare: Seat): Choice<Seat> {
  const { game, seats, switches, firstSeat } = choice;
  const fitting = seats.slice(0, mostSeats(game));
  const enough = fitting.length < 2 ? [...fitting, spare] : fitting;
  const possible = switchesFor(game, enough.length);
  return {
    game,
    seats: enough,
    switches: switches.filter(name => possible.includes(name)),
    firstSeat: game === 'duel' ? [...enough.keys()].find(seat => seat === firstSeat) : undefined,
  };
}

/** As the rules and the game record want them. */
export function optionsOf<Seat>(choice: Choice<Seat>): Record<string, number | boolean> {
  const { seats, switches, firstSeat } = choice;
  return {
    players: seats.length,
    ...Object.fromEntries(switches.map(name => [name, true])),
    ...(firstSeat === undefined ? {} : { firstSeat }),
  };
}

/** The other way round: what is switched on in options. */
export function switchesOf(options: Readonly<Record<string, unknown>>): Switch[] {
  return SWITCH_NAMES.filter(name => options[name] === true);
}

/** Which seats and variants go together. */
import type { GameId } from '@kingdomino/rules';
import { SWITCH_NAMES, SWITCHES, type Switch } from '@kingdomino/rules/kingdomino';

/** What a player chooses before a game, whatever a seat is at that table. */
export interface Choice<Seat> {
  readonly game: GameId;
  readonly seats: readonly Seat[];
  readonly switches: readonly Switch[];
}

export function mostSeats(game: GameId): number {
  return game === 'duel' ? 2 : 4;
}

export function switchesFor(game: GameId, seats: number): Switch[] {
  if (game === 'duel') return [];
  return SWITCH_NAMES.filter(name => [undefined, seats].includes(SWITCHES[name].seats));
}

/** Seats and variants that do not suit the game or each other are left out; `spare` fills up a pair. */
export function sensible<Seat>({ game, seats, switches }: Choice<Seat>, spare: Seat): Choice<Seat> {
  const fitting = seats.slice(0, mostSeats(game));
  const enough = fitting.length < 2 ? [...fitting, spare] : fitting;
  const possible = switchesFor(game, enough.length);
  return { game, seats: enough, switches: switches.filter(name => possible.includes(name)) };
}

/** As the rules and the game record want them. */
export function optionsOf<Seat>({ seats, switches }: Choice<Seat>): Record<string, number | boolean> {
  return { players: seats.length, ...Object.fromEntries(switches.map(name => [name, true])) };
}

/** The other way round: what is switched on in options. */
export function switchesOf(options: Readonly<Record<string, unknown>>): Switch[] {
  return SWITCH_NAMES.filter(name => options[name] === true);
}

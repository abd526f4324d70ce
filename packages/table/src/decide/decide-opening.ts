/** Opens tables: at the request of a player, or as a rematch. */
import { type CommandOf, type FirstSeat, type Player, TABLE_FORMAT } from '@kingdomino/protocol';
import { gameById } from '@kingdomino/rules';
import { accept, type CommandNamed, type Decision, refuse, type Terms } from '../command.ts';
import { refusalOfRated } from '../rated.ts';
import {
  badOptions,
  CLUB_TERMS,
  NOT_OVER,
  NOT_SEATED,
  TWO_SEATS,
  wrongColours,
  wrongSeats,
} from '../refusals.ts';
import type { ReadonlyTable } from '../table.ts';

/** The options are stored as the game writes them. */
export function decideOpen({ terms, commitment }: CommandNamed<'open'>, at: number): Decision {
  const game = gameById(terms.game);
  const options = game.readOptions(terms.options);
  if (!options.ok) return refuse(badOptions(options.error));
  const seats = game.seats(game.start(options.value));
  if (terms.seats.length !== seats) return refuse(wrongSeats(seats, terms.seats.length));
  if (terms.sharedDeal && terms.sharedDeal.salts.length !== seats)
    return refuse(wrongSeats(terms.sharedDeal.salts.length, seats));
  if (terms.colours && terms.colours.length !== seats) return refuse(wrongColours(seats));
  const people = terms.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player.id] : []));
  if (new Set(people).size < people.length) return refuse(TWO_SEATS);
  if (terms.club !== undefined && (terms.visibility === 'public' || terms.sharedDeal))
    return refuse(CLUB_TERMS);
  const unrated = refusalOfRated(terms);
  if (unrated) return refuse(unrated);
  const written = game.writeOptions(options.value);
  return accept({ type: 'opened', at, format: TABLE_FORMAT, ...terms, options: written, commitment });
}

/**
 * The terms that a player requests with the command `create`. The deal of another table is left out: only the server
 * knows it.
 *
 * @param by the player, who becomes the host
 */
export function requestedTerms(by: Player, command: CommandOf<'create'>): Terms {
  const { type: _type, id: _id, deal: _deal, seats, ...wishes } = command;
  const firstSeats = seats.map(
    (seat): FirstSeat => (seat.kind === 'me' ? { kind: 'person', player: by } : seat),
  );
  return { ...wishes, seats: firstSeats, by };
}

/** By anyone who played. Nothing is written down when somebody has asked before. */
export function decideRematch(
  table: ReadonlyTable,
  { by, opens }: CommandNamed<'rematch'>,
  at: number,
): Decision {
  if (table.seatOf(by.id) === undefined) return refuse(NOT_SEATED);
  if (table.status !== 'over') return refuse(NOT_OVER);
  return table.rematch === undefined ? accept({ type: 'rematched', at, table: opens, by }) : accept();
}

/**
 * The terms of a rematch: the same, with the seats turned by one. Bots and the asker are seated, the seats of the other
 * people are reserved for them.
 *
 * @param previous the id of the table that is over
 * @param asker who asks for the rematch, and becomes the host
 */
export function rematchTerms(previous: string, table: ReadonlyTable, asker: Player): Terms {
  const { game, options, clock, absence, undo, visibility, rated, club } = table.terms;
  const { colours } = table;
  const seats = table.seats.map((state): FirstSeat => {
    if (state.kind === 'bot') return { kind: 'bot', level: state.level };
    if (state.kind === 'open') return { kind: 'open' };
    return state.player.id === asker.id
      ? { kind: 'person', player: asker }
      : { kind: 'open', for: state.player };
  });
  const terms = { game, options, clock, absence, undo, visibility, by: asker, previous };
  // whoever chose a colour keeps it
  return {
    ...terms,
    seats: turned(seats),
    ...(colours && { colours: turned(colours) }),
    ...(rated && { rated }),
    ...(club !== undefined && { club }),
  };
}

function turned<Value>(list: readonly Value[]): Value[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

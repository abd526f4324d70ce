/** What a picture of a position is made from, and the parts that both games' pictures share. */
import type { Actor, GameId, GameOf, MoveOf, Outcome, Points, StateOf } from '@kingdomino/rules';
import { FAINT, seatName, seatStyle, TITLE } from '../palette.ts';
import { type Paint, padEnd, padStart, widthOf } from '../terminal.ts';

export interface View<G extends GameId = GameId> {
  /** Where the position comes from: `record 3, move 7 of 96`, or `position`. */
  readonly where: string;
  readonly game: GameOf<G>;
  /** By seat, as a record names them. */
  readonly players?: unknown;
  /** The last move, and who made it, where it is known. */
  readonly last: { readonly actor: Actor; readonly move: MoveOf<G>; readonly text: string } | undefined;
  readonly position: StateOf<G>;
  readonly columns: number;
  readonly paint: Paint;
}

/** Whose turn it is stands after this sign. */
export const TURN = '>';

export function heading(view: View, title: string, stage: string): string[] {
  const { where, last, paint } = view;
  const who = last === undefined || typeof last.actor === 'string' ? 'chance' : seatLabel(last.actor, paint);
  return [
    paint(title, TITLE),
    paint([where, stage].filter(Boolean).join(' · '), FAINT),
    ...playerLine(view),
    ...(last === undefined ? [] : [`last move: ${who} ${printable(last.text)}`]),
  ];
}

export function seatLabel(seat: number, paint: Paint): string {
  return paint(seatName(seat), seatStyle(seat));
}

/** `pink and blue`. */
function seatLabels(seats: readonly number[], paint: Paint): string {
  return seats.map(seat => seatLabel(seat, paint)).join(' and ');
}

export function seatTitle(view: View, seat: number): string {
  const { paint } = view;
  const isToAct = view.game.toAct(view.position) === seat;
  return `${isToAct ? paint(TURN, TITLE) : ' '}${seatLabel(seat, paint)} ${paint(`(${seat})`, FAINT)}`;
}

const GAME_NAMES = ['1st', '2nd', '3rd'];

/** Where the name of a part of the points is too long for a column. */
const PART_NAMES: Readonly<Record<string, string>> = {
  middleKingdom: 'middle',
  largestArea: 'largest',
  largestDomain: 'largest',
};

/** A row for each seat, a column for each of these parts of its points, and in a Dynasty for each game. */
export function scoreTable<Part extends string>(
  view: View,
  outcome: Outcome<Points & Readonly<Record<Part, number>>>,
  parts: readonly Part[],
): string[] {
  const { paint } = view;
  const games = outcome.games ?? [];
  const header = [
    '',
    ...games.map((_, index) => GAME_NAMES[index]!),
    ...parts.map(part => PART_NAMES[part] ?? part),
  ];
  const rows = outcome.scores.map((score, seat) => [
    seatTitle(view, seat),
    ...games.map(game => `${game[seat]!.total}`),
    ...parts.map(part => (part === 'total' ? paint(`${score[part]}`, TITLE) : `${score[part]}`)),
  ]);
  const widths = [...header.keys()].map(column =>
    Math.max(...[header, ...rows].map(row => widthOf(row[column]!))),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0)).join('  ');
  return [paint(line(header), FAINT), ...rows.map(line)];
}

/** Who has won, once it is known. */
export function verdict({ scores, ranking }: Outcome, paint: Paint): string {
  const winners = ranking[0]!;
  const points = `with ${scores[winners[0]!]!.total} points`;
  return winners.length === 1
    ? `The game is over: ${seatLabels(winners, paint)} wins ${points}.`
    : `The game is over: ${seatLabels(winners, paint)} share the victory ${points} each.`;
}

/** `players: random`, or the player of each seat where they differ. */
function playerLine({ players, paint }: View): string[] {
  if (!Array.isArray(players) || players.length === 0) return [];
  if (!players.every(player => typeof player === 'string')) return [];
  const [first] = players as [string];
  const names = players.map((player, seat) => `${seatLabel(seat, paint)} ${printable(player)}`);
  const isOne = players.every(player => player === first);
  return [`players: ${isOne ? printable(first) : names.join(', ')}`];
}

/** A text from outside must not steer the terminal. */
function printable(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 60);
}

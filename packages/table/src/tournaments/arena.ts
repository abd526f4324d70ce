/** An arena: who is free is paired at once with somebody of about as many points, and not with the last opponent. */
import { type Apart, areApart, NOBODY_APART } from './apart.ts';
import type { Entrant, ReadonlyTournament, TournamentGame } from './tournament.ts';

export interface ArenaScore {
  readonly player: string;
  points: number;
  games: number;
  wins: number;
  /** Games won in a row. */
  streak: number;
  /** Whom one met last. */
  last: readonly string[];
  /** The best single sum that is told apart when points are equal. */
  margin: number;
  readonly seats: number[];
}

const WIN = 2;
const DRAW = 1;
/** From the third win in a row on. */
const STREAK = 2;

export function arenaScores(tournament: ReadonlyTournament): Map<string, ArenaScore> {
  const { seats } = tournament;
  const scores = new Map<string, ArenaScore>();
  for (const player of tournament.entrants.keys()) scores.set(player, begin(player, seats));
  for (const game of inOrderOfEnd(tournament.games))
    game.players.forEach((player, seat) => {
      const score = scores.get(player);
      if (score) note(score, game, seat);
    });
  return scores;
}

const begin = (player: string, seats: number): ArenaScore => ({
  player,
  points: 0,
  games: 0,
  wins: 0,
  streak: 0,
  last: [],
  margin: 0,
  seats: Array.from({ length: seats }, () => 0),
});

/** A streak goes by when games ended; whom one met last, by when they began: games that are played come at the end. */
function inOrderOfEnd(games: readonly TournamentGame[]): TournamentGame[] {
  const end = ({ finishedAt = Number.POSITIVE_INFINITY }: TournamentGame) => finishedAt;
  return [...games].sort((one, other) => {
    const [first, second] = [end(one), end(other)];
    return first === second ? one.game - other.game : first < second ? -1 : 1;
  });
}

function note(score: ArenaScore, { players, result, isFinished }: TournamentGame, seat: number): void {
  score.last = players.filter(other => other !== score.player);
  score.seats[seat]!++;
  if (!isFinished || !result) return;
  score.games++;
  const times = score.streak >= STREAK ? 2 : 1;
  const isFirst = result.places[seat] === 1;
  const isAlone = result.places.filter(place => place === 1).length === 1;
  if (isFirst) score.points += times * (isAlone ? WIN : DRAW);
  if (isFirst && isAlone) {
    score.wins++;
    score.streak++;
  } else score.streak = 0;
}

export interface Waiting {
  readonly player: string;
  readonly points: number;
  readonly rating: number;
  readonly number: number;
  readonly last: readonly string[];
  readonly seats: readonly number[];
}

/** Who is in and not at a table. */
export function waitingIn(tournament: ReadonlyTournament): Waiting[] {
  const scores = arenaScores(tournament);
  const busy = new Set([...tournament.openGames].flatMap(game => tournament.games[game]!.players));
  return tournament.active
    .filter(({ player }) => !busy.has(player))
    .map(({ player, rating, number }: Entrant) => {
      const { points, last, seats } = scores.get(player)!;
      return { player, points, rating, number, last, seats };
    });
}

/**
 * The tables that can begin now. Neighbours in the list, except those who have just met: the next one, then. Who finds
 * nobody waits on, and so does who finds only those that shall not meet.
 *
 * @param mayRepeat where nobody else is in the tournament, the same may meet again
 */
export function pairArena(
  waiting: readonly Waiting[],
  seats: number,
  mayRepeat: boolean,
  apart: Apart = NOBODY_APART,
): string[][] {
  const mayMeet = (one: Waiting, other: Waiting) =>
    (mayRepeat || !justMet(one, other)) && !areApart(apart, one.player, other.player);
  const free = [...waiting].sort(
    (one, other) => other.points - one.points || other.rating - one.rating || one.number - other.number,
  );
  const tables: Waiting[][] = [];
  const taken = new Set<string>();
  free.forEach((first, index) => {
    if (taken.has(first.player)) return;
    const table = [first];
    for (let next = index + 1; next < free.length && table.length < seats; next++) {
      const other = free[next]!;
      if (!taken.has(other.player) && table.every(one => mayMeet(one, other))) table.push(other);
    }
    if (table.length < seats) return;
    for (const { player } of table) taken.add(player);
    tables.push(table);
  });
  if (seats === 2) mend(free, tables, taken, mayMeet);
  return tables.map((table, number) => seated(table, number));
}

function justMet(one: Waiting, other: Waiting): boolean {
  return one.last.includes(other.player) || other.last.includes(one.player);
}

/** Two who are left over have just met: both change partners with the nearest table where that can be. */
function mend(
  free: readonly Waiting[],
  tables: Waiting[][],
  taken: Set<string>,
  mayMeet: (one: Waiting, other: Waiting) => boolean,
): void {
  const left = free.filter(({ player }) => !taken.has(player));
  for (let index = 0; index + 1 < left.length; index += 2) {
    const [one, other] = [left[index]!, left[index + 1]!];
    const at = tables.findLastIndex(([a, b]) => mayMeet(one, a!) && mayMeet(other, b!));
    const table = tables[at];
    if (!table) continue;
    tables.splice(at, 1, [one, table[0]!], [other, table[1]!]);
    taken.add(one.player).add(other.player);
  }
}

/** Whoever sat there least takes the first seat, and so on. */
function seated(table: readonly Waiting[], number: number): string[] {
  const left = number % 2 === 0 ? [...table] : [...table].reverse();
  return table.map((_, seat) => {
    const lean = ({ seats }: Waiting) =>
      (seats[seat] ?? 0) - seats.reduce((sum, times) => sum + times, 0) / seats.length;
    const next = left.reduce((best, one) => (lean(one) < lean(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    return next.player;
  });
}

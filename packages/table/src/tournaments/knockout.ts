/** A knock-out: best of three, the strongest apart from each other, byes for those who are first. */
import { marginOf } from './scores.ts';
import type { Entrant, ReadonlyTournament, TournamentGame } from './tournament.ts';

const BEST_OF = 3;
const ENOUGH = 2;

export interface Match {
  /** From 1; the last round is the final. */
  readonly round: number;
  /** From 0, as in the bracket. */
  readonly match: number;
  /** Undefined: nobody, so that the other goes on; or not known yet. */
  readonly players: readonly [string | undefined, string | undefined];
  readonly games: readonly TournamentGame[];
  /** Of games; a drawn one is half. */
  readonly wins: readonly [number, number];
  readonly winner?: string;
}

/** The bracket round by round, as far as it is known. Seeds follow from ratings when it starts. */
export function bracket(tournament: ReadonlyTournament): Match[][] {
  const seeds = seeding([...tournament.entrants.values()]);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, seeds.length)));
  let slots: readonly (string | undefined)[] = placesOf(size).map(seed => seeds[seed]?.player);
  const rank = new Map(seeds.map(({ player }, index) => [player, index]));
  const rounds: Match[][] = [];
  for (let round = 1; slots.length > 1; round++) {
    const matches: Match[] = [];
    for (let match = 0; 2 * match < slots.length; match++)
      matches.push(
        matchOf(tournament, { round, match, players: [slots[2 * match], slots[2 * match + 1]] }, rank),
      );
    rounds.push(matches);
    slots = matches.map(({ winner }) => winner);
  }
  return rounds;
}

function seeding(entrants: readonly Entrant[]): Entrant[] {
  return [...entrants].sort((one, other) => other.rating - one.rating || one.number - other.number);
}

/** Which seed stands where: 1 meets the last, and 1 and 2 meet in the final only. */
function placesOf(size: number): number[] {
  let places = [0];
  while (places.length < size) places = places.flatMap(seed => [seed, 2 * places.length - 1 - seed]);
  return places;
}

function matchOf(
  tournament: ReadonlyTournament,
  { round, match, players }: Pick<Match, 'round' | 'match' | 'players'>,
  rank: ReadonlyMap<string, number>,
): Match {
  const games = (tournament.rounds[round - 1]?.games ?? [])
    .map(number => tournament.games[number]!)
    .filter(game => game.match === match);
  const winner = winnerOf(tournament, round, players, games, rank);
  const wins = winsOf(games, players);
  return { round, match, players, games, wins, ...(winner === undefined ? {} : { winner }) };
}

function winnerOf(
  tournament: ReadonlyTournament,
  round: number,
  [one, other]: Match['players'],
  games: readonly TournamentGame[],
  rank: ReadonlyMap<string, number>,
): string | undefined {
  // only in the first round does an empty place mean that there is nobody
  if (one === undefined || other === undefined) return round === 1 ? (one ?? other) : undefined;
  if (games.some(({ isFinished }) => !isFinished)) return undefined;
  const gone = [one, other].filter(player => tournament.entrants.get(player)?.isIn !== true);
  if (gone.length === 1) return gone[0] === one ? other : one;
  const wins = winsOf(games, [one, other]);
  if (wins[0] >= ENOUGH !== wins[1] >= ENOUGH) return wins[0] > wins[1] ? one : other;
  const counted = games.filter(({ result }) => result !== undefined).length;
  if (counted < BEST_OF && gone.length === 0) return undefined;
  const margin = games.reduce((sum, game) => sum + marginOf(game, game.players.indexOf(one)), 0);
  const difference = wins[0] - wins[1] || margin || rank.get(other)! - rank.get(one)!;
  return difference > 0 ? one : other;
}

function winsOf(games: readonly TournamentGame[], [one, other]: Match['players']): [number, number] {
  const of = (player: string | undefined) =>
    games.reduce((sum, { result, players }) => {
      if (player === undefined || result?.places[players.indexOf(player)] !== 1) return sum;
      return sum + 1 / result.places.filter(place => place === 1).length;
    }, 0);
  return [of(one), of(other)];
}

/** The games that must be opened now: the next of each match that is not decided. Seats change from game to game. */
export function nextGames(rounds: readonly (readonly Match[])[]): { match: Match; players: string[] }[] {
  return rounds.flat().flatMap(match => {
    const [one, other] = match.players;
    if (one === undefined || other === undefined || match.winner !== undefined) return [];
    if (match.games.some(({ isFinished }) => !isFinished)) return [];
    const isTurned = (match.games.length + match.match) % 2 === 1;
    return [{ match, players: isTurned ? [other, one] : [one, other] }];
  });
}

/** In which round each player was knocked out, or one more than there are for the winner. */
export function reached(rounds: readonly (readonly Match[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { round, players, winner } of rounds.flat())
    for (const player of players)
      if (player !== undefined) found.set(player, winner === player ? round + 1 : round);
  return found;
}

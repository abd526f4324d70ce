/** A club's table of results: from results alone, so that another scoring or other dates give another table. */
import type { Scoring } from '@kingdomino/protocol';

/** Results of somebody that are alike: the same place among as many, tied with as many. One result has `games` 1. */
export interface Tally {
  readonly player: string;
  /** At the table. */
  readonly seats: number;
  readonly place: number;
  /** How many share the place, oneself among them. */
  readonly tied: number;
  readonly games: number;
  /** Of all these games together. */
  readonly points: number;
}

export interface Ranked {
  readonly player: string;
  /** Who has the same shares the place, and the next one comes after all of them. */
  readonly place: number;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly places: number;
}

/** A win that two, three or four share, and half a place, are whole numbers of these: sums are exact. */
const PARTS = 12;

type Sums = Readonly<Record<Scoring | 'games', number>>;

const NOTHING: Sums = { games: 0, wins: 0, points: 0, places: 0 };

/**
 * The members of a club, ranked.
 *
 * @param tallies the results of a season, those that are alike together
 */
export function standings(tallies: readonly Tally[], scoring: Scoring): Ranked[] {
  const sums = new Map<string, Sums>();
  for (const tally of tallies) sums.set(tally.player, plus(sums.get(tally.player) ?? NOTHING, tally));
  const all = [...sums].sort(
    ([one, a], [other, b]) => b[scoring] - a[scoring] || a.games - b.games || (one < other ? -1 : 1),
  );
  return all.map(([player, { games, wins, points, places }]) => ({
    player,
    place: 1 + all.findIndex(([, best]) => best[scoring] === sums.get(player)![scoring]),
    games,
    wins: wins / PARTS,
    points,
    places: places / PARTS,
  }));
}

/** A win is shared by who is tied for it; a place is worth one for each seat behind and half for each tied one. */
function plus(sum: Sums, { games, place, tied, seats, points }: Tally): Sums {
  const behind = seats - (place - 1) - tied;
  return {
    games: sum.games + games,
    wins: sum.wins + (place === 1 ? (games * PARTS) / tied : 0),
    points: sum.points + points,
    places: sum.places + games * (PARTS * behind + (PARTS / 2) * (tied - 1)),
  };
}

/**
 * One of twenty players farms: what do they gain by games that others lose to them on purpose, on top of what they have
 * earned? `node packages/server/dist/tools/farming-simulation.js [games farmed in a week]`
 */
import { Random } from '@kingdomino/rules';
import { newcomersWeight, pairWeight, seatWeight } from '../ratings/game-weight.ts';
import type { Rating } from '../ratings/plackett-luce.ts';
import { NEWCOMER, partly, rateGame, shownRating } from '../ratings/rating.ts';

const PLAYERS = 1000;
const FARMERS = PLAYERS / 20;
/** Honest games of everybody before that; all are equally strong, so that whatever is above 1500 was not earned. */
const EARNED = 30;

type Weigh = (game: number, own: Rating, other: Rating) => number;

/** How somebody comes to easy wins. */
export const WAYS = {
  /** Accounts that never come: over before the second round. */
  'no-shows': { isPlayed: false, isSameAccount: false },
  /** One account of their own that loses on purpose, every day. */
  'one second account': { isPlayed: true, isSameAccount: true },
  /** A new account for every game, played to the end. */
  'new accounts': { isPlayed: true, isSameAccount: false },
} as const;

export interface Farmed {
  /** What the farmers gained on average, in points: if everything counted, and as it counts. */
  readonly ifAllCounted: number;
  readonly gained: number;
}

export function simulateFarming(way: keyof typeof WAYS, games: number, seed = 1): Farmed {
  const earned = honestRatings(new Random(seed)).slice(0, FARMERS);
  const gain = (weigh: Weigh) => {
    const gains = earned.map(before => pointsOf(farm(before, way, games, weigh)) - pointsOf(before));
    return gains.reduce((sum, one) => sum + one, 0) / gains.length;
  };
  const { isPlayed, isSameAccount } = WAYS[way];
  const weigh: Weigh = (game, own, other) => {
    const known = seatWeight(own, [other], 'two');
    const met = isSameAccount || known === 1 ? 0 : game;
    return isPlayed ? pairWeight(isSameAccount ? game : 0) * known * newcomersWeight(met) : 0;
  };
  return { ifAllCounted: gain(() => 1), gained: gain(weigh) };
}

function farm(before: Rating, way: keyof typeof WAYS, games: number, weigh: Weigh): Rating {
  let [farmer, other] = [before, NEWCOMER];
  for (let game = 0; game < games; game++) {
    const [won, lost] = rateGame([farmer, other], [1, 2]) as [Rating, Rating];
    const [mine, theirs] = [weigh(game, farmer, other), weigh(game, other, farmer)];
    farmer = partly(farmer, won, mine);
    other = WAYS[way].isSameAccount ? partly(other, lost, theirs) : NEWCOMER;
  }
  return farmer;
}

function honestRatings(random: Random): Rating[] {
  const ratings: Rating[] = Array.from({ length: PLAYERS }, () => NEWCOMER);
  for (let game = 0; game < (EARNED * PLAYERS) / 2; game++) {
    const one = random.below(PLAYERS);
    const other = (one + 1 + random.below(PLAYERS - 1)) % PLAYERS;
    const places = random.below(2) === 0 ? [1, 2] : [2, 1];
    const [first, second] = rateGame([ratings[one]!, ratings[other]!], places) as [Rating, Rating];
    [ratings[one], ratings[other]] = [first, second];
  }
  return ratings;
}

function pointsOf(rating: Rating): number {
  return shownRating(rating, 'two').rating;
}

function main([games = '50']: readonly string[]): void {
  console.log(`${FARMERS} of ${PLAYERS} players farm ${games} games in a week; points gained on average`);
  for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
    const { ifAllCounted, gained } = simulateFarming(way, Number(games));
    console.log(`${way}: ${ifAllCounted.toFixed(0)} if all counted, ${gained.toFixed(0)} as it counts`);
  }
}

if (process.argv[1]?.endsWith('farming-simulation.js')) main(process.argv.slice(2));

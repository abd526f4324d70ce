/** What the games of an arena say about its bots. */
import { Random } from '@kingdomino/rules';
import { eloRatings } from './elo.ts';
import { estimate, type Interval, meanInterval, type Observation, shareInterval } from './statistics.ts';
import type { ArenaGame, Tournament } from './tournament.ts';

/** A seat in a game is one of the bot's games: a bot that holds two seats of a table plays two. */
export interface Standing {
  readonly spec: string;
  /** As an outside program calls itself. */
  readonly name?: string;
  readonly games: number;
  /** A shared first place is shared out, except in the paper's way of counting, where it is no win. */
  readonly wins: number;
  readonly winRate: number;
  readonly winRateInterval: Interval;
  readonly meanScore: number;
  /** Own points less the best opponent's. */
  readonly meanMargin: number;
  readonly marginInterval: Interval;
  readonly msPerMove: number;
}

/** How strong a bot is next to the others of its tournament; their mean is 0. */
export interface Rating {
  readonly elo: number;
  readonly interval: Interval;
}

/**
 * One standing for each bot, in their order.
 *
 * @param tournament what was played
 * @param games its games, as `runArena` returns them
 * @example
 * const [first] = standings(tournament, games);
 */
export function standings({ bots, hasPaperBonuses }: Tournament, games: readonly ArenaGame[]): Standing[] {
  return bots.map((spec, bot) => {
    const wins: Observation[] = [];
    const scores: Observation[] = [];
    const margins: Observation[] = [];
    let milliseconds = 0;
    let turns = 0;
    let name: string | null | undefined;
    for (const game of games) {
      for (const [seat, holder] of game.seating.entries()) {
        if (holder !== bot) continue;
        const cluster = game.deal;
        const others = game.scores.filter((_, other) => other !== seat);
        wins.push({ cluster, value: shareOfFirst(game, seat, hasPaperBonuses) });
        scores.push({ cluster, value: game.scores[seat]! });
        margins.push({ cluster, value: game.scores[seat]! - Math.max(...others) });
        milliseconds += game.milliseconds[seat]!;
        name ??= game.names?.[seat];
        turns += game.turns[seat]!;
      }
    }
    const winRate = estimate(wins);
    const margin = estimate(margins);
    return {
      spec,
      ...(name == null ? {} : { name }),
      games: wins.length,
      wins: wins.reduce((sum, { value }) => sum + value, 0),
      winRate: winRate.mean,
      winRateInterval: shareInterval(winRate),
      meanScore: estimate(scores).mean,
      meanMargin: margin.mean,
      marginInterval: meanInterval(margin),
      msPerMove: turns === 0 ? 0 : milliseconds / turns,
    };
  });
}

const RESAMPLES = 200;

/**
 * Intervals by drawing whole deals again and again: games of one deal belong together. Few deals may happen to be all alike, and
 * then say nothing of what else might have come: no interval is narrower than that of the share of duels that the bot won.
 *
 * @param tournament what was played
 * @param games its games, as `runArena` returns them
 * @example
 * const [first] = ratings(tournament, games);
 */
export function ratings({ bots }: Tournament, games: readonly ArenaGame[]): Rating[] {
  const byDeal = new Map<number, ArenaGame[]>();
  for (const game of games) {
    const dealt = byDeal.get(game.deal);
    if (dealt) dealt.push(game);
    else byDeal.set(game.deal, [game]);
  }
  const tables = [...byDeal.values()].map(dealt => winTable(bots.length, dealt));
  const best = eloRatings(sumOf(bots.length, tables));
  const random = new Random(1);
  const samples = Array.from({ length: tables.length > 1 ? RESAMPLES : 0 }, () =>
    eloRatings(
      sumOf(
        bots.length,
        tables.map(() => tables[random.below(tables.length)]!),
      ),
    ),
  );
  return best.map((elo, bot) => {
    const sorted = samples.map(sample => sample[bot]!).sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? elo;
    const [low, high] = reachOfShare(bots.length, bot, tables);
    return { elo, interval: [Math.min(at(0.025), elo + low), Math.max(at(0.975), elo + high)] };
  });
}

/** How far below and above its rating a bot may be by the interval of its share. The others move against it: their mean is 0. */
function reachOfShare(bots: number, bot: number, tables: readonly number[][][]): Interval {
  let games = 0;
  const duels = tables.flatMap((table, cluster): Observation[] =>
    table[bot]!.flatMap((won, rival) => {
      const met = won + table[rival]![bot]!;
      games += met;
      return met > 0 ? [{ cluster, value: won / met }] : [];
    }),
  );
  const share = estimate(duels);
  // as in the ratings, half a drawn game keeps who won or lost all of them finite
  const edge = 0.25 / (games + 0.5);
  const toElo = (value: number) => {
    const kept = Math.min(1 - edge, Math.max(edge, value));
    return (400 * Math.log10(kept / (1 - kept)) * (bots - 1)) / bots;
  };
  const [low, high] = shareInterval(share);
  return [toElo(low) - toElo(share.mean), toElo(high) - toElo(share.mean)];
}

function shareOfFirst({ ranking }: ArenaGame, seat: number, isStrict: boolean): number {
  const first = ranking[0]!;
  if (!first.includes(seat)) return 0;
  return isStrict ? Number(first.length === 1) : 1 / first.length;
}

/** Every pair of seats of a game is a duel between their bots. */
function winTable(bots: number, games: readonly ArenaGame[]): number[][] {
  const wins = emptyTable(bots);
  for (const { seating, ranking } of games) {
    const place = (seat: number) => ranking.findIndex(seats => seats.includes(seat));
    for (const [seat, bot] of seating.entries()) {
      for (const [other, rival] of seating.entries()) {
        if (bot === rival) continue;
        const lead = place(other) - place(seat);
        wins[bot]![rival]! += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
      }
    }
  }
  return wins;
}

function sumOf(bots: number, tables: readonly number[][][]): number[][] {
  const sum = emptyTable(bots);
  for (const table of tables)
    for (let bot = 0; bot < bots; bot++)
      for (let rival = 0; rival < bots; rival++) sum[bot]![rival]! += table[bot]![rival]!;
  return sum;
}

function emptyTable(bots: number): number[][] {
  return Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
}

/** Who came out ahead of whom: a table of all pairs of an arena's bots, the strongest first. */
import { ratings } from './standings.ts';
import { type Estimate, estimate, type Observation, shareInterval } from './statistics.ts';
import type { ArenaGame, Tournament } from './tournament.ts';

/** How often the first bot's seats came out ahead of the second's, ties by half. */
export function aheadOf(games: readonly ArenaGame[], bot: number, rival: number): Estimate {
  const observations: Observation[] = [];
  for (const { deal, seating, ranking } of games) {
    const place = (seat: number) => ranking.findIndex(seats => seats.includes(seat));
    for (const [seat, one] of seating.entries())
      for (const [other, another] of seating.entries()) {
        if (seat === other || one !== bot || another !== rival) continue;
        const lead = place(other) - place(seat);
        observations.push({ cluster: deal, value: lead > 0 ? 1 : lead === 0 ? 0.5 : 0 });
      }
  }
  return estimate(observations);
}

/**
 * In Markdown: a row for each bot with its rating and, in percent with 95 % intervals, how often it was ahead of each other.
 *
 * @param tournament what was played
 * @param games its games, as `runArena` returns them
 * @example
 * console.log(crossText(tournament, games));
 */
export function crossText(tournament: Tournament, games: readonly ArenaGame[]): string {
  const rated = ratings(tournament, games);
  const order = tournament.bots
    .map((_, bot) => bot)
    .sort((one, other) => rated[other]!.elo - rated[one]!.elo);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = order.map(bot => {
    const { elo, interval } = rated[bot]!;
    const rating = `${elo.toFixed(0)} (${interval.map(each => each.toFixed(0)).join('…')})`;
    return row([tournament.bots[bot]!, rating, ...order.map(rival => cellOf(games, bot, rival))]);
  });
  const heading = ['', 'Elo', ...order.map(bot => tournament.bots[bot]!)];
  return [row(heading), row(heading.map(() => '---')), ...rows].join('\n');
}

function cellOf(games: readonly ArenaGame[], bot: number, rival: number): string {
  if (bot === rival) return '';
  const ahead = aheadOf(games, bot, rival);
  if (ahead.clusters === 0) return '';
  const [low, high] = shareInterval(ahead).map(each => (100 * each).toFixed(0));
  return `${(100 * ahead.mean).toFixed(1)} (${low}…${high})`;
}

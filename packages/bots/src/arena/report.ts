/** An arena's results as a table for people, and as JSON for programs. */
import { type Rating, ratings, type Standing, standings } from './standings.ts';
import type { ArenaGame, Tournament } from './tournament.ts';

const HEADINGS = [
  'bot',
  'games',
  'wins',
  'win rate',
  '95 %',
  'Elo',
  '95 %',
  'score',
  'margin',
  '95 %',
  'ms/move',
];

/**
 * Everything about a tournament for programs; docs/cli.md describes it.
 *
 * @param tournament what was played
 * @param games its games, as `runArena` returns them
 * @example
 * const report = JSON.parse(reportJson(tournament, games));
 */
export function reportJson(tournament: Tournament, games: readonly ArenaGame[]): string {
  const { game, options, isVersus, seed, hasPaperBonuses } = tournament;
  const rated = ratings(tournament, games);
  return JSON.stringify({
    game,
    options,
    seed,
    isVersus,
    hasPaperBonuses,
    games: games.length,
    deals: countDeals(games),
    bots: standings(tournament, games).map((standing, bot) => ({
      ...standing,
      elo: rated[bot]!.elo,
      eloInterval: rated[bot]!.interval,
    })),
    forfeits: games.flatMap(({ index, forfeit }) =>
      forfeit === undefined ? [] : [{ game: index, reason: forfeit }],
    ),
  });
}

function countDeals(games: readonly ArenaGame[]): number {
  return new Set(games.map(({ deal }) => deal)).size;
}

/**
 * The standings and ratings as a table for people.
 *
 * @param tournament what was played
 * @param games its games, as `runArena` returns them
 * @example
 * console.log(reportText(tournament, games));
 */
export function reportText(tournament: Tournament, games: readonly ArenaGame[]): string {
  const rated = ratings(tournament, games);
  const rows = standings(tournament, games)
    .map((standing, bot) => ({ standing, rating: rated[bot]! }))
    .sort((one, other) => other.rating.elo - one.rating.elo)
    .map(({ standing, rating }) => rowOf(standing, rating));
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map(row => row[column]!.length)),
  );
  const align = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ');
  return [align(HEADINGS), ...rows.map(align), '', ...notes(tournament, games)].join('\n');
}

function rowOf(standing: Standing, { elo, interval }: Rating): string[] {
  const range = ([low, high]: readonly [number, number], digits: number, unit = 1) =>
    `${(unit * low).toFixed(digits)}…${(unit * high).toFixed(digits)}`;
  return [
    standing.name === undefined ? standing.spec : `${standing.name} (${standing.spec})`,
    String(standing.games),
    String(Number(standing.wins.toFixed(2))),
    `${(100 * standing.winRate).toFixed(1)} %`,
    range(standing.winRateInterval, 1, 100),
    signed(elo, 0),
    range(interval, 0),
    standing.meanScore.toFixed(1),
    signed(standing.meanMargin, 1),
    range(standing.marginInterval, 1),
    standing.msPerMove.toFixed(standing.msPerMove < 10 ? 2 : 0),
  ];
}

function notes(tournament: Tournament, games: readonly ArenaGame[]): string[] {
  const deals = countDeals(games);
  const forfeits = [...new Set(games.flatMap(({ forfeit }) => forfeit ?? []))];
  return [
    `${games.length} games of ${tournament.game} ${JSON.stringify(tournament.options)}, ${deals} deals, seed ${tournament.seed}; intervals are clustered by deal`,
    ...(tournament.hasPaperBonuses ? ["scored the paper's way: only a strictly highest score wins"] : []),
    ...forfeits.slice(0, 5),
    ...(forfeits.length > 5 ? [`… and ${forfeits.length - 5} other forfeits`] : []),
  ];
}

function signed(value: number, digits: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;
}

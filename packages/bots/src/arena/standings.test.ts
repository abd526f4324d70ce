import { expect, test } from 'vitest';
import { reportJson, reportText } from './report.ts';
import { ratings, standings } from './standings.ts';
import type { ArenaGame, Tournament } from './tournament.ts';

const tournament: Tournament = {
  game: 'duel',
  options: { players: 2 },
  bots: ['one', 'other'],
  isVersus: false,
  games: 4,
  seed: '1',
  hasPaperBonuses: false,
  keepsRecords: false,
};

function game(index: number, seating: number[], scores: number[], ranking: number[][]): ArenaGame {
  const milliseconds = seating.map(bot => (bot === 0 ? 10 : 30));
  return {
    index,
    deal: Math.floor(index / 2),
    seating,
    scores,
    ranking,
    milliseconds,
    turns: seating.map(() => 2),
  };
}

const games = [
  game(0, [0, 1], [50, 40], [[0], [1]]),
  game(1, [1, 0], [45, 45], [[0, 1]]),
  game(2, [0, 1], [30, 40], [[1], [0]]),
  game(3, [1, 0], [20, 60], [[1], [0]]),
];

test('wins, scores, margins and times are by bot, wherever it sat', () => {
  const [one, other] = standings(tournament, games);
  expect(one).toMatchObject({ spec: 'one', games: 4, wins: 2.5, winRate: 0.625, msPerMove: 5 });
  expect(one!.meanScore).toBe(185 / 4);
  expect(one!.meanMargin).toBe(10);
  expect(other).toMatchObject({ wins: 1.5, meanMargin: -10, msPerMove: 15 });
  expect(one!.winRateInterval[0] + other!.winRateInterval[1]).toBeCloseTo(1, 12);
});

test("the paper's way counts only a strictly highest score", () => {
  const [one] = standings({ ...tournament, hasPaperBonuses: true }, games);
  expect(one!.wins).toBe(2);
});

test('the better bot has the higher rating, inside its interval', () => {
  const [one, other] = ratings(tournament, games);
  expect(one!.elo).toBeGreaterThan(other!.elo);
  expect(one!.interval[0]).toBeLessThanOrEqual(one!.elo);
  expect(one!.interval[1]).toBeGreaterThanOrEqual(one!.elo);
});

test('few deals that all went alike leave ratings as uncertain as the share of wins', () => {
  const even = [0, 1, 2, 3].flatMap(deal => [
    game(deal, [0, 1], [50, 40], [[0], [1]]),
    game(deal, [1, 0], [50, 40], [[0], [1]]),
  ]);
  const [one, other] = ratings(tournament, even);
  const [low, high] = standings(tournament, even)[0]!.winRateInterval;
  expect(one!.elo).toBeCloseTo(0, 9);
  expect(one!.interval[0]).toBeCloseTo(200 * Math.log10(low / (1 - low)), 6);
  expect(one!.interval[1]).toBeCloseTo(200 * Math.log10(high / (1 - high)), 6);
  expect(one!.interval[1]).toBeGreaterThan(100);
  expect(other!.interval).toEqual(one!.interval);
});

test('who won all games has a finite interval that is open upwards', () => {
  const [one] = ratings(
    tournament,
    [0, 1].map(deal => game(deal, [0, 1], [50, 40], [[0], [1]])),
  );
  expect(one!.interval.every(Number.isFinite)).toBe(true);
  expect(one!.interval[0]).toBeLessThan(one!.elo);
});

test('programs get exactly the promised keys', () => {
  const parsed = JSON.parse(reportJson(tournament, games)) as { bots: object[] };
  expect(Object.keys(parsed).join(' ')).toBe(
    'game options seed isVersus hasPaperBonuses games deals bots forfeits',
  );
  const keys =
    'spec games wins winRate winRateInterval meanScore meanMargin marginInterval msPerMove elo eloInterval'.split(
      ' ',
    );
  expect(parsed.bots.map(bot => Object.keys(bot))).toEqual([keys, keys]);
});

test('people get the best bot first, and every forfeit', () => {
  const text = reportText(tournament, [
    ...games,
    { ...games[0]!, index: 4, deal: 2, forfeit: 'other forfeits: it crashed' },
  ]);
  expect(text.split('\n')[1]).toMatch(/^one +5 +3\.5 /);
  expect(text).toContain('other forfeits: it crashed');
});

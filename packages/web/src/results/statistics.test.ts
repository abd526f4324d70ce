/** Results are summed up for each way to play and against each bot. */
import { expect, test } from 'vitest';
import type { GameResult, SeatResult } from './result-format.ts';
import { bestBefore, tallyBots, tallyModes } from './statistics.ts';

let games = 0;
const seat = (who: SeatResult['who'], points: number, place: number): SeatResult => ({ who, points, place });
function game(seats: readonly SeatResult[], changes: Partial<GameResult> = {}): GameResult {
  return { id: `g${++games}`, game: 'kingdomino', switches: [], at: games, seats, ...changes };
}

const against = (level: SeatResult['who'], mine: number, others: number) =>
  game([seat('me', mine, mine >= others ? 1 : 2), seat(level, others, mine > others ? 2 : 1)]);

test('nothing comes to nothing', () => {
  expect([tallyModes([]), tallyBots([])]).toEqual([[], []]);
});

test('variants and numbers of players are ways of their own, the one played most first', () => {
  const harmony = game([seat('me', 60, 1), seat('duke', 50, 2)], { switches: ['harmony'] });
  const results = [harmony, against('knight', 40, 30), against('knight', 31, 50)];
  expect(tallyModes(results)).toEqual([
    { game: 'kingdomino', players: 2, switches: [], games: 2, won: 1, mean: 35.5, best: 40 },
    { game: 'kingdomino', players: 2, switches: ['harmony'], games: 1, won: 1, mean: 60, best: 60 },
  ]);
});

test('a game against several bots counts for each, but once for two alike', () => {
  const four = game([seat('duke', 50, 1), seat('me', 40, 2), seat('squire', 3, 3), seat('squire', 2, 4)]);
  const duel = game([seat('me', 9, 1), seat('squire', 9, 1)], { game: 'duel' });
  const tally = { games: 1, won: 0, mean: 40, best: 40 };
  expect(tallyBots([four, duel])).toEqual([
    { game: 'kingdomino', level: 'squire', ...tally },
    { game: 'kingdomino', level: 'duke', ...tally },
    { game: 'duel', level: 'squire', games: 1, won: 1, mean: 9, best: 9 },
  ]);
});

test('games that nobody plays for himself count for nobody', () => {
  const watched = game([seat('duke', 50, 1), seat('knight', 40, 2)]);
  const friends = game([seat('friend', 50, 1), seat('friend', 40, 2)]);
  const alone = game([seat('me', 50, 1), seat('me', 40, 2)]);
  expect(tallyModes([watched, friends, alone])).toEqual([]);
  expect(tallyBots([watched])).toEqual([]);
});

test('a personal best is beaten by earlier games of the same way to play only', () => {
  const [first, second, third] = [against('knight', 40, 1), against('duke', 55, 1), against('knight', 50, 1)];
  const dynasty = game([seat('me', 150, 1), seat('duke', 50, 2)], { switches: ['dynasty'] });
  const results = [first, second, third, dynasty];
  expect(results.map(result => bestBefore(result, results))).toEqual([undefined, 40, 55, undefined]);
});

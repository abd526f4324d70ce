import { MODES } from '@kingdomino/testkit';
import { expect, test } from 'vitest';
import { makeBotPlayer } from '../../arena/player.ts';
import { type ArenaParts, playGames, type Tournament } from '../../arena/tournament.ts';
import { think } from '../../job.ts';
import { LEVELS } from '../levels.ts';
import { duelBots } from './bots.ts';

const parts: ArenaParts = { makePlayer: makeBotPlayer, now: () => 0 };
const modes = MODES.filter(({ game }) => game === 'duel');

/** A search that takes a moment. */
const quick = (name: string) => (/grandmaster|search/.test(name) ? `${name}:8` : name);

function tournament(bots: readonly string[], options: Tournament['options'] = { players: 2 }): Tournament {
  return {
    game: 'duel',
    options,
    bots,
    isVersus: false,
    games: 2,
    seed: 'duel',
    hasPaperBonuses: false,
    keepsRecords: true,
  };
}

test('there is a bot for every level', () => {
  expect(Object.keys(duelBots)).toEqual(expect.arrayContaining([...LEVELS, 'greedy']));
  for (const [name, { spec }] of Object.entries(duelBots)) expect(spec).toBe(name);
});

test.each(
  modes.flatMap(({ name, options }) => Object.keys(duelBots).map(bot => [bot, name, options] as const)),
)('%s plays whole games of %s legally, and the same ones every time', async (bot, _, options) => {
  const both = tournament([quick(bot), 'random'], options);
  const games = await playGames(both, [0, 1], parts);
  expect(games.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined]);
  expect(games.every(({ record }) => record?.result !== undefined)).toBe(true);
  expect(await playGames(both, [0, 1], parts)).toEqual(games);
});

const job = {
  game: 'duel',
  options: { players: 2, firstSeat: 0 },
  moves: ['first:0', 'roll:4,4,4,4'],
  seed: 1,
} as const;

test('the grandmaster explains itself: legal candidates, best first, with scores and chances', async () => {
  const thought = await think({ ...job, spec: 'grandmaster:40' });
  const choice = thought.ok ? thought.value : expect.fail();
  expect(choice.candidates![0]!.move).toBe(choice.move);
  expect(choice.candidates).toHaveLength(4);
  for (const { scores, winChance } of choice.candidates!) {
    expect(scores).toHaveLength(2);
    expect(winChance).toBeGreaterThan(0);
    expect(winChance).toBeLessThan(1);
  }
});

test('the grandmaster answers even when it is stopped at once', async () => {
  const stopped = await think({ ...job, spec: 'grandmaster' }, () => true);
  expect(stopped.ok && stopped.value.move).toMatch(/^take:[0-3]$/);
});

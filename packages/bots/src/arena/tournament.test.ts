import { gameById, verifyRecord } from '@kingdomino/rules';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { playMatch } from './match.ts';
import { PAPER_OPTIONS, paperOutcome } from './paper.ts';
import { type ArenaPlayer, Forfeit, makeBotPlayer } from './player.ts';
import { type ArenaParts, checkTournament, playGames, type Tournament } from './tournament.ts';

const parts: ArenaParts = { makePlayer: makeBotPlayer, now: () => 0 };
const tournament: Tournament = {
  game: 'kingdomino',
  options: { players: 3 },
  bots: ['random', 'random', 'random'],
  isVersus: false,
  games: 6,
  seed: 'test',
  hasPaperBonuses: false,
  keepsRecords: true,
};

test('records replay, and the games of a deal have the same chance moves', async () => {
  const games = await playGames(tournament, [0, 1, 2], parts);
  for (const { record } of games) expect(verifyRecord(record!).ok).toBe(true);
  const chance = games.map(({ record }) => record!.moves.filter(move => /^(kings|line)/.test(move)));
  expect(chance[0]!.length).toBeGreaterThan(10);
  expect(chance[1]).toEqual(chance[0]);
  expect(chance[2]).toEqual(chance[0]);
});

test('a game does not depend on the games before it', async () => {
  const all = await playGames(tournament, [0, 1, 2, 3, 4, 5], parts);
  const some = await playGames(tournament, [4, 1], parts);
  expect(some).toEqual([all[4], all[1]]);
  const others = await playGames({ ...tournament, seed: 'other' }, [4], parts);
  expect(others[0]!.record!.moves).not.toEqual(all[4]!.record!.moves);
});

test('what cannot be played is refused before the first game', () => {
  const problem = (change: Partial<Tournament>) => {
    const checked = checkTournament({ ...tournament, ...change }, makeBotPlayer);
    return checked.ok ? '' : checked.error.text;
  };
  expect(problem({})).toBe('');
  expect(problem({ bots: [] })).toContain('needs bots');
  expect(problem({ bots: ['nobody'] })).toContain('there is no bot');
  expect(problem({ isVersus: true })).toContain('exactly two');
  expect(problem({ options: { players: 9 } })).toContain('players');
  expect(problem({ game: 'duel', options: { players: 2 }, hasPaperBonuses: true })).toContain('Kingdomino');
});

test("the paper's bonuses count full and near kingdoms, whatever was discarded", async () => {
  const game = gameById('kingdomino');
  const seat = makeBotPlayer('random', 'kingdomino');
  const players = [0, 1, 2, 3].map(() => (seat.ok ? seat.value() : expect.fail()));
  const setup = { game, options: PAPER_OPTIONS, deal: 'paper', seed: 'paper', now: () => 0 };
  const { state, outcome } = await playMatch(setup, players);
  const paper = paperOutcome(state as Position);
  const { scores } = kingdomino.outcome(state as Position);
  expect(outcome.scores).toEqual(scores);
  for (const [index, kingdom] of (state as Position).kingdoms.entries()) {
    const score = paper.scores[index]!;
    const far = kingdom.squares().some(({ x, y }) => Math.abs(x) > 2 || Math.abs(y) > 2);
    expect(score.middleKingdom).toBe(far ? 0 : 10);
    expect(score.harmony).toBe(kingdom.squares().length === 24 ? 5 : 0);
    expect(score.total).toBe(scores[index]!.areas + score.middleKingdom + score.harmony);
  }
});

function giveUp(how: (turns: number) => string): ArenaPlayer {
  let turns = 0;
  return { spec: 'quitter', begin: () => undefined, choose: () => how(turns++) };
}

test('who cheats or gives up comes last with nothing', async () => {
  const seat = makeBotPlayer('random', 'duel');
  const random = seat.ok ? seat.value() : expect.fail();
  const setup = { game: gameById('duel'), options: { players: 2 }, deal: 'x', seed: 'x', now: () => 0 };
  const cheat = await playMatch(setup, [giveUp(() => 'draw:0@9,9;1@9,8'), random]);
  expect(cheat.forfeit).toMatchObject({ seat: 0 });
  expect(cheat.forfeit!.reason).toMatch(/^quitter forfeits: illegal move "draw:0@9,9;1@9,8": /);
  expect(cheat.outcome.ranking).toEqual([[1], [0]]);
  expect(cheat.outcome.scores[0]).toEqual({ total: 0 });
  expect(cheat.record.result).toBeUndefined();
  const quit = giveUp(() => {
    throw new Forfeit('it went home');
  });
  const left = await playMatch(setup, [random, quit]);
  expect(left.forfeit).toEqual({ seat: 1, reason: 'quitter forfeits: it went home' });
});

test('a bug is not a forfeit', async () => {
  const broken = giveUp(() => {
    throw new TypeError('oops');
  });
  const setup = { game: gameById('duel'), options: { players: 2 }, deal: 'x', seed: 'x', now: () => 0 };
  await expect(playMatch(setup, [broken, broken])).rejects.toThrow('oops');
});

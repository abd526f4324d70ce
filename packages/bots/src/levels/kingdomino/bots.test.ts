import { dealerFromText, Random, readMove } from '@kingdomino/rules';
import { kingdomino, type Move } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import type { Bot, Budget, Choice } from '../../bot.ts';
import { kingdominoBots } from './bots.ts';

type KingdominoBot = Bot<'kingdomino'>;

const game = kingdomino;
const SMALL: Budget = { simulations: 6 };

const MODES = [
  { players: 2 },
  { players: 3, lineOfFour: true },
  { players: 4, middleKingdom: true, harmony: true },
  { players: 2, mightyDuel: true, harmony: true },
  { players: 2, dynasty: true, balancedOpening: true },
];

interface Given {
  readonly options: object;
  readonly budget: Budget;
  readonly seed: string;
  /** The bot makes one of so many decisions, chance the others. */
  readonly every?: number;
}

/** A whole game in which every seat is the same bot; every answer must be legal. */
async function playGame(bot: KingdominoBot, { options, budget, seed, every = 1 }: Given): Promise<string[]> {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  await bot.prepare?.(game, state);
  const dealer = dealerFromText(seed);
  const random = new Random(7);
  const others = new Random(8);
  const moves: string[] = [];
  const decide = (seat: number): Move =>
    others.below(every) === 0
      ? bot.choose(game, state, seat, { budget, random, isStopped: () => false }).move
      : game.moveAt(state, others.below(game.countMoves(state)));
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const move = actor === 'chance' ? dealer.next(game, state) : decide(actor);
    const text = game.format(move);
    const checked = game.check(state, move);
    if (!checked.ok) throw new Error(`${bot.spec} played ${text}: ${checked.error.text}`);
    moves.push(text);
    game.advance(state, move);
  }
  return moves;
}

describe.each(Object.entries(kingdominoBots))('%s', (_name, bot) => {
  test('plays every mode to the end, legally', async () => {
    for (const options of MODES) {
      const moves = await playGame(bot, { options, budget: SMALL, seed: 'legal', every: 4 });
      expect(moves.length).toBeGreaterThan(20);
    }
  });

  test('plays the same game again for the same seed and simulations', async () => {
    const given = { options: { players: 3 }, budget: SMALL, seed: 'again', every: 2 };
    expect(await playGame(bot, given)).toEqual(await playGame(bot, given));
  });
});

/** The first decision of the second round, where there is something to place and to pick. */
async function decide(bot: KingdominoBot, budget: Budget, isStopped: () => boolean): Promise<Choice<Move>> {
  const read = game.readOptions({ players: 4, middleKingdom: true, harmony: true });
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  const texts = [
    'kings:0,1,2,3',
    'line:13,17,29,41',
    'pick:41',
    'pick:29',
    'pick:17',
    'pick:13',
    'line:2,20,30,48',
  ];
  for (const text of texts) {
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    game.advance(state, move.value);
  }
  await bot.prepare?.(game, state);
  return bot.choose(game, state, game.toAct(state) as number, { budget, random: new Random(1), isStopped });
}

test('the search explains itself: candidates best first, with points and chances', async () => {
  const { move, candidates = [] } = await decide(
    kingdominoBots.grandmaster!,
    { simulations: 60 },
    () => false,
  );
  expect(candidates[0]!.move).toEqual(move);
  expect(candidates.length).toBeGreaterThan(3);
  for (const { scores, winChance } of candidates) {
    expect(scores).toHaveLength(4);
    expect(winChance).toBeGreaterThanOrEqual(0);
    expect(winChance).toBeLessThanOrEqual(1);
  }
});

test('a search that is stopped answers with what it has', async () => {
  let asked = 0;
  const choice = await decide(kingdominoBots.grandmaster!, { simulations: 1_000_000 }, () => ++asked > 3);
  expect(choice.move).toMatchObject({ kind: 'place', domino: 13 });
  expect(asked).toBeLessThan(20);
});

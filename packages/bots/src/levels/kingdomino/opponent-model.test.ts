import { dealerFromText, Random, readMove } from '@kingdomino/rules';
import { kingdomino, type Options, type Position } from '@kingdomino/rules/kingdomino';
import { beforeAll, expect, test, vi } from 'vitest';
import { Greedy } from '../../baselines/kingdomino/greedy.ts';
import { kingdominoKernel, loadKingdominoKernel } from '../../nets/kingdomino/kernels.ts';
import { kingdominoBots } from './bots.ts';
import { OpponentModel } from './opponent-model.ts';

beforeAll(async () => {
  await loadKingdominoKernel(5);
  await loadKingdominoKernel(7);
});

const game = kingdomino;

function optionsFor(players: number, more: object = {}): Options {
  const read = kingdomino.readOptions({ players, middleKingdom: true, harmony: true, ...more });
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** The moves of a whole game between these bots. */
function playGame(options: Options, seats: readonly string[], deal: string): string[] {
  const state = game.start(options);
  const dealer = dealerFromText(deal);
  const random = new Random(11);
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const bot = typeof actor === 'number' ? kingdominoBots[seats[actor]!]! : undefined;
    const move = bot
      ? bot.choose(game, state, actor as number, { budget: {}, random, isStopped: () => false, moves }).move
      : dealer.next(game, state);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return moves;
}

const evaluate = (position: Position) => kingdominoKernel(position.setup.size)!.begin(position);
const opponents = (size: 5 | 7 = 5) => new OpponentModel(size, evaluate);

test('a game later it knows who played greedily and who by the net', () => {
  const options = optionsFor(4);
  for (const deal of ['one', 'two', 'three']) {
    const [fg, prince, baron, net] = opponents().posterior(
      options,
      playGame(options, ['fg', 'prince', 'baron', 'value-net'], deal),
    );
    expect(Math.max(fg!, baron!)).toBeLessThan(0.1);
    expect(Math.min(prince!, net!)).toBeGreaterThan(0.9);
  }
});

test('players who slip mostly count as greedy, not as strong', () => {
  const options = optionsFor(3);
  let sum = 0;
  for (let deal = 0; deal < 6; deal++) {
    const moves = playGame(options, ['knight', 'squire', 'tr'], `weak ${deal}`);
    sum += opponents()
      .posterior(options, moves)
      .subarray(0, 3)
      .reduce((one, other) => one + other);
  }
  expect(sum / 18).toBeLessThan(0.2);
});

test('all variants can be followed', () => {
  const long = optionsFor(2, { mightyDuel: true });
  const [duke, fg] = opponents(7).posterior(long, playGame(long, ['duke', 'fg'], 'long'));
  expect(duke).toBeGreaterThan(fg!);
  const dynasty = optionsFor(2, { dynasty: true });
  const [greedy, net] = opponents().posterior(dynasty, playGame(dynasty, ['fg', 'value-net'], 'dynasty'));
  expect(net).toBeGreaterThan(greedy!);
});

test('following a game move by move comes to the same judgement as reading it at the end', () => {
  const options = optionsFor(4);
  const moves = playGame(options, ['fg', 'duke', 'greedy', 'tr'], 'steps');
  const stepwise = opponents();
  for (let length = 0; length < moves.length; length += 7)
    stepwise.posterior(options, moves.slice(0, length));
  expect(stepwise.posterior(options, moves)).toEqual(opponents().posterior(options, moves));
});

test('a game whose options were read anew is followed from where it was, not from its beginning', () => {
  const moves = playGame(optionsFor(4), ['fg', 'duke', 'greedy', 'tr'], 'anew');
  const looks = vi.fn(evaluate);
  const model = new OpponentModel(5, looks);
  model.posterior(optionsFor(4), moves.slice(0, -1));
  expect(looks.mock.calls.length).toBeGreaterThan(20);
  looks.mockClear();
  expect(model.posterior(optionsFor(4), moves)).toEqual(opponents().posterior(optionsFor(4), moves));
  expect(looks).toHaveBeenCalledTimes(1);
  // a game with other options is another one
  model.posterior(optionsFor(4, { harmony: false }), moves.slice(0, 6));
  expect(looks.mock.calls.length).toBeGreaterThan(1);
});

test('another game, a move taken back and a game without moves begin anew', () => {
  const options = optionsFor(2);
  const first = playGame(options, ['duke', 'duke'], 'first');
  const second = playGame(options, ['fg', 'fg'], 'second');
  const model = opponents();
  model.posterior(options, first);
  expect(model.posterior(options, second)).toEqual(opponents().posterior(options, second));
  const earlier = second.slice(0, 20);
  expect(model.posterior(options, earlier)).toEqual(opponents().posterior(options, earlier));
  expect(new Set(model.posterior(options, [])).size).toBe(1);
});

test('a move that cannot have been played is named', () => {
  expect(() => opponents().posterior(optionsFor(2), ['kings:0,1,1,0', 'place:1@0,1,r'])).toThrow(
    /place:1@0,1,r/,
  );
});

test('greedy says how likely each turn is, and the chances of all turns add up to one', () => {
  const options = optionsFor(4);
  const state = game.start(options) as Position;
  const random = new Random(1);
  const greedy = new Greedy(5);
  for (const text of playGame(options, ['fg', 'fg', 'duke', 'tr'], 'sum')) {
    if (state.phase === 'place' || state.phase === 'pick') {
      let sum = 0;
      for (const { place, slot } of evaluate(state)) sum += greedy.chanceOf(state, place, slot, random);
      expect(sum).toBeCloseTo(1);
      greedy.decide(state, random);
      expect(greedy.chanceOf(state, greedy.place, greedy.slot, random)).toBeGreaterThan(0);
    }
    const move = readMove(game, state, text);
    if (move.ok) game.advance(state, move.value);
  }
});

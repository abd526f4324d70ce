// The naive Kingdomino played at random to the end in every mode.
import { describe, expect, test } from 'vitest';
import { naiveKingdomino as game, type NaiveKingdominoState } from './kingdomino.ts';
import { randomFrom, shuffled } from './random.ts';

type Options = Record<string, unknown>;

const MODES: Options[] = [
  { players: 2 },
  { players: 2, balancedOpening: true, harmony: true },
  { players: 2, mightyDuel: true, middleKingdom: true, harmony: true },
  { players: 2, dynasty: true, balancedOpening: true },
  { players: 3, middleKingdom: true },
  { players: 3, lineOfFour: true, harmony: true },
  { players: 3, lineOfFour: true, dynasty: true },
  { players: 4, middleKingdom: true, harmony: true },
  { players: 4, dynasty: true, harmony: true },
];

function chanceMove(state: NaiveKingdominoState, random: (below: number) => number): string {
  const { lineLength } = state.settings;
  if (state.waitingFor === 'king') return `king:${state.hand[random(state.hand.length)]}`;
  const unseen = Array.from({ length: 48 }, (_, i) => i + 1).filter(number => !state.seen.includes(number));
  const line = shuffled(unseen, random).slice(0, lineLength);
  return `line:${line.sort((one, other) => one - other).join(',')}`;
}

/** Plays to the end; gives every move and the last state. */
function playRandomly(options: Options, seed: number) {
  const random = randomFrom(seed);
  const moves: string[] = [];
  let state = game.start(options);
  for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
    const legal = game.moves(state);
    let move: string;
    if (actor === 'chance') {
      expect(legal).toEqual([]);
      move = chanceMove(state, random);
      expect(game.isChance(state, move)).toBe(true);
    } else {
      expect(new Set(legal).size).toBe(legal.length);
      expect(legal.length).toBeGreaterThan(0);
      move = legal[random(legal.length)]!;
      expect(game.isChance(state, move)).toBe(false);
    }
    const before = moves.length % 10 === 0 ? structuredClone(state) : null;
    const next = game.play(state, move);
    if (before !== null) expect(state).toEqual(before);
    state = next;
    moves.push(move);
  }
  expect(game.moves(state)).toEqual([]);
  return { moves, state };
}

const count = (moves: string[], ...kinds: string[]) =>
  moves.filter(move => kinds.some(kind => move.startsWith(`${kind}:`))).length;

describe('random games have the stated length', () => {
  test.each(MODES)('[K-T1] [K-T2] [K-T3] %o', options => {
    for (let seed = 1; seed <= 4; seed++) {
      const { moves, state } = playRandomly(options, seed);
      const games = options.dynasty ? 3 : 1;
      const lines = options.players === 2 && !options.mightyDuel ? 6 : 12;
      const kings = options.players === 3 ? 3 : 4;
      expect(count(moves, 'king')).toBe(games * (options.balancedOpening ? 1 : kings));
      expect(count(moves, 'line')).toBe(games * lines);
      expect(count(moves, 'pick')).toBe(games * lines * kings);
      expect(count(moves, 'place', 'discard')).toBe(games * lines * kings);
      const handled = state.kingdoms.map(kingdom => kingdom.squares.size / 2 + kingdom.discards);
      expect(new Set(handled)).toEqual(new Set([(lines * kings) / (options.players as number)]));
      checkResult(state, options);
    }
  });
});

function checkResult(state: NaiveKingdominoState, options: Options) {
  const { scores, ranking, games } = game.result(state);
  expect(new Set(ranking.flat())).toEqual(new Set(scores.keys()));
  expect(ranking.flat()).toHaveLength(scores.length);
  expect(games?.length).toBe(options.dynasty ? 3 : undefined);
  for (const [seat, score] of scores.entries()) {
    expect(Object.keys(score)).toEqual([
      'areas',
      'middleKingdom',
      'harmony',
      'total',
      'largestArea',
      'crowns',
    ]);
    expect(score.total).toBe(score.areas! + score.middleKingdom! + score.harmony!);
    if (!options.harmony) expect(score.harmony).toBe(0);
    if (!options.middleKingdom) expect(score.middleKingdom).toBe(0);
    for (const game of games ?? []) expect(game[seat]!.total).toBeLessThanOrEqual(score.total!);
  }
}

function playAll(options: Options, moves: string[]): NaiveKingdominoState {
  return moves.reduce((state, move) => game.play(state, move), game.start(options));
}

test('[K-S3] each king is put on a free domino, then the second line is dealt before anyone places', () => {
  let state = playAll({ players: 4 }, ['line:3,17,29,41']);
  const hands: unknown[] = [];
  for (const [seat, domino] of [
    [2, 29],
    [0, 3],
    [3, 41],
    [1, 17],
  ] as const) {
    expect(game.toAct(state)).toBe('chance');
    hands.push([0, 1, 2, 3, 4].filter(king => game.isChance(state, `king:${king}`)).join(''));
    state = game.play(state, `king:${seat}`);
    expect(game.toAct(state)).toBe(seat);
    expect(game.moves(state)).toContain(`pick:${domino}`);
    state = game.play(state, `pick:${domino}`);
  }
  expect(hands).toEqual(['0123', '013', '13', '1']);
  expect(game.toAct(state)).toBe('chance');
  expect(game.isChance(state, 'line:1,2,4,5')).toBe(true);
  expect(game.isChance(state, 'line:1,2,3,5')).toBe(false);
  state = game.play(state, 'line:1,2,4,5');
  expect(game.toAct(state)).toBe(0);
  expect(game.moves(state)).toHaveLength(12);
  state = game.play(state, 'place:3@1,0,E');
  expect(game.toAct(state)).toBe(0);
  expect(game.moves(state)).toEqual(['pick:1', 'pick:2', 'pick:4', 'pick:5']);
  state = game.play(state, 'pick:5');
  expect(game.toAct(state)).toBe(1);
});

test('[K-X2] in the balanced opening the first king drawn settles A B B A', () => {
  let state = playAll({ players: 2, balancedOpening: true }, ['line:1,2,3,4', 'king:1']);
  const seats: unknown[] = [];
  for (const pick of ['pick:1', 'pick:2', 'pick:3', 'pick:4']) {
    seats.push(game.toAct(state));
    state = game.play(state, pick);
  }
  expect([seats, game.toAct(state)]).toEqual([[1, 0, 0, 1], 'chance']);
});

test('[K-S3] a match of record version 1 begins with the order of all kings', () => {
  let state = playAll({ players: 4 }, ['kings:2,0,3,1', 'line:3,17,29,41']);
  const seats: unknown[] = [];
  for (const pick of ['pick:29', 'pick:3', 'pick:41', 'pick:17']) {
    seats.push(game.toAct(state));
    state = game.play(state, pick);
  }
  expect(seats).toEqual([2, 0, 3, 1]);
  expect(game.isChance(playAll({ players: 4 }, ['line:3,17,29,41']), 'kings:0,1,2,3')).toBe(false);
});

test('[K-X2] version 1: the balanced opening is A B B A, the default any order of two kings each', () => {
  const free = game.start({ players: 2 });
  const balanced = game.start({ players: 2, balancedOpening: true });
  for (const order of ['0,0,1,1', '0,1,0,1', '0,1,1,0', '1,0,0,1', '1,0,1,0', '1,1,0,0']) {
    expect(game.isChance(free, `kings:${order}`)).toBe(true);
    expect(game.isChance(balanced, `kings:${order}`)).toBe(['0,1,1,0', '1,0,0,1'].includes(order));
  }
  expect(game.isChance(free, 'kings:0,0,0,1')).toBe(false);
  expect(game.isChance(free, 'kings:0,1')).toBe(false);
});

test('[K-S2] a line is ascending, of the right length, and written without frills', () => {
  const state = game.start({ players: 3 });
  expect(game.isChance(state, 'line:1,2,48')).toBe(true);
  for (const text of [
    'line:2,1,48',
    'line:1,2,3,4',
    'line:1,1,2',
    'line:0,1,2',
    'line:01,2,3',
    'line:1,2,49',
    '',
  ]) {
    expect(game.isChance(state, text)).toBe(false);
  }
});

test('[K-X1] the unclaimed domino of a line of four is skipped and nobody discards it', () => {
  const picks = 'king:1 pick:30 king:0 pick:10 king:2 pick:40'.split(' ');
  const state = playAll({ players: 3, lineOfFour: true }, ['line:10,20,30,40', ...picks]);
  const dealt = game.play(state, 'line:1,2,3,4');
  expect(dealt.older.map(claim => [claim.domino, claim.seat])).toEqual([
    [10, 0],
    [30, 1],
    [40, 2],
  ]);
  expect(game.isChance(state, 'line:1,2,3,20')).toBe(false);
});

test('[K-V1] each game of a Dynasty starts from all 48 dominoes and empty kingdoms', () => {
  const random = randomFrom(7);
  let state = game.start({ players: 2, dynasty: true });
  while (state.finished.length === 0) {
    const legal = game.moves(state);
    const move = legal.length > 0 ? legal[random(legal.length)]! : chanceMove(state, random);
    state = game.play(state, move);
  }
  expect(game.toAct(state)).toBe('chance');
  expect(state.seen).toEqual([]);
  const { scores, games } = game.result(state);
  expect(games).toHaveLength(2);
  expect(scores).toEqual(games![0]);
  expect(scores.some(score => score.total! > 0)).toBe(true);
});

test('[K-P4] a domino that cannot be placed is discarded, and only then', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    for (const move of playRandomly({ players: 4 }, seed).moves) kinds.add(move.split(':')[0]!);
  }
  expect(kinds).toEqual(new Set(['king', 'line', 'pick', 'place', 'discard']));
});

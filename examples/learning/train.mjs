/**
 * Teaches a player of Kingdomino for two, by playing against itself: plain Node, no dependencies, about a minute.
 *
 *   npm run build && node examples/learning/train.mjs [seconds] [seed]
 *
 * It learns a linear value of a position: how many points it will win or lose by. A decision is judged by the position
 * it leads to; after a game every position it led to is pulled towards how the game ended. Every few seconds it plays against
 * random moves, and prints how that went.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dealerFromText, gameById, playGame, Random } from '@kingdomino/rules';
import { ENCODINGS, encodePosition, legalActions, moveOf } from '@kingdomino/rules/learning';

const game = gameById('kingdomino');
const OPTIONS = { players: 2 };
/** How far a judgement moves towards the truth after each position. */
const RATE = 0.02;
/** Points say the most, and are the smallest numbers of a row: here they are made as large as the others. */
const POINTS = ENCODINGS.kingdomino.blocks.find(({ name }) => name === 'scores');
const POINTS_SCALE = 40;
/** How often a decision is left to chance while learning. */
const CURIOSITY = 0.1;
/** Points of difference that count as 1. */
const SCALE = 50;
const TEST_GAMES = 40;
/** How often it is tested on the way. */
const STEPS = 6;

/** The same seed and the same number of games make the same player. */
export class Learner {
  weights = new Float32Array(ENCODINGS.kingdomino.length);
  games = 0;

  constructor(seed) {
    this.seed = seed;
    this.random = new Random(seed);
  }

  learn(games) {
    for (let game = 0; game < games; game++)
      learnFromGame(this.weights, this.random, `${this.seed}/${this.games++}`);
  }

  /** Against random moves: the share of wins, and how many points it is ahead on average. */
  test(games = TEST_GAMES) {
    return testGames(this.weights, this.seed, games);
  }
}

/** One game against itself. Every position that a seat chose is remembered, and pulled towards the end. */
function learnFromGame(weights, random, deal) {
  const chosen = [];
  const { state } = playGame(game, OPTIONS, dealerFromText(deal), (position, seat) => {
    const { move, row } = best(weights, position, seat, random.unit() < CURIOSITY ? random : undefined);
    chosen.push({ seat, row });
    return move;
  });
  const { scores } = game.outcome(state);
  for (const { seat, row } of chosen) {
    const difference = (scores[seat].total - scores[1 - seat].total) / SCALE;
    const step = (RATE * (difference - product(weights, row))) / product(row, row);
    for (let index = 0; index < row.length; index++) weights[index] += step * row[index];
  }
}

/** The decision that leads to the best position; with `random` any. */
function best(weights, position, seat, random) {
  const actions = legalActions(game, position);
  const tried = random ? [actions[random.below(actions.length)]] : actions;
  let found;
  for (const action of tried) {
    const { value: move } = moveOf(game, position, action);
    const row = rowOf(game.play(position, move), seat);
    const value = product(weights, row);
    if (!found || value > found.value) found = { move, row, value };
  }
  return found;
}

function rowOf(position, seat) {
  const row = encodePosition(game, position, seat);
  for (let index = POINTS.from; index < POINTS.from + POINTS.length; index++) row[index] *= POINTS_SCALE;
  return row;
}

function product(one, other) {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index] * other[index];
  return sum;
}

/** Against random moves, in both seats alike. */
function testGames(weights, seed, games) {
  const random = new Random(seed + 1000);
  let wins = 0;
  let difference = 0;
  for (let index = 0; index < games; index++) {
    const own = index % 2;
    const { state } = playGame(
      game,
      OPTIONS,
      dealerFromText(`test ${seed}/${index >> 1}`),
      (position, seat) =>
        seat === own
          ? best(weights, position, seat).move
          : game.moveAt(position, random.below(game.countMoves(position))),
    );
    const { scores, ranking } = game.outcome(state);
    wins += ranking[0].includes(own) ? 1 / ranking[0].length : 0;
    difference += scores[own].total - scores[1 - own].total;
  }
  return { wins: wins / games, points: difference / games };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [seconds = 60, seed = 1] = process.argv.slice(2).map(Number);
  if (!(seconds > 0) || !Number.isInteger(seed)) {
    console.error('usage: node examples/learning/train.mjs [seconds] [seed]');
    process.exit(2);
  }
  const learner = new Learner(seed);
  const pad = (value, width) => String(value).padStart(width);
  const start = performance.now();
  const gone = () => (performance.now() - start) / 1000;
  const report = () => {
    const { wins, points } = learner.test();
    const row = [gone().toFixed(0), learner.games, `${Math.round(100 * wins)} %`, points.toFixed(1)];
    console.log(row.map((cell, column) => pad(cell, [7, 7, 21, 14][column])).join(' '));
  };
  console.log('seconds   games   wins against random   points ahead');
  report();
  for (let step = 1; step <= STEPS; step++) {
    while (gone() < (step * seconds) / STEPS) learner.learn(1);
    report();
  }
}

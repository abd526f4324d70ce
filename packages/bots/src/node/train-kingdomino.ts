/**
 * Trains the value net of Kingdomino by self-play: `node train-kingdomino.js --size 5 --minutes 10 --threads 2 --out FILE`.
 * All threads play games with, and learn into, one shared set of weights.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Random } from '@kingdomino/rules';
import type { KingdomSize, Options } from '@kingdomino/rules/kingdomino';
import { Features, symmetryTables } from '../kingdomino/features.ts';
import { Learner } from '../kingdomino/training/learner.ts';
import { SelfPlay, type Style } from '../kingdomino/training/self-play.ts';
import { Valuer } from '../kingdomino/valuer.ts';
import { openNet } from '../net/fast-net.ts';
import { HIDDEN, Net, SECOND, weightCount } from '../net/net.ts';

interface Task {
  readonly size: KingdomSize;
  readonly weights: SharedArrayBuffer;
  readonly squares: SharedArrayBuffer;
  readonly seed: number;
  readonly endsAt: number;
  readonly startsAt: number;
  /** The net can play already. */
  readonly isTrained: boolean;
  /** How far the outcome of a game counts against the net's own expectations: see SelfPlay. */
  readonly trust: number;
  /** How fast it learns at first. */
  readonly rate: number;
}

interface Progress {
  readonly games: number;
  readonly samples: number;
  readonly meanSquare: number;
}

/** Shares of the time: at first the net learns from greedy games, because its own are no better than random. */
const GREEDY_SHARE = 0.06;
const FIRST_RATE = 4e-4;
const RESUME_RATE = 2e-4;
const LAST_RATE = 5e-6;
const BUFFER = 30_000;
/** How often each sample is used on average. */
const REUSE = 3;

if (isMainThread) train();
else work(workerData as Task);

function train(): void {
  const values = readArguments();
  const size: KingdomSize = values.size === '7' ? 7 : 5;
  const { count } = new Features(size).blocks;
  const weights = new SharedArrayBuffer(4 * weightCount(count));
  const squares = new SharedArrayBuffer(4 * Learner.squareCount(count));
  const random = new Random(Number(values.seed));
  if (values.from === undefined) initialise(new Float32Array(weights), count, random);
  else resume(new Float32Array(weights), count, readFileSync(values.from));
  new Float32Array(squares).fill(0.01);
  const startsAt = Date.now();
  const endsAt = startsAt + 60_000 * Number(values.minutes);
  const totals = { games: 0, samples: 0, meanSquare: 0 };
  let running = Number(values.threads);
  console.log(
    `size ${size}, ${count} features, ${weightCount(count)} weights, ${values.threads} threads, ${values.minutes} minutes`,
  );
  for (let thread = 0; thread < Number(values.threads); thread++) {
    const task: Task = {
      size,
      weights,
      squares,
      seed: random.bits(),
      startsAt,
      endsAt,
      isTrained: values.from !== undefined,
      trust: Number(values.trust),
      rate: Number(values.rate ?? (values.from === undefined ? FIRST_RATE : RESUME_RATE)),
    };
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('message', (progress: Progress) => {
      totals.games += progress.games;
      totals.samples += progress.samples;
      totals.meanSquare += 0.02 * (progress.meanSquare - totals.meanSquare);
    });
    worker.on('exit', () => {
      running--;
      if (running > 0) return;
      clearInterval(report);
      writeFileSync(values.out, new Uint8Array(new Float32Array(weights).buffer.slice(0)));
      print();
    });
  }
  const print = () => {
    const seconds = ((Date.now() - startsAt) / 1000).toFixed(0);
    console.log(
      `${seconds} s: ${totals.games} games, ${totals.samples} samples, error ${Math.sqrt(totals.meanSquare).toFixed(3)}`,
    );
  };
  const report = setInterval(print, 15_000);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '10' },
      threads: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      trust: { type: 'string', default: '0.8' },
      rate: { type: 'string' },
      from: { type: 'string' },
      out: { type: 'string', default: 'kingdomino-net.f32' },
    },
  });
  const { size, from } = values;
  if (size !== '5' && size !== '7') fail(`--size is 5 or 7, not ${size}`);
  for (const name of ['minutes', 'threads', 'seed', 'trust', 'rate'] as const) {
    const value = values[name];
    if (value !== undefined && !(Number(value) >= 0)) fail(`--${name} takes a number, not ${value}`);
  }
  if (from !== undefined && !existsSync(from)) fail(`there is no file ${from}`);
  return values;
}

function fail(problem: string): never {
  console.error(`train-kingdomino: ${problem}`);
  process.exit(2);
}

/** Goes on with a net, even one from before the last features were added: those begin without any weight. */
function resume(weights: Float32Array, features: number, file: Buffer): void {
  const old = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const upper = weightCount(features) - features * HIDDEN;
  weights.set(old.subarray(0, -upper));
  weights.set(old.subarray(-upper), features * HIDDEN);
}

function initialise(weights: Float32Array, features: number, random: Random): void {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());
  const net = new Net(features, weights);
  for (let index = 0; index < net.firstBias; index++) weights[index] = 0.04 * normal();
  for (let index = net.secondAt; index < net.secondBias; index++)
    weights[index] = normal() * Math.sqrt(2 / HIDDEN);
  for (let index = net.outputAt; index < net.outputAt + SECOND; index++) weights[index] = 0.2 * normal();
}

function work({ size, weights, squares, seed, startsAt, endsAt, isTrained, trust, rate }: Task): void {
  const features = new Features(size);
  const shared = new Float32Array(weights);
  const learner = new Learner(new Net(features.blocks.count, shared), new Float32Array(squares));
  // games are played with a fast copy, brought up to date before each
  const player = openNet(features.blocks.count, shared);
  const selfPlay = new SelfPlay(new Valuer(size, player));
  const symmetries = symmetryTables(features);
  const random = new Random(seed);
  const buffer: { features: Uint16Array; target: number }[] = [];
  const turned = new Uint16Array(384);
  let added = 0;
  let progress = { games: 0, samples: 0, sum: 0 };
  while (Date.now() < endsAt) {
    const done = (Date.now() - startsAt) / (endsAt - startsAt);
    const speed = rate * (LAST_RATE / rate) ** done;
    player.weights.set(shared);
    const isEarly = !isTrained && done < GREEDY_SHARE;
    const options = drawOptions(size, random);
    const players = Array.from(
      { length: options.players },
      (): Style => (isEarly || random.unit() < 0.25 ? 'greedy' : 'net'),
    );
    const before = added;
    selfPlay.play(options, players, isEarly ? 'outcome alone' : trust, random, (list, target) => {
      buffer[added++ % BUFFER] = { features: list, target };
    });
    for (let use = REUSE * (added - before); use > 0; use--) {
      const sample = buffer[random.below(buffer.length)]!;
      const table = symmetries[random.below(8)]!;
      const { length } = sample.features;
      for (let index = 0; index < length; index++) turned[index] = table[sample.features[index]!]!;
      const error = learner.learn(turned, length, sample.target, speed);
      progress.sum += error * error;
    }
    progress.games++;
    progress.samples += REUSE * (added - before);
    if (progress.games >= 20) {
      parentPort?.postMessage({ ...progress, meanSquare: progress.sum / Math.max(1, progress.samples) });
      progress = { games: 0, samples: 0, sum: 0 };
    }
  }
}

/** A mixture of all the ways to play on this size. */
function drawOptions(size: KingdomSize, random: Random): Options {
  const kind = random.unit();
  const bonus = random.unit();
  return {
    players: size === 7 || kind < 0.3 ? 2 : kind < 0.5 ? 3 : 4,
    mightyDuel: size === 7,
    middleKingdom: bonus < 0.7,
    harmony: bonus < 0.6 || bonus > 0.9,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  };
}

/**
 * Trains the net of the Duel players from nothing and writes its weights and a log: `npm run train:duel`, perhaps with
 * `-- --threads 2`. Afterwards: `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { Random } from '@kingdomino/rules';
import { FEATURES, isPossible } from '../duel/features.ts';
import type { DuelSelfPlay } from '../duel/training/self-play.ts';
import { playShare } from '../duel/training/share.ts';
import { SYMMETRIES } from '../duel/training/symmetries.ts';
import { packWeights } from '../net/packed-net.ts';
import { type TrainingPlan, trainInRounds } from '../training/rounds.ts';
import { newNet } from '../training/trainer.ts';
import { readWhole } from './training/arguments.ts';
import { answerShares, TrainingThreads } from './training/threads.ts';

const SEED = 1;
const wandering = { width: 10, wander: 0.06, lambda: 0.85 };

const PLAN: TrainingPlan<DuelSelfPlay> = {
  batch: 64,
  memory: 3,
  rounds: [
    { games: 3000, selfPlay: { ...wandering, wander: 0.1, lambda: 1 }, passes: 2, rate: 0.002 },
    ...[0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.0005, 0.0003, 0.0001].map(rate => ({
      games: 4000,
      selfPlay: wandering,
      passes: 1,
      rate,
    })),
  ],
};

const WEIGHTS = new URL('../../weights/duel.bin', import.meta.url);
const LOG = new URL('../../training/duel.json', import.meta.url);

async function train(threads: TrainingThreads<DuelSelfPlay>): Promise<void> {
  const random = new Random(SEED);
  const net = newNet(FEATURES, random);
  const log: object[] = [];
  let begun = performance.now();
  await trainInRounds(PLAN, {
    net,
    symmetries: SYMMETRIES,
    random,
    play: shares => threads.play(shares),
    onRound: report => {
      log.push({ ...report, seconds: Math.round((performance.now() - begun) / 1000) });
      begun = performance.now();
      console.log(JSON.stringify(log.at(-1)));
      write(net.weights, log);
    },
  });
  await threads.close();
}

function write(weights: Float32Array, log: readonly object[]): void {
  // squares of the castle and beyond the map are never seen: their embeddings need no room
  writeFileSync(WEIGHTS, packWeights(weights, FEATURES, isPossible));
  mkdirSync(new URL('.', LOG), { recursive: true });
  const settings = { seed: SEED, ...PLAN };
  writeFileSync(LOG, `${JSON.stringify({ command: 'npm run train:duel', settings, log }, null, 2)}\n`);
}

if (isMainThread) {
  const { values } = parseArgs({ options: { threads: { type: 'string' } } });
  const threads = readWhole('threads', values.threads ?? String(availableParallelism()));
  await train(new TrainingThreads(new URL(import.meta.url), threads));
} else {
  answerShares(playShare);
}

/**
 * Trains the net of the Duel players from nothing and writes its weights and a log: `npm run train:duel`.
 * The result depends on the settings below and not on the number of threads. Afterwards: `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Random } from '@kingdomino/rules';
import { FEATURES, isPossible } from '../duel/features.ts';
import { doLesson, type Homework, type Lesson } from '../duel/training/lesson.ts';
import { joinSamples, type SampleData } from '../duel/training/samples.ts';
import type { SelfPlay } from '../duel/training/self-play.ts';
import { newNet, Trainer } from '../duel/training/trainer.ts';
import { packWeights } from '../net/packed-net.ts';

interface Round {
  readonly games: number;
  readonly selfPlay: SelfPlay;
  readonly passes: number;
  readonly rate: number;
}

const wandering = { width: 10, wander: 0.06, lambda: 0.85 };

const SETTINGS = {
  seed: 1,
  batch: 64,
  /** How many rounds of self-play are remembered. */
  memory: 3,
  rounds: [
    { games: 3000, selfPlay: { ...wandering, wander: 0.1, lambda: 1 }, passes: 2, rate: 0.002 },
    ...[0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.0005, 0.0003, 0.0001].map(rate => ({
      games: 4000,
      selfPlay: wandering,
      passes: 1,
      rate,
    })),
  ] as readonly Round[],
};

const LESSON = 100;
const WEIGHTS = new URL('../../weights/duel.bin', import.meta.url);
const LOG = new URL('../../training/duel.json', import.meta.url);

class Classroom {
  readonly #workers: Worker[];

  constructor(threads: number) {
    this.#workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url)));
  }

  /** In the order of the lessons. */
  async teach(lessons: readonly Lesson[]): Promise<Homework[]> {
    const homework: Homework[] = [];
    let next = 0;
    const work = async (worker: Worker) => {
      while (next < lessons.length) {
        const index = next++;
        homework[index] = await new Promise<Homework>((resolve, reject) => {
          worker.removeAllListeners('message').removeAllListeners('error');
          worker.once('message', resolve).once('error', reject);
          worker.postMessage(lessons[index]);
        });
      }
    };
    await Promise.all(this.#workers.map(work));
    return homework;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

async function train(threads: number): Promise<void> {
  const classroom = new Classroom(threads);
  const random = new Random(SETTINGS.seed);
  const trainer = new Trainer(newNet(random));
  const log: object[] = [];
  let memory: SampleData[] = [];
  for (const [round, { games, selfPlay, passes, rate }] of SETTINGS.rounds.entries()) {
    const begun = performance.now();
    const { weights } = trainer.net;
    const lessons = Array.from({ length: Math.ceil(games / LESSON) }, (_, index) => ({
      weights,
      settings: selfPlay,
      games: LESSON,
      seed: 1_000_003 * (round + 1) + index,
    }));
    const homework = await classroom.teach(lessons);
    const points = homework.reduce((sum, each) => sum + each.points, 0) / (2 * LESSON * lessons.length);
    memory = [...memory, joinSamples(homework.map(({ samples }) => samples))].slice(-SETTINGS.memory);
    const samples = joinSamples(memory);
    const errors: number[] = [];
    for (let pass = 0; pass < passes; pass++)
      errors.push(Number(trainer.fit(samples, { rate, batch: SETTINGS.batch }, random).toFixed(3)));
    const seconds = Math.round((performance.now() - begun) / 1000);
    log.push({
      round,
      meanPoints: Number(points.toFixed(2)),
      samples: samples.targets.length,
      errors,
      seconds,
    });
    console.log(JSON.stringify(log.at(-1)));
    write(trainer.net.weights, log);
  }
  await classroom.close();
}

function write(weights: Float32Array, log: readonly object[]): void {
  // squares of the castle and beyond the map are never seen: their embeddings need no room
  writeFileSync(WEIGHTS, packWeights(weights, FEATURES, isPossible));
  mkdirSync(new URL('.', LOG), { recursive: true });
  writeFileSync(
    LOG,
    `${JSON.stringify({ command: 'npm run train:duel', settings: SETTINGS, log }, null, 2)}\n`,
  );
}

if (isMainThread) {
  const jobs = Number(process.argv[2] ?? availableParallelism());
  await train(jobs);
} else {
  parentPort!.on('message', (lesson: Lesson) => parentPort!.postMessage(doLesson(lesson)));
}

/**
 * Trains a value net of Kingdomino by self-play:
 * `npm run train:kingdomino -- --size 5 --games 40000 --threads 2 --out FILE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { Random } from '@kingdomino/rules';
import { Features, symmetryTables } from '../kingdomino/features.ts';
import { kingdominoPlan } from '../kingdomino/training/plan.ts';
import { type KingdominoSelfPlay, playShare } from '../kingdomino/training/share.ts';
import { HIDDEN, Net, weightCount } from '../net/net.ts';
import { trainInRounds } from '../training/rounds.ts';
import { newNet } from '../training/trainer.ts';
import { checkFile, fail, readShare, readWhole } from './training/arguments.ts';
import { answerShares, TrainingThreads } from './training/threads.ts';

async function train(): Promise<void> {
  const { size, games, threads, seed, trust, rate, from, out } = readArguments();
  const features = new Features(size);
  const { count } = features.blocks;
  const random = new Random(seed);
  const net = from === undefined ? newNet(count, random) : resumed(count, readFileSync(from));
  const pool = new TrainingThreads<KingdominoSelfPlay>(new URL(import.meta.url), threads);
  console.log(`size ${size}, ${count} features, ${net.weights.length} weights, ${games} games`);
  const begun = performance.now();
  await trainInRounds(kingdominoPlan({ size, games, trust, rate, isNew: from === undefined }), {
    net,
    symmetries: symmetryTables(features),
    random,
    play: shares => pool.play(shares),
    onRound: report => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(JSON.stringify({ ...report, seconds }));
      writeFileSync(out, new Uint8Array(net.weights.buffer));
    },
  });
  await pool.close();
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '5' },
      games: { type: 'string', default: '40000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      trust: { type: 'string', default: '0.8' },
      rate: { type: 'string' },
      from: { type: 'string' },
      out: { type: 'string', default: 'kingdomino-net.f32' },
    },
  });
  const { size, from, out } = values;
  if (size !== '5' && size !== '7') fail(`--size is 5 or 7, not ${size}`);
  return {
    size: size === '7' ? (7 as const) : (5 as const),
    games: readWhole('games', values.games),
    threads: readWhole('threads', values.threads),
    seed: readWhole('seed', values.seed),
    trust: readShare('trust', values.trust),
    rate: values.rate === undefined ? undefined : readShare('rate', values.rate),
    from: from === undefined ? undefined : checkFile(from),
    out,
  };
}

/** Goes on with a net, even one from before the last features were added: those begin without any weight. */
function resumed(features: number, file: Buffer): Net {
  const old = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const weights = new Float32Array(weightCount(features));
  const upper = weights.length - features * HIDDEN;
  if (old.length <= upper || old.length > weights.length) fail('these are not the weights of such a net');
  weights.set(old.subarray(0, -upper));
  weights.set(old.subarray(-upper), features * HIDDEN);
  return new Net(features, weights);
}

if (isMainThread) await train();
else answerShares(playShare);

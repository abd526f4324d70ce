/** Plays the shares of a round of training on worker threads, each thread one after the other. */
import { parentPort, Worker } from 'node:worker_threads';
import type { PlayedShare, Share } from '../../training/rounds.ts';

export class TrainingThreads<SelfPlay> {
  readonly #workers: readonly Worker[];

  /** `program` is the module that a thread runs: it calls `answerShares`. */
  constructor(program: URL, threads: number) {
    this.#workers = Array.from({ length: threads }, () => new Worker(program));
  }

  /** In the order of the shares. */
  async play(shares: readonly Share<SelfPlay>[]): Promise<PlayedShare[]> {
    const played: PlayedShare[] = [];
    let next = 0;
    const work = async (worker: Worker) => {
      while (next < shares.length) {
        const index = next++;
        played[index] = await new Promise<PlayedShare>((resolve, reject) => {
          worker.removeAllListeners('message').removeAllListeners('error');
          worker.once('message', resolve).once('error', reject);
          worker.postMessage(shares[index]);
        });
      }
    };
    await Promise.all(this.#workers.map(work));
    return played;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

/** The thread's side. */
export function answerShares<SelfPlay>(playShare: (share: Share<SelfPlay>) => PlayedShare): void {
  parentPort!.on('message', (share: Share<SelfPlay>) => parentPort!.postMessage(playShare(share)));
}

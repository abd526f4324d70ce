/** The client of the worker that reads photographs: started with the dialog, ended with it. */
import type { Grid, Picture, Quad, Reading, ScannedKingdom } from '@kingdomino/vision';
import { type Remote, wrap } from 'comlink';
import type { ScanWorker } from './scan-worker.ts';

export class ScanClient {
  readonly #worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  readonly #remote: Remote<ScanWorker> = wrap<ScanWorker>(this.#worker);
  readonly #failed: Promise<never> = new Promise<never>((_, reject) => {
    this.#worker.onerror = event => reject(new Error(event.message));
  });

  constructor() {
    // it may fail while nobody asks
    this.#failed.catch(() => undefined);
  }

  prepare(): void {
    this.#remote.prepare().catch(() => undefined);
  }

  scan({ width, height, data }: Picture): Promise<ScannedKingdom[]> {
    return Promise.race([this.#remote.scan({ width, height, data }), this.#failed]);
  }

  read(corners: Quad, grid: Grid): Promise<Reading | undefined> {
    return Promise.race([this.#remote.read(corners, grid), this.#failed]);
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** A visit to the page in a small DOM: its real beginning, its real screens and its real storage, and no network. */
import { render } from 'preact';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';

/** What a test may have of the small DOM beyond the standard. */
declare const happyDOM: { setURL(url: string): void; abort(): Promise<void> };

/** Whose tests are followed by what stands below. */
const { testPath: FILE } = expect.getState();

document.documentElement.innerHTML = /<html[^>]*>([\s\S]*)<\/html>/.exec(inject('page'))![1]!;

/** Nobody answers. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** The bots' worker: notes what it is asked, and says nothing. */
export class SilentWorker extends EventTarget {
  static readonly started: SilentWorker[] = [];
  /** The calls that came, as comlink writes them. */
  readonly asked: { readonly method: string; readonly values: readonly unknown[] }[] = [];

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage({
    path,
    argumentList,
  }: {
    path: readonly string[];
    argumentList: readonly { value: unknown }[];
  }) {
    this.asked.push({ method: path.join('.'), values: argumentList.map(({ value }) => value) });
  }

  terminate(): void {}
}

// for as long as there are pages: one that was left may still try to reach its server
Object.assign(globalThis, {
  Worker: SilentWorker,
  WebSocket: SilentSocket,
  fetch: () => Promise.reject(new TypeError('no network')),
  // nothing is painted: the next frame is the next task, and what follows from drawing comes soon after it
  requestAnimationFrame: (act: (time: number) => void) => setTimeout(() => act(performance.now())),
  cancelAnimationFrame: clearTimeout,
  // what waits for an idle moment is painting, of which there is none
  requestIdleCallback: () => 0,
});

/**
 * What a page has put off ends with it: it would write the address of the page that was left into the next one. What is
 * drawn soon is not put off: preact, of which all pages have one copy, would wait for it for ever.
 */
const PUT_OFF = 200;
const putOff = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: start, clearTimeout: end } = globalThis;
Object.assign(globalThis, {
  setTimeout: (...timer: Parameters<typeof start>) => {
    const id = start(...timer);
    if ((timer[1] ?? 0) >= PUT_OFF) putOff.add(id);
    return id;
  },
});

afterEach(() => {
  leave();
  localStorage.clear();
  vi.unstubAllGlobals();
  SilentWorker.started.length = 0;
});

// what the last page has begun ends with its thread; to wait for it, as happy-dom would, could take for ever
afterAll(() => void Object.assign(happyDOM, { abort: async () => undefined }));

/** Opens the page at an address: as a new page, which knows nothing but what is kept on the device. */
export async function visit(path: string): Promise<void> {
  if (expect.getState().testPath !== FILE)
    throw new Error('read for another file: nothing would be put away');
  leave();
  vi.resetModules();
  happyDOM.setURL(`http://localhost:3000${path}`);
  await import('../main.tsx');
  await until(() => document.querySelector('.screen > *:not([aria-busy])'));
  await drawn();
}

export const reload = (): Promise<void> => visit(location.pathname);

function leave(): void {
  const app = document.getElementById('app')!;
  render(null, app);
  for (const timer of putOff) end(timer);
  putOff.clear();
  app.replaceWith(Object.assign(document.createElement('div'), { id: 'app' }));
}

/** What has changed is drawn in the next task (`app/render-scheduler.ts`); effects come after the next frame, and change more. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise(resolve => setTimeout(resolve));
}

/** Milliseconds after which what does not come is told; a quiet machine needs a few of them. */
const PATIENCE = 20_000;

/** Looks again whenever something may have happened, until there is something. */
export async function until<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; ) {
    const found = look();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve));
  }
  throw new Error(`${look.toString()} does not come; there is: ${document.getElementById('app')!.innerHTML}`);
}

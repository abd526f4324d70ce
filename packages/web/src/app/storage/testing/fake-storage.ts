/** A `localStorage` for tests: forbidden, full, damaged, or shared by several tabs. */
import { vi } from 'vitest';

type Listener = (event: { readonly key: string | null }) => void;

export class FakeStorage {
  readonly kept = new Map<string, string>();
  /** As in a browser whose settings forbid it: even looking throws. */
  isForbidden = false;
  /** Characters that fit in. */
  room = Number.POSITIVE_INFINITY;
  /** Called before anything is written. */
  onWrite: (text: string) => void = () => undefined;
  readonly #listeners = new Set<Listener>();

  /** The page's own from now on. Undone by `vi.unstubAllGlobals`. */
  install(): this {
    vi.stubGlobal('localStorage', this.#asInBrowser());
    vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
      if (type === 'storage') this.#listeners.add(listener);
    });
    vi.stubGlobal('removeEventListener', (_: string, listener: Listener) => this.#listeners.delete(listener));
    return this;
  }

  /** What other tabs hear of a change; here every tab does. */
  tell(key: string | null): void {
    for (const listener of this.#listeners) listener({ key });
  }

  get #used(): number {
    return [...this.kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  #set(key: string, text: string): void {
    this.onWrite(text);
    const added = text.length - (this.kept.get(key)?.length ?? -key.length);
    if (this.#used + added > this.room) throw new DOMException('no room', 'QuotaExceededError');
    this.kept.set(key, text);
    queueMicrotask(() => this.tell(key));
  }

  /** Its keys are its own properties. */
  #asInBrowser(): object {
    const look = () => {
      if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
    };
    return new Proxy(
      {
        getItem: (key: string) => this.kept.get(key) ?? null,
        setItem: (key: string, text: string) => this.#set(key, text),
        removeItem: (key: string) => void this.kept.delete(key),
      },
      {
        get: (target, name) => {
          look();
          return Reflect.get(target, name) as unknown;
        },
        ownKeys: () => {
          look();
          return [...this.kept.keys()];
        },
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
  }
}

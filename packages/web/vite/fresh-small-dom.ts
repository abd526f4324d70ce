/**
 * Before each file of tests in a small DOM: modules that no file before it has read, since helpers say when they are read
 * what follows each test; and the storage, also where Node (from version 25 on) has a `localStorage` of its own, which is
 * nothing unless a file is named.
 */
import { Storage } from 'happy-dom';
import { vi } from 'vitest';

vi.resetModules();

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true, writable: true });

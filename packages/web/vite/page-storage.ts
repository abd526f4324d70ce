/**
 * Before tests in a small DOM: its storage, also where Node (from version 25 on) has a `localStorage` of its own, which is
 * nothing unless a file is named.
 */
import { Storage } from 'happy-dom';

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true, writable: true });

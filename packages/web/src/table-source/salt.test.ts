import { afterEach, expect, test, vi } from 'vitest';
import { newSalt } from './salt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('comes from the secure generator, also on plain http, where there is no randomUUID', () => {
  const secure = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes),
  });
  const insecure = vi.spyOn(Math, 'random');
  const salts = Array.from({ length: 100 }, newSalt);
  expect(insecure).not.toHaveBeenCalled();
  expect(new Set(salts).size).toBe(100);
  // as `SaltSchema` wants it, with 128 bits in it
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

import { afterEach, expect, test, vi } from 'vitest';
import { ASSETS } from './assets.ts';
import { LoadedKernel } from './loaded-kernel.ts';
import { readBytes } from './read-bytes.ts';

afterEach(() => void vi.unstubAllGlobals());

function loaded(read: typeof readBytes = readBytes) {
  const open = vi.fn((packedNet: Uint8Array, exports: { features(): number }) => ({ packedNet, exports }));
  return { open, kernel: new LoadedKernel(ASSETS.duel, open, read) };
}

test('files are read once, when they are first needed', async () => {
  const read = vi.fn(readBytes);
  const { open, kernel } = loaded(read);
  expect(read).not.toHaveBeenCalled();
  expect(() => kernel.get()).toThrow('prepare the bot');
  await Promise.all([kernel.load(), kernel.load()]);
  await kernel.load();
  expect(open).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  expect(kernel.get()!.exports.features()).toBeGreaterThan(1000);
});

test('what did not come is asked for again', async () => {
  const read = vi.fn(readBytes).mockRejectedValueOnce(new Error('no network'));
  const { kernel } = loaded(read);
  await expect(kernel.load()).rejects.toThrow('no network');
  expect(() => kernel.get()).toThrow('prepare the bot');
  await kernel.load();
  expect(kernel.get()).toBeDefined();
});

test.each([
  ['missing', undefined],
  ['forbidden', { instantiate: () => Promise.reject(new Error('blocked by a policy')) }],
])('where WebAssembly is %s there is no kernel', async (_, runtime) => {
  vi.stubGlobal('WebAssembly', runtime);
  const { open, kernel } = loaded();
  await kernel.load();
  expect(kernel.get()).toBeUndefined();
  expect(open).not.toHaveBeenCalled();
});

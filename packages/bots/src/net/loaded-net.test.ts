import { afterEach, expect, test, vi } from 'vitest';
import { LoadedNet } from './loaded-net.ts';
import { HIDDEN, weightCount } from './net.ts';
import { packWeights } from './packed-net.ts';
import { readBytes } from './read-bytes.ts';

const FEATURES = 6;
const packed = packWeights(new Float32Array(weightCount(FEATURES)).fill(0.25), FEATURES, () => true);
const address = new URL('https://kingdomino.example/assets/weights.bin');

afterEach(() => vi.unstubAllGlobals());

test('weights are read once, when they are first needed', async () => {
  const read = vi.fn(async () => packed);
  const net = new LoadedNet(FEATURES, address, read);
  expect(read).not.toHaveBeenCalled();
  expect(() => net.get()).toThrow('prepare the bot');
  await net.load();
  await net.load();
  expect(read).toHaveBeenCalledExactlyOnceWith(address);
  expect(net.get().weights[0]).toBeCloseTo(0.25, 5);
});

test('weights that did not come are asked for again', async () => {
  const read = vi.fn(async () => packed).mockRejectedValueOnce(new Error('no network'));
  const net = new LoadedNet(FEATURES, address, read);
  await expect(net.load()).rejects.toThrow('no network');
  expect(() => net.get()).toThrow('prepare the bot');
  await net.load();
  expect(net.get().features).toBe(FEATURES);
});

test.each([
  ['that are cut short', packed.slice(0, -1)],
  ['with something behind them', new Uint8Array([...packed, 0])],
  ['that are a page saying something else', new TextEncoder().encode('<!doctype html><title>404</title>')],
  ['that are none', new Uint8Array()],
  ['of another net', packWeights(new Float32Array(weightCount(7)).fill(1), 7, () => true)],
])('weights %s are refused', async (_, bytes) => {
  const net = new LoadedNet(FEATURES, address, async () => bytes);
  await expect(net.load()).rejects.toThrow(/weights/);
});

test('a file is read from the disk', async () => {
  const bytes = await readBytes(new URL('../../weights/duel.bin', import.meta.url));
  expect(bytes.length).toBeGreaterThan(100 * HIDDEN);
});

test('an address of the network is fetched, and an answer that is no file is an error', async () => {
  const answers = [new Response(packed), new Response('gone', { status: 404 })];
  const fetch = vi.fn(async (_href: string) => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  expect(await readBytes(address)).toEqual(packed);
  expect(fetch).toHaveBeenCalledWith(address.href);
  await expect(readBytes(address)).rejects.toThrow(`${address.href} was answered with 404`);
});

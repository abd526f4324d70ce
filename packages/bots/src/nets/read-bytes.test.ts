import { afterEach, expect, test, vi } from 'vitest';
import { readBytes } from './read-bytes.ts';

const ADDRESS = { href: 'https://example.org/net.bin', protocol: 'https:' };

afterEach(() => vi.unstubAllGlobals());

test('what is asked for twice at once is fetched once, and later again', async () => {
  const fetch = vi.fn(async () => new Response(new Uint8Array([1, 2])));
  vi.stubGlobal('fetch', fetch);
  const both = await Promise.all([readBytes(ADDRESS), readBytes(ADDRESS)]);
  expect([both, fetch.mock.calls.length]).toEqual([[new Uint8Array([1, 2]), new Uint8Array([1, 2])], 1]);
  await readBytes(ADDRESS);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what did not come is said to all who asked, and asked for again the next time', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const both = await Promise.allSettled([readBytes(ADDRESS), readBytes(ADDRESS)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(readBytes(ADDRESS)).rejects.toThrow('503');
  expect(fetch).toHaveBeenCalledTimes(2);
});

/** What passkeys are bound to, behind proxies and without. */
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const asked = (host: string, origin?: string) =>
  ({ host, hostname: host.replace(/:\d+$/, ''), headers: { origin } }) as unknown as FastifyRequest;

test.each([
  // asked, origin of the page, settings, domain, origins
  [
    'localhost:3000',
    'http://localhost:3000',
    {},
    'localhost',
    ['https://localhost:3000', 'http://localhost:3000'],
  ],
  // a proxy that ends https and says nothing of it
  [
    'play.example.org',
    'https://play.example.org',
    {},
    'play.example.org',
    ['https://play.example.org', 'http://play.example.org'],
  ],
  // a proxy that also hides the host
  [
    '127.0.0.1:3000',
    'https://play.example.org',
    { origins: ['https://play.example.org'] },
    'play.example.org',
    ['https://play.example.org'],
  ],
  [
    'a.example.org',
    'https://a.example.org',
    { origins: ['https://a.example.org', 'https://b.example.org'], passkeyDomain: 'example.org' },
    'example.org',
    ['https://a.example.org', 'https://b.example.org'],
  ],
  ['localhost', undefined, {}, 'localhost', ['https://localhost', 'http://localhost']],
] as const)('%s for a page at %s', (host, origin, settings, domain, origins) => {
  const config = { origins: [], passkeyDomain: undefined, ...settings };
  expect(relyingPartyOf(asked(host, origin), config)).toEqual({ domain, origins });
});

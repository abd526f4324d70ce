/** One POST request to an address that a player has named. No redirect is followed, and no answer is read. */
import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSafe } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicUrl } from './ssrf-guard.ts';

const TIME_LIMIT = 5000;

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PostOptions {
  /** For tests, whose webhooks are on this machine. */
  readonly isTrusted?: (url: string) => boolean;
  readonly signal: AbortSignal;
}

/** The status of the answer; fails when there is none, or when the address is not for us to call. */
export function post({ url, headers, body }: Message, { isTrusted, signal }: PostOptions): Promise<number> {
  const trusted = isTrusted?.(url) ?? false;
  if (!trusted && !isPublicUrl(url)) return Promise.reject(new Error('not a public address'));
  const ask = url.startsWith('https:') ? requestSafe : requestPlain;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    // a connection of its own: nothing is kept open to strangers
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    ...(trusted ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = ask(url, options, answer => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** In the moment of the connection: a name that leads elsewhere by now leads nowhere. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error('not a public address'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** How long a request may be held until there is something to answer. */
import type { FastifyReply } from 'fastify';

/** Seconds: proxies give up after thirty. */
export const MOST_WAIT = 25;

/** Aborted after so many seconds, or when whoever asks has gone. */
export function endOfWait(reply: FastifyReply, seconds: number): AbortSignal {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 1000 * seconds);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    end.abort();
  });
  return end.signal;
}

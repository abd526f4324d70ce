import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { Counter, RateLimiter } from './rate-limiter.ts';
import { RateLimits } from './rate-limits.ts';

test('a burst of four seconds, then the rate', () => {
  const limiter = new RateLimiter(2);
  const taken = (now: number) =>
    Array.from({ length: 10 }, () => limiter.take('a', now)).filter(Boolean).length;
  expect(taken(0)).toBe(8);
  expect(taken(0)).toBe(0);
  expect(taken(1000)).toBe(2);
  expect(taken(60_000)).toBe(8);
  expect(limiter.take('b', 0)).toBe(true);
});

test('dear things use up more, and time that runs backwards gives nothing', () => {
  const limiter = new RateLimiter(5);
  expect(limiter.take('a', 1000, 20)).toBe(true);
  expect(limiter.take('a', 0)).toBe(false);
});

test('many keys do not pile up', () => {
  const limiter = new RateLimiter(1);
  for (let key = 0; key < 30_000; key++) expect(limiter.take(`k${key}`, 10 * key)).toBe(true);
});

test('a counter forgets what is gone', () => {
  const counter = new Counter();
  counter.add('a');
  counter.add('a');
  counter.remove('a');
  expect([counter.count('a'), counter.count('b')]).toEqual([1, 0]);
  counter.remove('a');
  counter.remove('a');
  expect(counter.count('a')).toBe(0);
});

test('many small networks of one large one share a limit that is a few times as high', () => {
  const ports = new FakePorts();
  const limits = new RateLimits({ ...readConfig({}).limits, guestsPerAddress: 10 }, ports);
  const from = (ip: string) => limits.takeGuest({ ip } as FastifyRequest);
  const first = Array.from({ length: 30 }, () => from('2001:db8:0:1::1')).filter(Boolean);
  const all = Array.from({ length: 3000 }, (_, index) => from(`2001:db8:0:${(index % 999).toString(16)}::1`));
  expect([first.length, first.length + all.filter(Boolean).length]).toEqual([10, 160]);
  expect(from('2001:db8:7::1')).toBe(true);
});

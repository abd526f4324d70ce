import { expect, test } from 'vitest';
import { SkippableDelay } from './skippable-delay.ts';

test('a wait ends when somebody says so', async () => {
  const waiting = new SkippableDelay();
  const told: string[] = [];
  const begun = waiting.begin().then(() => told.push('ended'));
  told.push('begun');
  waiting.end();
  await begun;
  expect(told).toEqual(['begun', 'ended']);
});

test('a wait ends by itself', async () => {
  await new SkippableDelay().begin(0);
});

test('a new wait ends the one before', async () => {
  const waiting = new SkippableDelay();
  const first = waiting.begin();
  const second = waiting.begin();
  await first;
  waiting.end();
  await second;
});

import { expect, test } from 'vitest';
import { switchLanguage } from './switch-language.ts';

function network() {
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  let isUp = false;
  return {
    log,
    return: () => {
      isUp = true;
      for (const retry of waiting.splice(0)) retry();
    },
    ports: {
      change: async (next: string) => {
        log.push(next);
        if (!isUp) throw new TypeError('Failed to fetch dynamically imported module');
      },
      onTrouble: () => void log.push('said'),
      whenOnline: (retry: () => void) => void waiting.push(retry),
    },
  };
}

test('a language that does not come is said, and fetched again when the network is back', async () => {
  const { log, ports, return: back } = network();
  await switchLanguage('de', ports);
  expect(log).toEqual(['de', 'said']);
  back();
  expect(log).toEqual(['de', 'said', 'de']);
});

test('only the last choice is fetched again', async () => {
  const { log, ports, return: back } = network();
  await switchLanguage('de', ports);
  await switchLanguage('fr', ports);
  back();
  expect(log).toEqual(['de', 'said', 'fr', 'said', 'fr']);
});

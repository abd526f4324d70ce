/** Outside of a build a sentence is its message as written: enough to see which one was chosen. */
import { expect, test } from 'vitest';
import { loadWords } from '../app/i18n/language.ts';
import { catalogue } from '../locales/table/en.ts';
import { unseenText } from './words.ts';

await loadWords('table');

test('some, all or none of the hidden dominoes are still dealt', () => {
  expect(unseenText(32, 8)).toBe(catalogue['unseen.text']);
  expect(unseenText(32, 32)).toBe(catalogue['unseen.all']);
  expect(unseenText(24, 0)).toBe(catalogue['unseen.done']);
  expect(unseenText(0, 0)).toBe(catalogue['unseen.done']);
});

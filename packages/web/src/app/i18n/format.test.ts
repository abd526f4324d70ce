/** Numbers, lists and times as people write them, language by language. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dateText,
  dayText,
  enumerationText,
  listText,
  numberText,
  percentText,
  quantity,
  roundedText,
  timeText,
} from './format.ts';
import { language } from './language.ts';

/** Narrow and unbreakable spaces count as spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const EVENING = new Date(2026, 10, 16, 18, 5).getTime();

afterEach(() => {
  language.value = 'en';
  vi.unstubAllGlobals();
});

function speak(spoken: typeof language.value, ...wanted: string[]): void {
  vi.stubGlobal('navigator', { languages: wanted });
  language.value = spoken;
}

describe.each([
  ['en', '3.5', '+3.5', '−2.0', '57%', 'Ann, Bob, and Cleo', 'Nov 16, 2026'],
  ['de', '3,5', '+3,5', '−2,0', '57 %', 'Ann, Bob und Cleo', '16.11.2026'],
  ['fr', '3,5', '+3,5', '−2,0', '57 %', 'Ann, Bob et Cleo', '16 nov. 2026'],
  ['lt', '3,5', '+3,5', '−2,0', '57 %', 'Ann, Bob ir Cleo', '2026-11-16'],
  ['pl', '3,5', '+3,5', '−2,0', '57%', 'Ann, Bob i Cleo', '16 lis 2026'],
] as const)('%s', (spoken, half, more, less, share, people, day) => {
  test('writes numbers, shares, lists and days', () => {
    speak(spoken);
    expect([numberText(3.5, 1), numberText(3.5, 1, 'always'), numberText(-2, 1)]).toEqual([half, more, less]);
    expect(plain(percentText(0.5678))).toBe(share);
    expect(listText(['Ann', 'Bob', 'Cleo'])).toBe(people);
    expect(plain(dateText(EVENING))).toBe(day);
  });
});

test('the region of the player counts where it is of the same language', () => {
  speak('en', 'de-AT', 'en-GB');
  expect([timeText(EVENING), listText(['Ann', 'Bob', 'Cleo']), dayText('2026-11-16', 'long')]).toEqual([
    '18:05',
    'Ann, Bob and Cleo',
    '16 November',
  ]);
  speak('de', 'en-GB');
  expect(dayText('2026-11-16', 'long')).toBe('16. November');
});

test.each([
  ['en', 1, 0, '1', 'one'],
  ['en', 1, 1, '1.0', 'other'],
  ['en', -1, 0, '−1', 'one'],
  ['fr', 1.5, 1, '1,5', 'one'],
  ['ru', 1, 1, '1,0', 'other'],
  ['pl', 5, 0, '5', 'many'],
] as const)(
  'in %s a quantity of %s with %s digits is %s, in the form %s',
  (spoken, value, digits, text, form) => {
    speak(spoken);
    expect(quantity(value, digits)).toEqual({ text, form });
  },
);

test('no more digits than there are, and no word for the last of an enumeration', () => {
  speak('de');
  expect([roundedText(4, 1), roundedText(4.25, 1), enumerationText([4, 17, 29])]).toEqual([
    '4',
    '4,3',
    '4, 17, 29',
  ]);
});

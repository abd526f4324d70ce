import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('a number stays with the word it counts', () => {
  expect(typeset('All 48 dominoes', 'en')).toBe('All 48\u00a0dominoes');
  expect(typeset('{n, plural, one {# point} other {# points}}', 'en')).toBe(
    '{n, plural, one {#\u00a0point} other {#\u00a0points}}',
  );
  expect(typeset('3 клетки с 1 короной', 'ru')).toBe('3\u00a0клетки с 1\u00a0короной');
});

test('a range of numbers stays in one piece', () => {
  expect(typeset('2–4 игрока', 'ru')).toBe('2–\u20604\u00a0игрока');
});

test('a sum stays with its product', () => {
  expect(typeset('{squares} × {crowns} = {points}', 'en')).toBe('{squares} × {crowns}\u00a0=\u00a0{points}');
});

test('other spaces stay', () => {
  for (const text of [
    'Game {number} is over',
    '5 × 5',
    '{squares} × {crowns}',
    '1, 2, 3',
    'no points',
    'a : b ?',
  ])
    expect(typeset(text, 'en')).toBe(text);
});

test('French marks keep their spaces on the line', () => {
  expect(typeset('Encore là ? Joue : il reste « {face} » !', 'fr')).toBe(
    'Encore là\u202f? Joue\u00a0: il reste «\u00a0{face}\u00a0»\u202f!',
  );
});

/** Every text of every language, as the build compiles it, says what ICU would have it say. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import type { catalogue as polish } from '../../locales/pl.ts';
import { type Compiled, type Values, wordsOf } from './message-format.ts';

const say = (text: string, values: Values = {}, language = 'en') =>
  wordsOf(compileMessage(text) as Compiled, values, new Intl.PluralRules(language));

test('place holders', () => {
  expect(say('No holders')).toBe('No holders');
  expect(say('{name} has {points}', { name: 'Ann', points: 0 })).toBe('Ann has 0');
  expect(say('{name}!')).toBe('!');
});

test('plurals and their number', () => {
  const text = '{points, plural, =0 {none} one {# point of {name}} other {# points}}';
  const all = [0, 1, 2].map(points => say(text, { points, name: 'Ann' }));
  expect(all).toEqual(['none', '1 point of Ann', '2 points']);
  const forms = '{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}';
  expect([1, 2, 5, 22].map(n => say(forms, { n }, 'pl'))).toEqual(['1 pole', '2 pola', '5 pól', '22 pola']);
});

test('large numbers of plurals are written as the language writes them', () => {
  const text = '{n, plural, one {# game} other {# games}}';
  expect(['en', 'de', 'pl'].map(code => say(text, { n: 12_000 }, code).replace('\u00a0', ' '))).toEqual([
    '12,000 games',
    '12.000 games',
    '12 000 games',
  ]);
});

test('a number that is written already brings its form along', () => {
  const forms = '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}';
  expect(say(forms, { n: { text: '1,0', form: 'other' } }, 'pl')).toBe('1,0 punktu');
  expect(say('{n} left', { n: { text: '+4.8', form: 'other' } })).toBe('+4.8 left');
});

test('choices, also around plurals', () => {
  const text =
    '{name, select, You {You lay {n, plural, one {# domino} other {# dominoes}}} other {{name} lays}}';
  expect(say(text, { name: { name: 'You', isYou: true }, n: 2 })).toBe('You lay 2 dominoes');
  expect(say(text, { name: { name: 'Ann', isYou: false }, n: 2 })).toBe('Ann lays');
  expect(say(text, { name: 'Ann', n: 2 })).toBe('Ann lays');
});

test('a guest who is called You is not taken for the person spoken to, in any language', () => {
  const text = '{name, select, Du {Du legst} other {{name} legt}}';
  expect(say(text, { name: { name: 'Du', isYou: false } })).toBe('Du legt');
  expect(say(text, { name: 'Du' })).toBe('Du legt');
  expect(say(text, { name: { name: 'You', isYou: true } })).toBe('Du legst');
});

test('a number sign outside of plurals is itself', () => {
  expect(say('#{number}', { number: 4 })).toBe('#4');
});

test.each(Object.entries(LANGUAGES))('nothing is left unsaid in %s', async (code, { load }) => {
  const { catalogue } = (await load()) as { catalogue: Record<keyof typeof polish, string> };
  const values = new Proxy({}, { get: () => 3 });
  const odd = Object.entries(catalogue).filter(([, text]) =>
    /[{}]|undefined|object/.test(say(text, values, code)),
  );
  expect(odd).toEqual([]);
});

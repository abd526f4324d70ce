import { describe, expect, test } from 'vitest';
import { newScriptFeatures, newStyleFeatures } from './floor.mjs';

const FLOOR = { chrome: 109, edge: 109, firefox: 121, safari: 16.4 };
const OLDER = { chrome: 92, edge: 92, firefox: 91, safari: 15 };

describe('scripts', () => {
  test.each([
    ['list.toReversed()', '.toReversed()'],
    ['list.toSorted(byName)', '.toSorted()'],
    ['list.with(1, 2)', '.with()'],
    ['Object.groupBy(list, one)', 'Object.groupBy'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new URLPattern({})', 'new URLPattern'],
    ['/[a--b]/v.test(text)', '/v'],
  ])('%s is found', (line, feature) => {
    expect(newScriptFeatures(line, FLOOR)).toEqual([feature]);
  });

  test.each([
    'list.findLast(one)',
    'list.at(-1)',
    'AbortSignal.timeout(5)',
    'structuredClone(one)',
    'map.size',
  ])('%s is not', line => expect(newScriptFeatures(line, FLOOR)).toEqual([]));

  test('what is there at the floor is found below it', () => {
    expect(newScriptFeatures('AbortSignal.timeout(5)', OLDER)).toEqual(['AbortSignal.timeout']);
    expect(newScriptFeatures('list.findLast(one)', OLDER)).toEqual(['.findLast()']);
  });

  test('a method of our own may be called like a new one', () => {
    expect(newScriptFeatures('class Lead { take() {} } lead.take()', FLOOR)).toEqual([]);
    expect(newScriptFeatures('list.values().take(2)', FLOOR)).toEqual(['.take()']);
  });
});

describe('style sheets', () => {
  test.each([
    ['a{color:color-mix(in srgb, red 5%, blue)}', 'color-mix()'],
    ['@starting-style{a{color:red}}', '@starting-style'],
    ['@scope (a){b{color:red}}', '@scope'],
    ['a{text-wrap:balance}', 'text-wrap: balance'],
    ['a{anchor-name:--b}', 'anchor-name'],
  ])('%s is found', (line, feature) => {
    expect(newStyleFeatures(line, FLOOR)).toContain(feature);
  });

  test('what is there at the floor is found below it', () => {
    const sheet = 'a:has(b){width:5cqw;height:5dvh}@container (width > 5px){a{color:red}}';
    expect(newStyleFeatures(sheet, FLOOR)).toEqual([]);
    expect(newStyleFeatures(sheet, OLDER)).toEqual([':has', '@container', 'cqw', 'dvh']);
  });
});

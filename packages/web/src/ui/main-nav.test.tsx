/** One navigation on every screen that is no table, with the section one is in. */
import { expect, test } from 'vitest';
import { SECTIONS, sectionOf } from '../app/navigation/sections.ts';
import { all, named, press, textOf } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const current = () => all('.main-nav [aria-current=page]').map(textOf);

test.each([
  ['/', 'Play'],
  ['/daily', 'Play'],
  ['/learn', 'Learn'],
  ['/help/duel', 'Learn'],
  ['/study', 'Study'],
  ['/replay', 'Study'],
  ['/results', 'Study'],
  ['/people', 'People'],
  ['/club', 'People'],
  ['/leaders', 'People'],
])('%s is in %s', async (path, section) => {
  keepSettings();
  await visit(path);
  expect(all('.main-nav .section').map(textOf)).toEqual(['Play', 'Learn', 'Puzzles', 'Study', 'People']);
  expect(current()).toEqual([section]);
});

test.each(['/learn/kingdomino', '/editor', '/play/none'])('%s belongs to a board', async path => {
  keepSettings();
  await visit(path);
  expect(all('.main-nav')).toEqual([]);
});

test('it leads from one section to the next', async () => {
  keepSettings();
  await visit('/');
  await press(named('a', 'Study'));
  await until(() => document.querySelector('.hub h1'));
  expect(location.pathname).toBe('/study');
  expect(current()).toEqual(['Study']);
});

test('every section has a picture of its own', () => {
  expect(new Set(SECTIONS.map(({ icon }) => icon)).size).toBe(SECTIONS.length);
  expect(sectionOf({ screen: 'puzzles', id: 'k-1' })).toBeUndefined();
});

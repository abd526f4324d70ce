import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPERATIONS } from './operations.ts';

test('no two aggregates have an operation of the same name, and none is left out', async () => {
  const modules = readdirSync(new URL('.', import.meta.url))
    .map(folder => new URL(`${folder}/operations.ts`, import.meta.url))
    .filter(file => existsSync(file));
  const aggregates = await Promise.all(modules.map(({ href }) => import(href) as Promise<object>));
  const names = aggregates.flatMap(operations => Object.keys(operations));
  expect(names.length).toBeGreaterThan(100);
  expect(names.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

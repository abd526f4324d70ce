import { afterEach, expect, test } from 'vitest';
import { announce, closeRegion, openRegion, said } from './announce.ts';

const opened: number[] = [];
const open = () => {
  const region = openRegion();
  opened.push(region);
  return region;
};
afterEach(() => opened.splice(0).reverse().forEach(closeRegion));

const texts = () => said.value.sentences.map(({ text }) => text);

test('a sentence is said in the region on top, and nowhere else', () => {
  const page = open();
  announce('one');
  expect(said.value.region).toBe(page);
  const dialog = open();
  announce('two');
  expect(said.value.region).toBe(dialog);
  expect(texts()).toEqual(['two']);
  closeRegion(opened.pop()!);
  announce('three');
  expect(said.value.region).toBe(page);
  expect(texts()).toEqual(['three']);
});

test('the sentences before stay, so that they can still be read; the same twice is two', () => {
  open();
  for (const text of ['gone', 'one', 'two', 'two', 'three', 'four', 'five']) announce(text);
  expect(texts()).toEqual(['one', 'two', 'two', 'three', 'four', 'five']);
  expect(new Set(said.value.sentences.map(({ count }) => count)).size).toBe(6);
});

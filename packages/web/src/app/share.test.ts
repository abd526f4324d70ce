import { expect, test } from 'vitest';
import { type SharePorts, shareLink } from './share.ts';

const works = () => Promise.resolve();
const fails = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
const cancels = () => Promise.reject(new DOMException('no', 'AbortError'));

test.each<[string, string, Partial<SharePorts>]>([
  ['sent', 'a phone has a sheet', { send: works, copy: works }],
  ['cancelled', 'the sheet was closed: nothing is copied behind the back', { send: cancels, copy: works }],
  ['copied', 'the sheet does not work', { send: fails, copy: works }],
  ['copied', 'a desk has a clipboard', { copy: works }],
  ['copied', 'plain http has no clipboard', { copySelected: () => true }],
  ['copied', 'the clipboard is forbidden', { copy: fails, copySelected: () => true }],
  ['by-hand', 'nothing works', { copy: fails, copySelected: () => false }],
])('%s: %s', async (expected, _, ports) => {
  expect(await shareLink('https://x', { copySelected: () => false, ...ports })).toBe(expected);
});

import { expect, test } from 'vitest';
import { isTemporary, TemporaryError } from './temporary-error.ts';

test.each([
  ['the connection failed', { code: '08006' }, true],
  ['this process slept in a transaction', { code: '25P03' }, true],
  ['the database only reads while another takes over', { code: '25006' }, true],
  ['two transactions waited for each other', { code: '40P01' }, true],
  ['the database stops', { code: '57P01' }, true],
  ['its disk fails', { code: '58030' }, true],
  ['a store says so', new TemporaryError('away'), true],
  ['the same was there before', { code: '23505' }, false],
  ['there is no such column', { code: '42703' }, false],
  ['our mistake', new Error('a bug'), false],
])('%s: %j passes by itself: %s', (_, error, isSo) => expect(isTemporary(error)).toBe(isSo));

import { expect, test } from 'vitest';
import { err, ok, type Refusal, type Result, unwrap } from './result.ts';

test('unwrap gives the value of a good answer', () => {
  const value: number = unwrap(ok(17));
  expect(value).toBe(17);
  expect(unwrap(ok(undefined))).toBeUndefined();
});

test('unwrap throws a refusal with its sentence, and the rest as the cause', () => {
  const refusal: Refusal<'bad-move'> = { code: 'bad-move', rule: 'K-P1', text: 'this is no move' };
  const refused: Result<number, Refusal<'bad-move'>> = err(refusal);
  expect(() => unwrap(refused)).toThrow(new Error('this is no move', { cause: refusal }));
});

import { expect, test } from 'vitest';
import { ann, begunTable, bob, doIt } from '../../../../table/src/testing/tables.ts';
import { talkLog } from './talk-log.ts';

test('phrases and texts stand in one order, without those who are muted', () => {
  const table = doIt(begunTable(), { type: 'say', by: ann, phrase: 'hello' }, 5000);
  doIt(table, { type: 'say', by: bob, phrase: 'thanks' }, 9000);
  const written = [{ id: 'w', seat: 1, player: bob.id, text: '<i>hi</i>', at: 7000 }];
  const all = talkLog(table, written, () => false);
  expect(all.map(({ seat, at }) => [seat, at])).toEqual([
    [0, 5000],
    [1, 7000],
    [1, 9000],
  ]);
  expect(all[1]?.text).toBe('<i>hi</i>');
  expect(talkLog(table, written, player => player === bob.id).map(({ seat }) => seat)).toEqual([0]);
});

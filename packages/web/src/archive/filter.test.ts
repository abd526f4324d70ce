/** What is looked for survives the address, and nonsense in an address looks for everything. */

import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filter, filterQuery, filterText, RESULTS, readFilter } from './filter.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const filter: fc.Arbitrary<Filter> = fc.record(
  {
    mode: fc.constantFrom(...ARCHIVE_MODES),
    opponent: fc.constantFrom('bot/duke', 'pl_ay-er1'),
    result: fc.constantFrom(...RESULTS),
    from: day,
    to: day,
  },
  { requiredKeys: [] },
);

test('is read as it was written', () => {
  fc.assert(
    fc.property(filter, wanted => {
      expect(readFilter(filterText(wanted))).toEqual(wanted);
    }),
  );
});

test('leaves out what makes no sense', () => {
  const odd = '?mode=five&opponent=bot/king&result=&from=2026-13-40&to=soon&x=1';
  expect(readFilter(odd)).toEqual({});
  expect(filterText({})).toBe('');
  fc.assert(fc.property(fc.string(), text => void readFilter(text)));
});

test('asks for whole days, the last one too', () => {
  const query = filterQuery({ from: '2026-03-28', to: '2026-03-28', mode: 'duel' });
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
  expect([new Date(from).getHours(), new Date(to).getHours()]).toEqual([0, 0]);
  expect([new Date(from).getDate(), new Date(to).getDate()]).toEqual([28, 29]);
  expect(query.get('mode')).toBe('duel');
});

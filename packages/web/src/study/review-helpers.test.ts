import type { GameRecord } from '@kingdomino/rules';
import type { FoundDecision } from '@kingdomino/study';
import { expect, test } from 'vitest';
import { type PartReviewer, startReviewHelpers } from './review-helpers.ts';

const record = {} as GameRecord;
const finding = (index: number) => [index, {}] as unknown as FoundDecision;
const settled = () => new Promise(resolve => setTimeout(resolve, 0));

/** Helpers that find one decision after the other; what they did is in the log. */
function helpersThat(behave: (part: number) => Partial<PartReviewer>, parts = 3) {
  const log: string[] = [];
  const found: number[] = [];
  const helpers = startReviewHelpers({
    record,
    parts,
    onFound: list => void found.push(...list.map(([index]) => index)),
    start: () => {
      let opened = 0;
      let left = 2;
      return {
        open: async (_, { part }) => {
          opened = part;
          log.push(`open ${part}`);
          await behave(part).open?.(record, { part, parts });
        },
        review: () =>
          behave(opened).review?.() ??
          Promise.resolve({ isDone: --left === 0, found: [finding(opened + parts * left)] }),
        end: () => void log.push(`end ${opened}`),
      };
    },
  });
  return { helpers, log, found };
}

test('every part but the first has a worker, which is let go when it is done', async () => {
  const { log, found } = helpersThat(() => ({}));
  await settled();
  expect(log).toEqual(['open 1', 'open 2', 'end 1', 'end 2']);
  expect(found.sort((one, other) => one - other)).toEqual([1, 2, 4, 5]);
  expect(helpersThat(() => ({}), 1).log).toEqual([]);
});

test('one that cannot begin or stops is let go, and the others go on', async () => {
  const { log, found } = helpersThat(part =>
    part === 1 ? { open: () => Promise.reject(new Error('no memory')) } : {},
  );
  await settled();
  expect(log).toContain('end 1');
  expect(found.sort((one, other) => one - other)).toEqual([2, 5]);
});

test('who leads ends all of them, and hears nothing more', async () => {
  const { helpers, log, found } = helpersThat(part =>
    part === 1 ? { review: () => new Promise(() => undefined) } : {},
  );
  helpers.end();
  await settled();
  expect(log.filter(each => each.startsWith('end'))).toHaveLength(2);
  expect(found).toEqual([]);
});

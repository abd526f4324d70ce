import type { GameRecord } from '@kingdomino/rules';
import type { Review } from '@kingdomino/study';
import type { ReviewOrder } from '@kingdomino/study/node';
import { expect, test, vi } from 'vitest';
import { openForTwo, playOn } from '../testing/play.ts';
import { startTestServer } from '../testing/test-server.ts';
import { ReviewDesk, type Reviewer } from './review-desk.ts';

const RECORD: GameRecord = { format: 'kingdomino-record/2', game: 'duel', options: {}, moves: [] };
const REVIEW = { format: 'kingdomino-review/1', decisions: [{}, {}] } as unknown as Review;

/** Reviews that are finished when the test says so. */
function heldReviewer() {
  const orders: (ReviewOrder & { finish: (fails?: boolean) => void })[] = [];
  const reviewer: Reviewer = {
    review: order =>
      new Promise((resolve, reject) => {
        const finish = (fails = false) =>
          fails ? reject(new Error('the thread died')) : resolve({ ok: true, value: REVIEW });
        orders.push({ ...order, finish });
      }),
    close: vi.fn(async () => undefined),
  };
  return { reviewer, orders };
}

function desk(isBusy = () => false) {
  const { reviewer, orders } = heldReviewer();
  const onError = vi.fn();
  const pause = vi.fn(async () => undefined);
  return { desk: new ReviewDesk({ reviewer, isBusy, onError, pause }), orders, onError, pause, reviewer };
}

test('a review is made once, with its progress, and kept', async () => {
  const { desk: reviews, orders } = desk();
  expect(reviews.look('t1')).toEqual({ state: 'none', done: 0, total: 0 });
  expect(reviews.ask('t1', RECORD, 'ann')).toMatchObject({ state: 'waiting' });
  await vi.waitFor(() => expect(orders).toHaveLength(1));
  orders[0]!.onProgress?.(1, 2);
  expect(reviews.ask('t1', RECORD, 'bob')).toEqual({ state: 'running', done: 1, total: 2 });
  orders[0]!.finish();
  await vi.waitFor(() => expect(reviews.look('t1').state).toBe('done'));
  expect(reviews.look('t1')).toEqual({ state: 'done', done: 2, total: 2, review: REVIEW });
  expect(orders).toHaveLength(1);
});

test('one after the other, players in turn, and none before the bots that wait', async () => {
  let busy = 3;
  const { desk: reviews, orders, pause } = desk(() => busy-- > 0);
  for (const table of ['a1', 'a2', 'a3']) reviews.ask(table, { ...RECORD, table }, 'ann');
  reviews.ask('b1', { ...RECORD, table: 'b1' }, 'bob');
  for (let made = 1; made <= 4; made++) {
    await vi.waitFor(() => expect(orders).toHaveLength(made));
    orders[made - 1]!.finish();
  }
  expect(orders.map(({ record }) => record.table)).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(pause).toHaveBeenCalledTimes(3);
});

test('too many are refused; what failed can be asked for again', async () => {
  const { desk: reviews, orders, onError } = desk();
  for (let index = 0; index <= 50; index++) expect(reviews.ask(`t${index}`, RECORD, 'ann')).toBeDefined();
  expect(reviews.ask('one-more', RECORD, 'bob')).toBeUndefined();
  await vi.waitFor(() => expect(orders).toHaveLength(1));
  orders[0]!.finish(true);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(reviews.look('t0').state).toBe('none');
  await vi.waitFor(() => expect(orders).toHaveLength(2));
  expect(reviews.ask('t0', RECORD, 'ann')?.state).toBe('waiting');
});

test('a server that stops makes no more', async () => {
  const { desk: reviews, reviewer } = desk(() => true);
  reviews.ask('t1', RECORD, 'ann');
  await reviews.close();
  expect(reviewer.close).toHaveBeenCalledOnce();
  expect(reviews.ask('t2', RECORD, 'ann')).toBeUndefined();
});

test('over HTTP: only of games that are over, only for who is known, and everybody may look', async () => {
  const { reviewer, orders } = heldReviewer();
  const host = await startTestServer({ reviewer });
  try {
    const [ann, bob] = [await host.player(), await host.player()];
    const open = await openForTwo(ann, bob);
    const over = await openForTwo(ann, bob);
    await Promise.all([playOn(ann, over), playOn(bob, over)]);
    const ask = async (method: 'GET' | 'POST', table: string, bearer?: string) => {
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const answer = await host.server.app.inject({ method, url: `/api/tables/${table}/review`, headers });
      return [answer.statusCode, answer.json<{ code?: string; state?: string }>()] as const;
    };
    expect(await ask('POST', over)).toMatchObject([401, { code: 'no-identity' }]);
    expect(await ask('POST', open, ann.token)).toMatchObject([403, { code: 'not-allowed' }]);
    expect(await ask('GET', 'AAAAAAAAAAAA')).toMatchObject([404, { code: 'unknown-table' }]);
    expect(await ask('GET', over)).toMatchObject([200, { state: 'none' }]);
    expect(await ask('POST', over, ann.token)).toMatchObject([200, { state: 'waiting' }]);
    await vi.waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]!.record.result).toBeDefined();
    orders[0]!.finish();
    await vi.waitFor(async () =>
      expect(await ask('GET', over)).toMatchObject([200, { state: 'done', review: REVIEW }]),
    );
  } finally {
    await host.stop();
  }
}, 30_000);

import type { GameRecord } from '@kingdomino/rules';
import type { Review } from '@kingdomino/study';
import type { ReviewOrder } from '@kingdomino/study/node';
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { openForTwo, playOn } from '../testing/clients/play.ts';
import { startTestServer, temporaryStore } from '../testing/test-server.ts';
import { type Reviewer, ReviewQueue } from './review-queue.ts';

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

let store: Store;
let now = 0;
beforeAll(async () => {
  store = await temporaryStore();
});
afterAll(() => store.close());

/** Several at one store are processes. Tables of every test have names of their own. */
function queue(isBusy = () => false) {
  const { reviewer, orders } = heldReviewer();
  const onError = vi.fn();
  const pause = vi.fn(async () => undefined);
  const parts = { reviewer, store, now: () => now, isBusy, onError, pause };
  return { queue: new ReviewQueue(parts), orders, onError, pause, reviewer };
}

test('a review is made once, with its progress, and kept', async () => {
  const { queue: reviews, orders } = queue();
  expect(await reviews.stateOf('t1')).toEqual({ state: 'none', done: 0, total: 0 });
  expect(await reviews.ask('t1', RECORD, 'ann')).toMatchObject({ state: 'waiting' });
  await soon(() => expect(orders).toHaveLength(1));
  orders[0]!.onProgress?.(1, 2);
  expect(await reviews.ask('t1', RECORD, 'bob')).toEqual({ state: 'running', done: 1, total: 2 });
  orders[0]!.finish();
  await soon(async () => expect((await reviews.stateOf('t1')).state).toBe('done'));
  expect(await reviews.stateOf('t1')).toEqual({ state: 'done', done: 2, total: 2, review: REVIEW });
  expect(await reviews.ask('t1', RECORD, 'bob')).toMatchObject({ state: 'done' });
  expect(orders).toHaveLength(1);
  // another process, or this one after a restart
  expect(await queue().queue.stateOf('t1')).toEqual({ state: 'done', done: 2, total: 2, review: REVIEW });
});

test('of two processes one makes it; when that one is gone the other may', async () => {
  const [east, west] = [queue(), queue()];
  const asked = await Promise.all([east, west].map(each => each.queue.ask('both', RECORD, 'ann')));
  expect(asked).toEqual([
    { state: 'waiting', done: 0, total: 0 },
    { state: 'waiting', done: 0, total: 0 },
  ]);
  await soon(() => expect(east.orders.length + west.orders.length).toBe(1));
  const [maker, other] = east.orders.length === 1 ? [east, west] : [west, east];
  expect(await other!.queue.stateOf('both')).toMatchObject({ state: 'waiting' });
  // it stops by itself: at once; or it is not heard of any more: after a while
  await maker!.queue.close();
  expect(await other!.queue.stateOf('both')).toMatchObject({ state: 'none' });
  await store.claimReview({ table: 'lost', at: now, stale: now });
  expect(await other!.queue.stateOf('lost')).toMatchObject({ state: 'waiting' });
  now += 400_000;
  expect(await other!.queue.stateOf('lost')).toMatchObject({ state: 'none' });
  expect(await other!.queue.ask('lost', RECORD, 'ann')).toMatchObject({ state: 'waiting' });
  await soon(() => expect(other!.orders.some(({ record }) => record === RECORD)).toBe(true));
});

test('one after the other, players in turn, and none before the bots that wait', async () => {
  let busy = 3;
  const { queue: reviews, orders, pause } = queue(() => busy-- > 0);
  for (const table of ['a1', 'a2', 'a3']) await reviews.ask(table, { ...RECORD, players: [table] }, 'ann');
  await reviews.ask('b1', { ...RECORD, players: ['b1'] }, 'bob');
  for (let made = 1; made <= 4; made++) {
    await soon(() => expect(orders).toHaveLength(made));
    orders[made - 1]!.finish();
  }
  expect(orders.map(({ record }) => record.players)).toEqual([['a1'], ['a2'], ['b1'], ['a3']]);
  expect(pause).toHaveBeenCalledTimes(3);
});

test('too many are refused; what failed can be asked for again', async () => {
  const { queue: reviews, orders, onError } = queue();
  for (let index = 0; index <= 50; index++)
    expect(await reviews.ask(`many${index}`, RECORD, 'ann')).toBeDefined();
  expect(await reviews.ask('one-more', RECORD, 'bob')).toBeUndefined();
  await soon(() => expect(orders).toHaveLength(1));
  orders[0]!.finish(true);
  await soon(() => expect(onError).toHaveBeenCalledOnce());
  await soon(async () => expect((await reviews.stateOf('many0')).state).toBe('none'));
  await soon(() => expect(orders).toHaveLength(2));
  expect((await reviews.ask('many0', RECORD, 'ann'))?.state).toBe('waiting');
});

test('a server that stops makes no more', async () => {
  const { queue: reviews, reviewer } = queue(() => true);
  await reviews.ask('stop1', RECORD, 'ann');
  await reviews.close();
  expect(reviewer.close).toHaveBeenCalledOnce();
  expect(await reviews.ask('stop2', RECORD, 'ann')).toBeUndefined();
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
    await soon(() => expect(orders).toHaveLength(1));
    expect(orders[0]!.record.result).toBeDefined();
    orders[0]!.finish();
    await soon(async () =>
      expect(await ask('GET', over)).toMatchObject([200, { state: 'done', review: REVIEW }]),
    );
  } finally {
    await host.stop();
  }
});

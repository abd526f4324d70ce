/** A wait over a connection that breaks, in pages that are reloaded, and in two tabs. */
import type { AnswerOf, Command } from '@kingdomino/protocol';
import { soon } from '@kingdomino/testkit/soon';
import { signal } from '@preact/signals';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../connection/connection.ts';

const visited: string[] = [];
const kept = new Map<string, string>();
vi.stubGlobal('location', { pathname: '/now', hash: '' });
vi.stubGlobal('history', { pushState: (_: null, __: string, path: string) => visited.push(path) });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});

type Waiting = AnswerOf<'waiting'>;
const offer = { id: 'offer', mode: 'two', people: 2, bots: 0, until: 9, accepted: false, ready: 0 } as const;
const waiting: Waiting = {
  type: 'waiting',
  state: 'waiting',
  modes: ['two'],
  stakes: 'casual',
  since: 1,
  time: 1,
};
const offered: Waiting = { ...waiting, state: 'offered', offer };
const seated: Waiting = { type: 'waiting', state: 'seated', table: 'the-table-here', time: 2 };

/** A page: what it asks, and a server that answers as it is told to. */
async function page(answers: (command: Command) => Waiting = () => waiting) {
  const { MyWait } = await import('./my-wait.ts');
  const asked: object[] = [];
  const state = signal('open');
  const connection = {
    state,
    onWaiting(_message: Waiting): void {},
    open: async () => state.value === 'open',
    ask: async (command: Command) => {
      asked.push(command);
      return { ...answers(command), to: 'a' };
    },
  };
  const wait = new MyWait(connection as unknown as Connection);
  return { wait, asked, connection, hear: (message: Waiting) => connection.onWaiting(message) };
}

const wish = { modes: ['two'], stakes: 'casual', pace: 'normal' } as const;
beforeEach(async () => {
  visited.splice(0);
  (await import('./kept-wish.ts')).keepWish(undefined);
});
afterAll(() => void vi.unstubAllGlobals());

test('waits, is asked, says yes, and goes to the table', async () => {
  const { wait, asked, hear } = await page(({ type }) => (type === 'answerOffer' ? offered : waiting));
  expect(await wait.begin(wish)).toBe(true);
  hear(offered);
  expect(wait.state.value).toEqual(offered);
  await wait.answer(true);
  hear(seated);
  expect(visited).toEqual(['/t/the-table-here']);
  expect([wait.state.value, kept.size]).toEqual([undefined, 0]);
  expect(asked).toEqual([
    { type: 'wait', ...wish },
    { type: 'answerOffer', offer: 'offer', accept: true },
  ]);
});

test('another tab of the same player stays where it is', async () => {
  const { wait, hear } = await page();
  await wait.begin(wish);
  hear(offered);
  hear(seated);
  expect([visited, wait.state.value]).toEqual([[], undefined]);
});

test('a reload takes the wait up again, and finds the table that was opened meanwhile', async () => {
  await (await page()).wait.begin(wish);
  const { asked } = await page(() => seated);
  await soon(() => expect(visited).toEqual(['/t/the-table-here']));
  expect(asked).toEqual([{ type: 'wait', ...wish, again: true }]);
});

test('a lost connection is no end; being signed out is, and so is what cannot be read', async () => {
  const { wait, asked, connection } = await page();
  await wait.begin(wish);
  connection.state.value = 'lost';
  expect(kept.size).toBe(1);
  connection.state.value = 'open';
  expect(asked.at(-1)).toEqual({ type: 'wait', ...wish, again: true });
  connection.state.value = 'signed-out';
  expect(kept.size).toBe(0);
  (await import('./kept-wish.ts')).keepWish('{"modes":["chess"]');
  expect((await page()).asked).toEqual([]);
  expect(kept.size).toBe(0);
});

test('without a connection nothing is waited for', async () => {
  const { wait, connection } = await page();
  connection.state.value = 'lost';
  expect(await wait.begin(wish)).toBe(false);
  expect(kept.size).toBe(0);
});

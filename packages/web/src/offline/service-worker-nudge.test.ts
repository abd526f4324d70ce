/** What the service worker does with a message, and with a press on it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { nudgeWords } from '../../vite/nudge-words.ts';
import { LANGUAGES } from '../locales/languages.ts';

const TABLE = 'abcdefghijkl';
const SOURCE = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8').replace(
  "['__WORDS__']",
  JSON.stringify(nudgeWords()),
);

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly table?: string };
  close(): void;
}

/** A worker with these pages open. */
function start(pages: readonly { url: string; visibilityState: string }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  const badges: number[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        shown.push({ title, ...options, close: () => shown.pop() });
      },
      getNotifications: async () => shown,
    },
    clients: {
      matchAll: async () =>
        pages.map(page => ({ ...page, focus: async () => void went.push(`focus ${page.url}`) })),
      openWindow: async (path: string) => void went.push(`open ${path}`),
    },
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
  };
  runInNewContext(SOURCE, { self, caches: {}, URL });
  const send = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return {
    shown,
    went,
    badges,
    push: (message: unknown) =>
      send('push', { data: { json: () => JSON.parse(String(message)) as unknown } }),
    press: (notification: object = shown.at(-1)!) => send('notificationclick', { notification }),
  };
}

const nudge = (change: object = {}) =>
  JSON.stringify({
    kind: 'turn',
    table: TABLE,
    game: 'duel',
    names: ['Ann', 'Bo'],
    language: 'de',
    ...change,
  });

test('says what it is about in the language of the device, with who is there', async () => {
  const worker = start();
  await worker.push(nudge());
  expect(worker.shown).toMatchObject([
    { title: 'Du bist dran', body: 'Mit Ann und Bo', tag: `table-${TABLE}`, data: { table: TABLE } },
  ]);
  expect(worker.badges).toEqual([1]);
});

test('has words for every language and kind', () => {
  expect(Object.keys(nudgeWords()).sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const words of Object.values(nudgeWords())) {
    expect(Object.values(words).every(text => text.length > 2)).toBe(true);
    expect(words.with).toContain('{names}');
  }
});

test('whoever looks at the table is not told; whoever looks elsewhere is', async () => {
  const at = start([{ url: `https://play.net/t/${TABLE}`, visibilityState: 'visible' }]);
  await at.push(nudge());
  expect(at.shown).toEqual([]);
  const elsewhere = start([
    { url: 'https://play.net/', visibilityState: 'visible' },
    { url: `https://play.net/t/${TABLE}`, visibilityState: 'hidden' },
  ]);
  await elsewhere.push(nudge());
  expect(elsewhere.shown).toHaveLength(1);
  await elsewhere.press();
  expect(elsewhere.went).toEqual([`focus https://play.net/t/${TABLE}`]);
  expect(elsewhere.badges).toEqual([1, 0]);
});

test('a press opens the table', async () => {
  const worker = start([{ url: 'https://play.net/', visibilityState: 'visible' }]);
  await worker.push(nudge({ names: [] }));
  await worker.press();
  expect(worker.went).toEqual([`open /t/${TABLE}`]);
});

test('a challenge is told in its words and found among the news, also in a page that is open there', async () => {
  const challenge = nudge({
    kind: 'challenge',
    table: undefined,
    challenge: 'challenge-1234',
    names: ['Ann'],
  });
  const worker = start();
  await worker.push(challenge);
  expect(worker.shown).toMatchObject([
    { title: 'Jemand fordert dich heraus', body: 'Mit Ann', tag: 'challenge-challenge-1234' },
  ]);
  await worker.press();
  expect(worker.went).toEqual(['open /news']);
  const open = start([{ url: 'https://play.net/news', visibilityState: 'hidden' }]);
  await open.push(challenge);
  await open.press();
  expect(open.went).toEqual(['focus https://play.net/news']);
});

test('a press on what a page has shown itself goes back to that page', async () => {
  const url = 'https://play.net/play/some-game';
  const worker = start([
    { url: 'https://play.net/', visibilityState: 'hidden' },
    { url, visibilityState: 'hidden' },
  ]);
  await worker.press({ data: { address: url }, close: () => undefined });
  expect(worker.went).toEqual([`focus ${url}`]);
});

test.each([
  'not JSON',
  'null',
  nudge({ table: '//evil.net/x', language: '__proto__', kind: 'constructor' }),
  nudge({ table: 7, names: { length: 3 }, language: 12 }),
])('something is shown and nothing else is opened after %s', async message => {
  const worker = start();
  await worker.push(message);
  expect(worker.shown).toHaveLength(1);
  expect(worker.shown[0]!.title).toMatch(/Kingdomino|turn/);
  await worker.press();
  expect(worker.went).toEqual(['open /']);
});

/** Friends, challenges and news in the page, with a server that answers what it is told to. */
import { expect, test, vi } from 'vitest';
import { all, button, one, press, radio, textOf } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const ann = { id: 'ann', name: 'Ann', member: true };
const bob = { id: 'bob', name: 'Bob', member: true };
const cid = { id: 'cid', name: 'Cid', member: true };
const challenge = {
  challenge: 'challenge-one',
  by: bob,
  to: ann,
  mode: 'two',
  clock: { kind: 'days', days: 2 },
  rated: true,
  state: 'open',
  at: 1,
  until: 9e12,
};

interface Sent {
  readonly method?: string;
  readonly body?: string;
}

interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/** A socket that opens, and says how many news there are. */
class AnsweringSocket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (message: { readonly data: string }) => void = () => undefined;

  constructor() {
    setTimeout(() => this.onopen());
  }

  send(text: string): void {
    const { id, type } = JSON.parse(text) as { id: string; type: string };
    const data = JSON.stringify({ type: 'news', to: id, unread: 2 });
    if (type === 'news') setTimeout(() => this.onmessage({ data }));
  }

  close(): void {}
}

/** Answers by method and path; what was asked is kept. */
function serve(answers: Readonly<Record<string, object>>, me: object | undefined = ann): Asked[] {
  const asked: Asked[] = [];
  keepSettings();
  if (me) keep('member', 'ann');
  vi.stubGlobal('WebSocket', AnsweringSocket);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Sent = {}) => {
    const what = `${method} ${path.split('?')[0]}`;
    asked.push({ what, body: body === '' ? undefined : (JSON.parse(body) as unknown) });
    if (what.endsWith(' /api/me'))
      return { status: 200, ok: true, json: async () => ({ type: 'me', player: me, protocol: 1, time: 1 }) };
    const answer = answers[what];
    if (!answer) throw new TypeError('no network');
    return { status: 200, ok: true, json: async () => answer };
  });
  return asked;
}

const nobody = { challenges: [] };
const person = (player: object, follows: boolean, followed: boolean, online?: true) => ({
  player,
  follows,
  followed,
  since: 1,
  ...(online && { online }),
});

test('friends who are there come first, each with a challenge; past opponents can be followed', async () => {
  const asked = serve({
    'GET /api/me/friends': { people: [person(bob, true, true), person(cid, true, true, true)] },
    'GET /api/me/challenges': nobody,
    'GET /api/me/opponents': {
      opponents: [
        { opponent: 'dan', name: 'Dan', member: true, games: 3 },
        { opponent: 'eve', name: 'Guest 1', games: 9 },
        { opponent: 'bob', name: 'Bob', member: true, games: 1 },
      ],
    },
    'PUT /api/me/friends/dan': { follows: true, followed: false, challengeable: true },
  });
  await visit('/friends');
  await until(() => document.querySelectorAll('.company-people').length === 2);
  const [friends, past] = all('.company-people');
  expect(all('.company-name', friends).map(textOf)).toEqual(['CidOnline', 'Bob']);
  expect(all('.company-name', past).map(textOf)).toEqual(['Dan3 games']);
  await press(button('Follow: Dan'));
  await until(() => asked.some(({ what }) => what === 'PUT /api/me/friends/dan'));
});

test('a challenge is sent with what was chosen, which is chosen the next time', async () => {
  const sent = { ...challenge, by: ann, to: bob, mode: 'duel' };
  const asked = serve({
    'GET /api/me/friends': { people: [person(bob, true, true)] },
    'GET /api/me/challenges': nobody,
    'GET /api/me/opponents': { opponents: [] },
    'POST /api/players/bob/challenges': sent,
  });
  await visit('/friends');
  await until(() => document.querySelector('.company-people'));
  await press(button('Challenge Bob'));
  await until(() => document.querySelector('.challenge-dialog'));
  await press(radio('Kingdomino Duel'));
  await press(radio('A day a move'));
  await press(radio('Rated'));
  await press(button('Send challenge'));
  await until(() => !document.querySelector('.challenge-dialog'));
  expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({
    mode: 'duel',
    clock: { kind: 'days', days: 1 },
    rated: true,
  });
  expect(textOf(one('.toast'))).toContain('Challenge sent: Bob');
  await press(button('Challenge Bob'));
  await until(() => document.querySelector('.challenge-dialog'));
  expect(radio('Kingdomino Duel').checked).toBe(true);
});

test('a challenge waits on the first screen, and accepting it leads to the table', async () => {
  serve({
    'GET /api/me/challenges': { challenges: [challenge] },
    'POST /api/me/challenges/challenge-one/accept': {
      ...challenge,
      state: 'accepted',
      table: 'table-of-two-1',
    },
  });
  await visit('/');
  await until(() => document.querySelector('.challenges'));
  expect(textOf(one('.challenge-card'))).toContain('Bob challenges you');
  expect(textOf(one('.challenge-card'))).toContain('Kingdomino · 2 days per move · Rated');
  await press(button('Accept: Bob'));
  await until(() => location.pathname === '/t/table-of-two-1');
});

test('the bell has how many are not read; news are read one by one or together, and switched off by kind', async () => {
  const item = (id: string, more: object) => ({ id, at: 1, read: false, ...more });
  const asked = serve({
    'GET /api/me/challenges': nobody,
    'GET /api/me/news': {
      unread: 2,
      off: ['result'],
      news: [
        item('turn/t', { kind: 'turn', game: 'duel', table: 'table-of-two-1' }),
        item('followed/bob', { kind: 'followed', who: bob }),
      ],
    },
    'POST /api/me/news/read': { unread: 1 },
    'PUT /api/me/news/off': { off: [] },
  });
  await visit('/news');
  await until(() => document.querySelectorAll('.news-item').length === 2);
  await until(() => document.querySelector('.main-nav a[aria-label="News (2)"]'));
  expect(all('.news-item .news-text').map(textOf)).toEqual([
    'Your turn in Kingdomino Duel',
    'Bob follows you',
  ]);
  expect(all('.news-item a').map(link => link.getAttribute('href'))).toEqual([
    '/t/table-of-two-1',
    '/player/Bob',
  ]);
  await press(button('Mark as read: Bob follows you'));
  await until(() => document.querySelector('.main-nav a[aria-label="News (1)"]'));
  expect(all('.news-item.new')).toHaveLength(1);
  const kinds = all('.news-kinds input') as HTMLInputElement[];
  expect(kinds.filter(({ checked }) => !checked)).toHaveLength(1);
  await press(kinds.at(-1)!);
  await until(() => asked.some(({ what }) => what === 'PUT /api/me/news/off'));
  expect(asked.find(({ what }) => what === 'PUT /api/me/news/off')?.body).toEqual({ off: [] });
  await press(button(/^Mark all as read/));
  await until(() => document.querySelectorAll('.news-item.new').length === 0);
});

test('a guest has no bell and is shown the way to a name', async () => {
  serve({}, { id: 'gus', name: 'Gus' });
  localStorage.removeItem('kingdomino.member');
  await visit('/friends');
  await until(() => document.querySelector('.company a[href="/account"]'));
  expect(all('.bell')).toEqual([]);
});

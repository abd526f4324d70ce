/** Finished games reach the account of whoever played them, once, sooner or later, and nobody else's. */
import { readFileSync } from 'node:fs';
import { achievementsOf } from '@kingdomino/table/achievements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';

const { saved } = JSON.parse(
  readFileSync(new URL('../../golden/0.4-kingdomino-nameless.json', import.meta.url), 'utf8'),
) as { saved: { id: string } & object };

/** Accounts by player: what was handed in, under its id. */
let accounts: Map<string, Map<string, { id: string; link: string; seats: string[] }>>;
let cookie: string;
let isOnline: boolean;

const fetched = vi.fn(async (path: string, { method, body }: { method: string; body?: string }) => {
  if (!isOnline) throw new TypeError('no network');
  const account = accounts.get(cookie);
  if (path === '/api/me') return me(account !== undefined);
  if (!account) return refused('members-only');
  if (method === 'GET') {
    const games = [...account.values()].map(({ id }) => finished(id));
    return Response.json({ player: cookie, games });
  }
  if (method === 'DELETE') account.delete(path.split('/').at(-1)!);
  else {
    const game = JSON.parse(body!);
    if (game.player !== cookie) return refused('not-allowed');
    account.set(game.id, game);
  }
  return new Response(null, { status: 204 });
});

/** Who has no cookie is a stranger, and whose account is none a guest. */
const me = (member: boolean) =>
  cookie === ''
    ? new Response(null, { status: 204 })
    : Response.json({ type: 'me', player: { id: cookie, name: cookie, ...(member && { member }) } });
const refused = (code: string) => Response.json({ type: 'refused', code, text: '' });
const finished = (id: string) => ({
  origin: 'device',
  id,
  game: 'kingdomino',
  switches: [],
  at: 1,
  mine: { points: 41, place: 1 },
  others: [{ points: 30, place: 2, level: 'squire' }],
});

beforeEach(() => {
  accounts = new Map([
    ['ann', new Map()],
    ['bob', new Map()],
  ]);
  cookie = 'ann';
  isOnline = true;
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** Another device, or the same one at another time. */
async function device(storage = new FakeStorage()) {
  storage.install();
  vi.resetModules();
  const { Table } = await import('@kingdomino/table');
  const { resultOf } = await import('../local/game-result.ts');
  const { saveGame } = await import('../local/saved-games.ts');
  const { readSaved } = await import('../local/read-saved.ts');
  const results = await import('../results/results.ts');
  const { meetAccount, withOwn } = await import('./account-games.ts');
  const { noteMember, signedInMember } = await import('../app/signed-in-member.ts');
  const { unclaimedFor, disclaim } = await import('./disclaimed-games.ts');
  /** A game that ends now. */
  const end = (id: string, by = '') => {
    const game = { ...readSaved(saved)!, id };
    saveGame(game);
    results.keepResult({ ...resultOf(id, Table.from(game.events))!, ...(by && { by }) });
  };
  return { storage, end, meetAccount, withOwn, noteMember, signedInMember, results, unclaimedFor, disclaim };
}

const idsOf = (player: string) => [...accounts.get(player)!.keys()].sort();

test('handed in as a link with who sat where, once, from each device; both see all of them', async () => {
  const phone = await device();
  phone.noteMember('ann');
  phone.end('one', 'ann');
  await Promise.all([phone.meetAccount(), phone.meetAccount()]);
  await phone.meetAccount();
  expect(fetched.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1);
  expect(accounts.get('ann')!.get('one')).toMatchObject({
    seats: ['me', 'friend'],
    link: expect.stringMatching(/^\dA/),
  });

  const desk = await device();
  desk.noteMember('ann');
  desk.end('two', 'ann');
  const met = await desk.meetAccount();
  expect(idsOf('ann')).toEqual(['one', 'two']);
  const all = desk.withOwn(met.ok ? (met.value as never) : []);
  expect(all.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  expect(achievementsOf(all).find(({ id }) => id === 'win/2')?.by?.id).toBe('one');
});

test('without a network it waits; what was deleted meanwhile is taken back, unless it is brought back', async () => {
  const phone = await device();
  phone.noteMember('ann');
  for (const id of ['one', 'two']) phone.end(id, 'ann');
  await phone.meetAccount();
  isOnline = false;
  phone.end('three', 'ann');
  expect(await phone.meetAccount()).toEqual({ ok: false, error: 'no-connection' });
  expect(phone.withOwn([]).map(({ id }) => id)).toHaveLength(3);
  phone.results.forgetResult('one');
  phone.results.forgetResult('two')();
  isOnline = true;
  const later = await device(phone.storage);
  await later.meetAccount();
  expect(idsOf('ann')).toEqual(['three', 'two']);
});

test('another member on the same device gets none of it; what nobody signed for is asked about', async () => {
  const tablet = await device();
  tablet.end('before');
  tablet.noteMember('ann');
  tablet.end('of-ann', 'ann');
  await tablet.meetAccount();
  expect(idsOf('ann')).toEqual(['of-ann']);

  cookie = 'bob';
  // not heard yet that it is bob now
  await tablet.meetAccount();
  expect([idsOf('bob'), tablet.signedInMember.value]).toEqual([[], 'bob']);
  expect(tablet.withOwn([])).toEqual([]);
  const unclaimed = () => tablet.unclaimedFor('bob', tablet.results.allResults());
  expect(unclaimed().map(({ id }) => id)).toEqual(['before']);
  tablet.disclaim('bob', unclaimed());
  expect(unclaimed()).toEqual([]);
  expect(tablet.unclaimedFor('ann', tablet.results.allResults())).toHaveLength(1);

  cookie = 'ann';
  tablet.noteMember('ann');
  tablet.results.giveResults(['before', 'of-ann', 'nowhere'], 'ann');
  await tablet.meetAccount();
  expect([idsOf('ann'), idsOf('bob')]).toEqual([['before', 'of-ann'], []]);
});

test('who is no member any more is none here; the device keeps its own', async () => {
  const phone = await device();
  phone.noteMember('ann');
  phone.end('one', 'ann');
  cookie = 'guest';
  expect(await phone.meetAccount()).toMatchObject({ error: 'members-only' });
  expect(phone.signedInMember.value).toBe('');
  expect(phone.withOwn([]).map(({ id }) => id)).toEqual(['one']);
});

test('a first that the account had before is not told as new', async () => {
  accounts.get('ann')!.set('elsewhere', { id: 'elsewhere', link: '', seats: [] });
  const phone = await device();
  const { onlyNewAchievements } = await import('../results/known-achievements.ts');
  phone.noteMember('ann');
  phone.end('one', 'ann');
  await phone.meetAccount();
  const own = achievementsOf(phone.withOwn([])).filter(({ by }) => by);
  expect(own.map(({ id }) => id)).toContain('win/2');
  expect(onlyNewAchievements('ann', 'one', own).map(({ id }) => id)).not.toContain('win/2');
  expect(onlyNewAchievements('bob', 'one', own)).toEqual(own);
});

test.each(['', 'guest'])('who is no member (%j) asks for nothing that only members are told', async who => {
  cookie = who;
  const phone = await device();
  fetched.mockClear();
  expect(await phone.meetAccount()).toEqual({
    ok: false,
    error: who === '' ? 'no-identity' : 'members-only',
  });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/me']);
  expect(phone.signedInMember.value).toBe('');
});

/** A club as its members, its admins and its founder see it: the board, who decides what, its tournaments. */
import type { Club, ClubNotice, TournamentSummary } from '@kingdomino/protocol';
import { expect, test, vi } from 'vitest';
import { all, button, one, press, textOf } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { drawn, until, visit } from '../testing/visit.ts';

const ann = { id: 'ann', name: 'Ann', member: true } as const;
const bob = { id: 'bob', name: 'Bob', member: true } as const;
const cid = { id: 'cid', name: 'Cid' } as const;
const club: Club = {
  club: 'club-of-ann-1',
  name: 'Friends',
  link: 'a-link-to-a-club-1',
  founder: 'ann',
  bots: false,
  members: [
    { player: ann, since: 1, admin: true },
    { player: bob, since: 2, admin: true },
    { player: cid, since: 3 },
  ],
  seasons: [{ number: 1, from: 1, scoring: 'wins' }],
};
const at = `/api/clubs/${club.club}`;
const notice: ClubNotice = {
  notice: 'notice-of-bob',
  by: bob,
  at: 1,
  text: 'Friday at eight.\n\nTea, too.',
};
const tournament: TournamentSummary = {
  tournament: 'tournament-of-club',
  name: 'Mereford',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'link',
  club: club.club,
  most: 8,
  rounds: 5,
  seconds: 300,
  increment: 10,
  state: 'open',
  players: 3,
  createdAt: 1,
};

const sent: string[] = [];

/** The server answers so and to no other address; whatever is sent is done. */
async function show(me: object, answers: Readonly<Record<string, object>>): Promise<void> {
  keepSettings();
  sent.length = 0;
  const all: Readonly<Record<string, object>> = {
    '/api/me': { type: 'me', player: me },
    [at]: club,
    [`${at}/notices`]: { notices: [] },
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${body as string}`.trim());
    if (method === 'DELETE' && path.includes('/members/')) return new Response(null, { status: 204 });
    const answer = all[method === 'GET' ? path : path.split('/admins')[0]!];
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify(answer));
  });
  await visit(`/club/${club.club}`);
  await until(() => document.querySelector('.club-people'));
  const { pageConnection } = await import('../connection/page-connection.ts');
  pageConnection().me.value = me as typeof ann;
  await drawn();
}

const headings = () => all('main h2').map(textOf);

test('members read the board line by line; only admins write there', async () => {
  await show(cid, { [`${at}/notices`]: { notices: [notice] } });
  await until(() => document.querySelector('.club-notices'));
  expect(one('.notice-text').textContent).toBe(notice.text);
  expect(textOf(one('.club-notices footer'))).toMatch(/^Bob · /);
  expect(all('.notice-form, .club-settings')).toEqual([]);
  expect(all('.club-people button').map(textOf)).toEqual(['Cid']);
});

test('an empty board is shown to who may write there, and to nobody else', async () => {
  await show(cid, {});
  expect(headings()).not.toContain('Notice board');
  await show(bob, {});
  await until(() => headings().includes('Notice board'));
  const text = one('.notice-form textarea') as HTMLTextAreaElement;
  expect(button('Pin it up').disabled).toBe(true);
  text.value = 'Friday';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
  one('.notice-form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await until(() => sent.length === 1);
  expect(sent).toEqual([`POST ${at}/notices {"text":"Friday"}`]);
});

test('names of members lead to their profiles', async () => {
  await show(cid, {});
  expect(all('.club-people a').map(link => link.getAttribute('href'))).toEqual([
    '/player/Ann',
    '/player/Bob',
  ]);
  expect(all('.club-people li').map(textOf)).toEqual([
    expect.stringMatching(/^Ann ?runs the club /),
    expect.stringMatching(/^Bob ?admin /),
    expect.stringMatching(/^Cid/),
  ]);
});

test('the founder does everything about a member, an admin what the server lets one do', async () => {
  await show(ann, {});
  await press(button('Manage Bob'));
  expect(all('.club-steps button').map(textOf)).toEqual(['Remove as admin', 'Hand over the club', 'Remove']);
  await press(button('Remove as admin', one('.club-steps')));
  await press(button('Remove as admin', one('.dialog-buttons')));
  await until(() => sent.length === 1);
  expect(sent).toEqual([`DELETE ${at}/admins/bob`]);
  await show(bob, {});
  expect(all('.club-people li button[aria-label]').map(each => each.getAttribute('aria-label'))).toEqual([
    'Manage Bob',
    'Manage Cid',
  ]);
  await press(button('Manage Cid'));
  expect(all('.club-steps button').map(textOf)).toEqual(['Make admin', 'Remove']);
  expect(all('.club-settings button').map(textOf)).not.toContain('Delete the club');
});

test('the last admin is told what to do before leaving', async () => {
  const alone = { ...club, members: club.members.map(({ admin: _admin, ...member }) => member) };
  await show(ann, { [at]: alone });
  await press(button('Leave the club'));
  await until(() => document.body.textContent?.includes('Make someone else an admin first'));
  expect(sent).toEqual([]);
});

test('tournaments of the club: those to come, the others behind a fold, and planning by admins', async () => {
  const past = { ...tournament, tournament: 'tournament-before', state: 'over', endedAt: 5, podium: [bob] };
  const list = { [`/api/tournaments?list=all&club=${club.club}`]: { tournaments: [tournament, past] } };
  await show(bob, list);
  await until(() => all('.tournament-list').length === 2);
  expect(all('.tournament-list a').map(link => link.getAttribute('href'))).toEqual([
    '/tournaments/tournament-of-club',
    '/tournaments/tournament-before',
  ]);
  expect(textOf(one('details .tournament-list'))).toContain('Bob');
  expect(all(`a[href="/club-tournament/${club.club}"]`)).toHaveLength(1);
  await show(cid, list);
  await until(() => all('.tournament-list').length === 2);
  expect(all(`a[href="/club-tournament/${club.club}"]`)).toEqual([]);
});

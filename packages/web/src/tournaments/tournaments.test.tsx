/** The screens of tournaments: lists, planning one, my table with one tap, standings, rounds and the podium. */
import type { TournamentView } from '@kingdomino/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { all, textOf } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const ann = { id: 'ann', name: 'Ann', member: true } as const;
const bob = { id: 'bob', name: 'Bob', member: true } as const;
const plan = {
  name: 'Sunday',
  kind: 'duplicate',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: 8,
  rounds: 3,
  seconds: 300,
  increment: 10,
  against: 'bots',
} as const;
const summary = { ...plan, tournament: 'sunday-tournament', players: 2, createdAt: 1 } as const;
const view: TournamentView = {
  ...summary,
  state: 'running',
  round: 1,
  version: 9,
  playing: 2,
  deals: ['ab'.repeat(32)],
  standings: [
    { place: 1, player: ann, score: 75, games: 1, you: true },
    { place: 2, player: bob, score: 25, games: 1 },
  ],
  games: [
    { game: 0, round: 1, table: 'table-of-ann-1', state: 'playing', seats: [{ player: ann }] },
    { game: 1, round: 1, state: 'playing', seats: [{ player: bob }] },
  ],
  mine: { state: 'in', table: 'table-of-ann-1' },
  now: 5,
};
const round = { round: 1, games: view.games, byes: [], deal: { deal: 'd', commitment: 'ab'.repeat(32) } };

const sent: { method: string; path: string; body: unknown }[] = [];

/** The server answers these addresses and no other; whatever is sent is done. */
function answer(answers: Readonly<Record<string, object>>): void {
  keepSettings();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body as string) });
      return path === '/api/tournaments'
        ? { status: 200, json: async () => ({ tournament: 'sunday-tournament' }) }
        : { status: 204 };
    }
    if (!(path in answers)) throw new TypeError('no network');
    return { status: 200, json: async () => answers[path] };
  });
}

const me = { '/api/me': { type: 'me', player: ann } };
const one = {
  ...me,
  '/api/tournaments/sunday-tournament': view,
  '/api/tournaments/sunday-tournament/rounds/1': round,
};

test('lists say what is played, what comes and who has won', async () => {
  const none = { tournaments: [] };
  answer({
    ...me,
    '/api/tournaments?list=mine': none,
    '/api/tournaments?list=running': { tournaments: [{ ...summary, state: 'running', round: 2 }] },
    '/api/tournaments?list=soon': none,
    '/api/tournaments?list=past': {
      tournaments: [{ ...summary, tournament: 'past-tournament', state: 'over', endedAt: 5, podium: [bob] }],
    },
  });
  await visit('/tournaments');
  await until(() => all('.tournament-list li').length === 2);
  expect(all('main h2').map(textOf)).toEqual(['Being played', 'Coming up', 'Finished']);
  const [running, past] = all('.tournament-list li').map(textOf);
  expect(running).toContain('Round 2 of 3');
  expect(past).toContain('Bob');
  expect(all('main a').map(link => link.getAttribute('href'))).toContain('/tournaments/new');
});

test('my table is one tap away, and nobody’s else is to be watched while the deal is played', async () => {
  answer(one);
  await visit('/tournaments/sunday-tournament');
  await until(() => document.querySelector('.tournament-mine a'));
  expect(document.querySelector('.tournament-mine a')?.getAttribute('href')).toBe('/t/table-of-ann-1');
  expect(all('.tournament-games a')).toEqual([]);
  expect(all('tbody tr').map(textOf)[0]).toMatch(/1.*Ann.*75\s?%/);
  expect(all('tbody th[scope="row"]')).toHaveLength(2);
  await until(() => document.querySelector('.tournament-deal'));
  expect(textOf(document.querySelector('.tournament-deal')!)).toContain('abab');
});

test('who is not in joins', async () => {
  const { mine: _mine, ...others } = view;
  answer({ ...one, '/api/tournaments/sunday-tournament': { ...others, state: 'open', games: [] } });
  await visit('/tournaments/sunday-tournament');
  await until(() => all('.tournament-buttons button').length === 1);
  expect(textOf(all('.tournament-buttons button')[0]!)).toBe('Join');
});

test('once it is over, the podium stands first', async () => {
  const over = { ...view, state: 'over', games: [], podium: [ann, bob] };
  answer({ ...one, '/api/tournaments/sunday-tournament': over });
  await visit('/tournaments/sunday-tournament');
  await until(() => document.querySelector('.podium'));
  expect(all('.podium strong').map(textOf)).toEqual(['Ann', 'Bob']);
  expect(all('.tournament-mine')).toEqual([]);
});

test('the form asks what its kind needs', async () => {
  answer(me);
  await visit('/tournaments/new');
  await until(() => document.querySelector('form'));
  const labels = () => all('form label > span').map(textOf);
  expect(labels()).toContain('Rounds');
  const arena = all('input[name="tournament-kind"]')[2]!;
  arena.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => labels().includes('Minutes'));
  expect(labels()).not.toContain('Rounds');
  expect(document.querySelector('input[type="datetime-local"]')).not.toBeNull();
});

test('a duplicate among people shows leads, with their sign and one decimal', async () => {
  const standings = [
    { place: 1, player: ann, score: 7, games: 2, you: true },
    { place: 2, player: bob, score: -7.04, games: 2 },
  ];
  answer({
    ...one,
    '/api/tournaments/sunday-tournament': { ...view, against: 'people', standings },
  });
  await visit('/tournaments/sunday-tournament');
  await until(() => all('tbody tr').length === 2);
  expect(all('tbody td:last-child').map(textOf)).toEqual(['+7.0', expect.stringMatching(/^[-−]7\.0$/)]);
});

test('before it begins: who is there, what counts, and whom one may meet', async () => {
  const open = { ...view, state: 'open', against: 'people', games: [] };
  answer({ ...one, '/api/tournaments/sunday-tournament': open });
  await visit('/tournaments/sunday-tournament');
  await until(() => document.querySelector('.tournament-players'));
  expect(all('.tournament-players li').map(textOf)).toEqual(['Ann', 'Bob']);
  expect(all('table')).toEqual([]);
  const text = textOf(document.querySelector('main')!);
  expect(text).toContain('how many points you finish ahead');
  expect(text).toContain('people you’ve blocked');
});

test('a bracket: rounds by their names, byes, games won, and games to watch', async () => {
  const side = (player: object | undefined, wins: number, won = false) => ({
    ...(player && { player }),
    wins,
    ...(won && { won: true }),
  });
  const bracket = [
    [
      { match: 0, sides: [side(ann, 0, true), side(undefined, 0)] },
      { match: 1, sides: [side(bob, 1.5), side({ id: 'cid', name: 'Cid' }, 1)], table: 'table-of-bob-1' },
    ],
    [{ match: 0, sides: [side(ann, 0), side(undefined, 0)] }],
  ];
  const knockout = { ...view, kind: 'knockout', bracket, mine: { state: 'in' } };
  answer({ ...one, '/api/tournaments/sunday-tournament': knockout });
  await visit('/tournaments/sunday-tournament');
  await until(() => document.querySelector('.bracket'));
  expect(all('.bracket h3').map(textOf)).toEqual(['Semi-finals', 'Final']);
  expect(all('.bracket li').map(textOf)).toEqual(['Annbye', 'Bob1.5Cid1Watch', 'Ann…']);
  expect(all('.bracket .winner').map(textOf)).toEqual(['Ann']);
  expect(document.querySelector('.bracket a')?.getAttribute('href')).toBe('/t/table-of-bob-1');
});

test('a bracket that is wider than the page begins with the round that is played', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  // columns of 150 px in a frame whose edge is 27 px from the page's
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(columnLeft);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { left: columnLeft.call(this) } as DOMRect;
  });
  const match = { match: 0, sides: [{ wins: 0 }, { wins: 0 }] };
  const bracket = [[match], [match], [match]];
  for (const [round, scrolled] of [
    [1, 0],
    [2, 150],
  ]) {
    const knockout = { ...view, kind: 'knockout', bracket, round, mine: { state: 'in' } };
    answer({ ...one, '/api/tournaments/sunday-tournament': knockout });
    await visit('/tournaments/sunday-tournament');
    await until(() => document.querySelector('.bracket'));
    expect(document.querySelector('.bracket')!.scrollLeft).toBe(scrolled);
  }

  function columnLeft(this: HTMLElement): number {
    const columns = [...document.querySelectorAll('.bracket > *')];
    return 27 + 150 * Math.max(0, columns.indexOf(this));
  }
});

test('admins of a club choose it, and whether others with the link may play', async () => {
  const clubs = [
    { club: 'club-of-ann-1', name: 'Friends', members: 2, since: 1, admin: true },
    { club: 'club-of-bob-1', name: 'Rivals', members: 2, since: 1 },
  ];
  answer({ ...me, '/api/me/clubs': { clubs } });
  await visit('/club-tournament/club-of-ann-1');
  const labels = () => all('form .tick').map(textOf);
  await until(() => labels().includes('Others with the link may play too'));
  expect(labels()).not.toContain('Only with the link');
  expect(all('form select option').map(textOf).slice(0, 3)).toEqual([
    'Everyone',
    'Friends',
    expect.any(String),
  ]);
  expect(all('form select option').map(textOf)).not.toContain('Rivals');
  const { planOf, USUAL } = await import('./wishes.ts');
  const wishes = { ...USUAL, startsAt: '', byLink: true };
  expect(planOf({ ...wishes, club: 'club-of-ann-1' })).toMatchObject({ club: 'club-of-ann-1', byLink: true });
  expect(planOf({ ...wishes, club: '' })).not.toHaveProperty('byLink');
});

test('one that is not there says so', async () => {
  answer({ ...me, '/api/tournaments/no-such': { type: 'refused', code: 'unknown-tournament', text: '' } });
  await visit('/tournaments/no-such');
  await until(() => document.body.textContent?.includes('There’s no such tournament.'));
});

/** Reporting is offered on every screen that shows what somebody else has written, and says what it is about. */
import { expect, test, vi } from 'vitest';
import { all, button, nameOf, press } from '../../testing/look.ts';
import { until, visit } from '../../testing/visit.ts';

const BOB = { id: 'bob', name: 'Bob', member: true };
const ANN = { id: 'ann', name: 'Ann' };
const CID = { id: 'cid', name: 'Cid' };
const LINK = 'a-link-to-a-club-1';
const NOTHING = { ratings: false, statistics: false, games: false };
const CLUB = {
  club: 'club-of-bob-1',
  name: 'Friends',
  link: LINK,
  founder: 'bob',
  bots: false,
  members: [BOB, ANN, CID].map(player => ({ player, since: 1 })),
  seasons: [],
};

interface Sent {
  readonly method?: string;
  readonly body?: string;
}

/** As the server would, and nothing else. */
function answerTo(answers: Readonly<Record<string, object>>): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Sent = {}) => {
    if (method === 'POST') sent.push(`${path} ${body}`);
    if (path === '/api/reports') return new Response(null, { status: 204 });
    const answer = answers[path];
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify(answer));
  });
  return sent;
}

test.each([
  [
    'a profile',
    '/player/Bob',
    { '/api/members/Bob': { player: BOB, shows: NOTHING } },
    [/^Report$/],
    { player: 'bob' },
  ],
  [
    'a guest in a club',
    `/club/${CLUB.club}`,
    { [`/api/clubs/${CLUB.club}`]: CLUB },
    [/^Cid$/, /^Report$/],
    { player: 'cid' },
  ],
  [
    'a notice of a club',
    `/club/${CLUB.club}`,
    {
      [`/api/clubs/${CLUB.club}`]: CLUB,
      [`/api/clubs/${CLUB.club}/notices`]: {
        notices: [{ notice: 'notice-of-bob', by: BOB, at: 1, text: 'Friday at eight' }],
      },
    },
    [/^Report this notice$/],
    { notice: 'notice-of-bob' },
  ],
  [
    'a club',
    `/club/${CLUB.club}`,
    { [`/api/clubs/${CLUB.club}`]: CLUB },
    [/^Report this club$/],
    { link: LINK },
  ],
  [
    'an invitation to a club',
    `/join/${LINK}`,
    { [`/api/club-links/${LINK}`]: { name: 'Friends', founder: 'Bob', members: 2 } },
    [/^Report this club$/],
    { link: LINK },
  ],
] as const)('%s', async (_, path, answers, presses, about) => {
  const sent = answerTo(answers);
  await visit(path);
  const { pageConnection } = await import('../../connection/page-connection.ts');
  expect(all('.button').map(({ textContent }) => textContent)).not.toContain('Report');
  pageConnection().me.value = ANN;
  for (const name of presses) {
    await until(() => all('button').find(one => name.test(nameOf(one))));
    await press(button(name));
  }
  await press(button('Send report'));
  await until(() => sent.find(text => text.startsWith('/api/reports')));
  const report = JSON.parse(
    sent.find(text => text.startsWith('/api/reports'))!.slice('/api/reports '.length),
  ) as object;
  expect(report).toMatchObject(about);
});

/** The screens of who plays with others over the network, and of who they are there. */
import { expect, type Page } from '@playwright/test';
import { becomeMember, leaveMember } from '../support/members.ts';
import { command, openTable, type Terms } from '../support/people.ts';
import { setSettings } from '../support/saved.ts';
import { at, type Open, type Screen } from './screen.ts';

/** A game at the server that is soon over: who opens it leaves. */
async function leaveGame(page: Page, terms: Terms = { visibility: 'public' }): Promise<void> {
  const address = await openTable(page, {
    others: [{ kind: 'bot', level: 'squire' }],
    absence: { kind: 'forfeit' },
    ...terms,
  });
  const table = address.slice('/t/'.length);
  await command(page, { type: 'ready', table, salt: 'salt-of-who-leaves' });
  await command(page, { type: 'leave', table });
}

/** A club of mine, with a game that counts. */
async function foundClub(page: Page): Promise<string> {
  const made = await page.request.post('/api/clubs', {
    data: { name: 'The Thursday-Kings', scoring: 'places', bots: true },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { club } = (await made.json()) as { club: string };
  await leaveGame(page, { club });
  return club;
}

/** A friend of mine has challenged me. */
async function haveCompany(page: Page, settings: Parameters<Open>[1]): Promise<void> {
  await setSettings(page, settings);
  const me = await becomeMember(page, 'Ann');
  const cookies = await leaveMember(page);
  const friend = await becomeMember(page, 'Barnaby');
  await page.request.put(`/api/me/friends/${me}`);
  const terms = { mode: 'mighty', clock: { kind: 'days', days: 2 }, rated: true };
  expect((await page.request.post(`/api/players/${me}/challenges`, { data: terms })).ok()).toBe(true);
  await leaveMember(page);
  await page.context().addCookies(cookies);
  await page.request.put(`/api/me/friends/${friend}`);
}

export const ONLINE_SCREENS: readonly Screen[] = [
  {
    name: 'new-table',
    open: async (page, settings) => {
      await at('/table', '.field input[type="text"]')(page, settings);
      await page
        .locator('.setup select')
        .filter({ has: page.locator('option[value="days"]') })
        .selectOption('game');
    },
  },
  {
    name: 'personal-link',
    open: async (page, settings) => {
      await at('/me', '.field input[type="text"]')(page, settings);
      await page.locator('main .button.main').click();
      await page.locator('.qr').waitFor();
    },
  },
  {
    name: 'account',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await page.request.post('/api/me/recovery');
      await page.goto('/account');
      await page.locator('.farewells').waitFor();
    },
  },
  {
    name: 'archive',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await leaveGame(page);
      await page.goto('/archive?result=won');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByLabel('Result', { exact: true }).selectOption('second');
      const filtered = /\/archive\?result=second$/;
      expect(page.url()).toMatch(filtered);
      // what is looked for is still there after a look at a game
      await page.getByRole('button', { name: /^Replay/ }).click();
      await page.locator('.replay-bar').waitFor();
      await page.goBack();
      await page.locator('.archived', { hasText: 'Finished 2 of 2' }).waitFor();
      expect(page.url()).toMatch(filtered);
    },
  },
  {
    name: 'profile',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await becomeMember(page, 'Profile of Ann');
      await page.request.patch('/api/me/profile', { data: { statistics: true, games: true } });
      await leaveGame(page);
      await page.goto(`/player/${encodeURIComponent('Profile of Ann')}`);
      await page.locator('.charts').waitFor();
      await page.locator('.archived').waitFor();
    },
  },
  {
    name: 'friends',
    open: async (page, settings) => {
      await haveCompany(page, settings);
      await page.goto('/friends');
      await page.locator('.company-people').waitFor();
      await page.locator('.challenge-card').waitFor();
    },
  },
  {
    name: 'challenge',
    open: async (page, settings) => {
      await haveCompany(page, settings);
      await page.goto('/friends');
      await page.locator('.company-people .button').nth(1).click();
      await page.locator('.challenge-dialog .segments').nth(1).locator('label').last().click();
      await page.locator('.challenge-dialog select').first().waitFor();
    },
  },
  {
    name: 'news',
    open: async (page, settings) => {
      await haveCompany(page, settings);
      await page.goto('/news');
      await page.locator('.news-item').nth(1).waitFor();
      await page.locator('.nudge-settings').waitFor();
      await page.locator('.main-nav .bell-count').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'leaders', open: at('/leaders/duel', '.leaders-main .soft') },
  {
    name: 'pairing',
    open: async (page, settings) => {
      await at('/now', '.pairing-form')(page, settings);
      // for what no other test waits for
      await page.locator('.segments input').nth(1).check();
      await page.locator('.segments input').nth(0).uncheck();
      await page.locator('.pairing-form .button.main').click();
      await page.locator('.waiting-card').waitFor();
    },
  },
  {
    name: 'club',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      const club = await foundClub(page);
      await openTable(page, { club });
      const text = 'The autumn season begins on Thursday.\nWho comes late plays on.';
      await page.request.post(`/api/clubs/${club}/notices`, { data: { text } });
      await page.goto(`/club/${club}`);
      await page.locator('.club-notices').waitFor();
      await page.locator('.club-settings > summary').click();
      await page.locator('.club-table tbody tr').waitFor();
    },
  },
  {
    name: 'hooks',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      const club = await foundClub(page);
      const url = 'https://8.8.8.8/a/program/of/mine/that/is/told/of/everything';
      for (const about of [{ kinds: ['turn', 'finished'] }, { kinds: ['finished'], club }])
        expect((await page.request.post('/api/me/hooks', { data: { url, ...about } })).ok()).toBe(true);
      await page.goto('/hooks');
      await page.locator('.hooks li').nth(1).waitFor();
    },
  },
  { name: 'daily', open: at('/daily', '.daily-games') },
  {
    name: 'deal',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      const address = await openTable(page, { deal: { kind: 'shared' } });
      await page.goto(address.replace('/t/', '/deal/'));
      await page.locator('.deal-tables').waitFor();
    },
  },
  {
    name: 'online-clock',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      await page.goto(
        await openTable(page, {
          clock: { kind: 'game', seconds: 600, increment: 10 },
          others: [{ kind: 'bot', level: 'squire' }],
        }),
      );
      await page.locator('.clock').waitFor();
      // the bar may be there before its table
      await page.locator('.table').waitFor();
    },
  },
  {
    name: 'together',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await page.request.post('/api/me');
      const address = await openTable(page, {
        others: [{ kind: 'bot', level: 'squire' }],
        absence: { kind: 'forfeit' },
      });
      const table = address.slice('/t/'.length);
      await page.goto(address);
      await page.locator('.table').waitFor();
      await command(page, { type: 'leave', table });
      await page.goto(`/together/${table}`);
      await page.locator('.together .leads').waitFor();
      await page.locator('.cell').first().click();
      await page.locator('[data-pointed]').waitFor();
    },
  },
  {
    name: 'waiting-room',
    open: async (page, settings) => {
      await at('/table', '.field input[type="text"]')(page, settings);
      await page.locator('.game-tabs input').last().check();
      await page.locator('.setup .start').click();
      await page.locator('.qr').waitFor();
    },
  },
];

/** The screens of tournaments and of the ladder of programs. */
import { expect, type Page } from '@playwright/test';
import { becomeMember, leaveMember } from '../support/members.ts';
import { setSettings } from '../support/saved.ts';
import type { Screen } from './screen.ts';

/** Of mine: a long one that others have joined, too. */
async function planTournament(page: Page, wish: Readonly<Record<string, unknown>>): Promise<string> {
  const common = { mode: 'four', rated: true, visibility: 'public', most: 32, seconds: 600, increment: 10 };
  const made = await page.request.post('/api/tournaments', { data: { ...common, ...wish } });
  expect(made.ok(), await made.text()).toBe(true);
  const { tournament } = (await made.json()) as { tournament: string };
  return tournament;
}

async function join(page: Page, tournament: string): Promise<void> {
  const joined = await page.request.put(`/api/tournaments/${tournament}/me`);
  expect(joined.ok(), await joined.text()).toBe(true);
}

/** Four people play a knock-out that I organise. */
async function playKnockout(page: Page, pass: (seconds: number) => Promise<void>): Promise<string> {
  await becomeMember(page, 'Ann');
  const tournament = await planTournament(page, { kind: 'knockout', mode: 'duel' });
  await join(page, tournament);
  const me = await leaveMember(page);
  for (const name of ['Bob', 'The Count of Somewhere', 'Chloë']) {
    await becomeMember(page, name);
    await join(page, tournament);
    await leaveMember(page);
  }
  await page.context().addCookies(me);
  const order = { data: { order: 'start' } };
  expect((await page.request.post(`/api/tournaments/${tournament}/orders`, order)).ok()).toBe(true);
  await pass(1);
  return tournament;
}

export const TOURNAMENT_SCREENS: readonly Screen[] = [
  {
    name: 'tournaments',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await becomeMember(page, 'Ann');
      await planTournament(page, { kind: 'swiss', rounds: 9 });
      await page.goto('/tournaments');
      await page.locator('.tournament-line').first().waitFor();
    },
  },
  {
    name: 'tournament-new',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await becomeMember(page, 'Ann');
      await page.goto('/tournaments/new');
      await page.locator('input[name="tournament-start"]').last().check();
      await page.locator('input[type="datetime-local"]').waitFor();
    },
  },
  {
    name: 'tournament',
    open: async (page, settings, pass) => {
      await setSettings(page, settings);
      const tournament = await playKnockout(page, pass);
      await page.goto(`/tournaments/${tournament}`);
      await page.locator('.bracket').waitFor();
    },
  },
  {
    name: 'programs',
    open: async (page, settings) => {
      await setSettings(page, settings);
      await becomeMember(page, 'Ann');
      expect((await page.request.post('/api/me/programs', { data: { name: 'Deep Domino' } })).ok()).toBe(
        true,
      );
      await page.goto('/programs');
      await page.locator('.my-programs li').waitFor();
    },
  },
];

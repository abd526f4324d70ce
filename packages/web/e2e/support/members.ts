/** Members, by the cookies of a page. */

import type { BrowserContext, Page } from '@playwright/test';
import { command } from './people.ts';

/** Whoever the page is becomes a member of this name; returns the id. */
export async function becomeMember(page: Page, name: string): Promise<string> {
  await page.request.post('/api/me');
  await command(page, { type: 'rename', name });
  const made = await page.request.post('/api/me/recovery');
  return ((await made.json()) as { player: { id: string } }).player.id;
}

/** The page is nobody again; with the cookies it is the same member. */
export async function leaveMember(page: Page): Promise<Awaited<ReturnType<BrowserContext['cookies']>>> {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  return cookies;
}

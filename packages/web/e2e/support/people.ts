/** People at online tables, each in a browser of their own. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { CHOICES } from './look-at-table.ts';
import { play } from './player.ts';
import { setSettings } from './saved.ts';

/** Somebody with this name who has not opened a page yet. */
export async function person(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options });
  const page = await context.newPage();
  await setSettings(page, {});
  await page.request.post('/api/me');
  await command(page, { type: 'rename', name });
  return page;
}

let commands = 0;

/** What the page would send, sent without it. */
export async function command(
  page: Page,
  wish: Readonly<Record<string, unknown>>,
): Promise<{ table: string }> {
  const answer = await page.request.post('/api/commands', { data: { ...wish, id: `test-${commands++}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string };
}

export interface Terms {
  readonly game?: 'kingdomino' | 'duel';
  readonly clock?: Readonly<Record<string, unknown>>;
  readonly absence?: Readonly<Record<string, unknown>>;
  readonly visibility?: 'public' | 'link';
  readonly deal?: Readonly<Record<string, unknown>>;
  readonly club?: string;
  /** Beside the person who opens the table. */
  readonly others?: readonly Readonly<Record<string, unknown>>[];
}

/** Opens a table and answers with its address. */
export async function openTable(page: Page, terms: Terms = {}): Promise<string> {
  const { others = [{ kind: 'open' }], game = 'kingdomino' } = terms;
  const { table } = await command(page, {
    type: 'create',
    game,
    options: { players: 1 + others.length },
    seats: [{ kind: 'me' }, ...others],
    clock: terms.clock ?? { kind: 'none' },
    absence: terms.absence ?? { kind: 'bot', level: 'squire' },
    undo: true,
    visibility: terms.visibility ?? 'link',
    ...(terms.deal && { deal: terms.deal }),
    ...(terms.club && { club: terms.club }),
  });
  return `/t/${table}`;
}

/** Ann opens a table, Bob sits down, and both see it. */
export async function sitTogether(
  browser: Browser,
  terms: Terms = {},
  options: BrowserContextOptions = {},
): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await person(browser, 'Ann', options), await person(browser, 'Bob', options)];
  await sitDown(pages, terms);
  return pages;
}

/** The first opens a table, the second sits down, and both see it. */
export async function sitDown([ann, bob]: readonly [Page, Page], terms: Terms = {}): Promise<void> {
  const address = await openTable(ann, terms);
  await ann.goto(address);
  await bob.goto(address);
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.table')).toBeVisible();
}

/** What somebody does at the table of this page, until the server has it: pages show their own moves before that. */
export async function untilStored(page: Page, act: () => Promise<void>): Promise<void> {
  const table = page.url().split('/').at(-1)!;
  const eventsAfter = async (version: number, wait: number) => {
    const answer = await page.request.get(`/api/tables/${table}/events?after=${version}&wait=${wait}`);
    return ((await answer.json()) as { events: readonly unknown[] }).events.length;
  };
  const version = await eventsAfter(0, 0);
  await act();
  expect(await eventsAfter(version, 20)).toBeGreaterThan(0);
}

/** What can be decided at a table now, by whoever looks at this page. */
const TO_DO = CHOICES.join();
/** The usual steps, of 100 ms and more, would add up over a game. */
const OFTEN = { intervals: [20] };

/** Whoever of them is to act. */
export async function nextOf(pages: readonly Page[]): Promise<Page> {
  const next = await nextOrEnd(pages);
  if (next === 'end') throw new Error('the game is over');
  return next;
}

async function nextOrEnd(pages: readonly Page[]): Promise<Page | 'end'> {
  let found: Page | 'end' | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) {
        if (await page.locator('.dialog.end').count()) found = 'end';
        else if (await page.locator(TO_DO).count()) found = page;
        if (found) return true;
      }
      return false;
    }, OFTEN)
    .toBe(true);
  return found!;
}

/** They play whatever is theirs, so many times or to the end. */
export async function playTogether(pages: readonly Page[], times = Number.POSITIVE_INFINITY): Promise<void> {
  for (let done = 0; done < times; done++) {
    const next = await nextOrEnd(pages);
    if (next === 'end') return;
    await play(next, 'mouse');
  }
}

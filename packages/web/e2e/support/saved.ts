/** Puts a game on the device before the page opens it. */
import type { Page } from '@playwright/test';
import { readSaved } from '../../src/local/read-saved.ts';
import { fontsReady } from './fonts.ts';

export interface Seat {
  readonly kind: 'me' | 'friend' | 'bot';
  readonly name?: string;
  readonly level?: string;
  readonly colour?: string;
}

export interface Given {
  readonly game: 'kingdomino' | 'duel';
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  readonly moves?: readonly { readonly by: number | 'chance'; readonly move: string }[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The page's time stands still: nothing is drawn before the test lets it pass. */
  readonly isStill?: true;
}

export const ME: Seat = { kind: 'me', name: 'Ann' };
export const FRIEND: Seat = { kind: 'friend', name: 'Bob' };
export const BOT: Seat = { kind: 'bot', level: 'squire' };
/** The longest name of a bot. */
export const MASTER: Seat = { kind: 'bot', level: 'grandmaster' };

/** How many games a page has been given. */
const games = new WeakMap<Page, number>();

/** Opens the table of a game that is kept on the device. */
export async function openGame(page: Page, given: Given): Promise<void> {
  const count = games.get(page) ?? 0;
  games.set(page, count + 1);
  const id = `test${count}`;
  // the first format is the one that says the least; the page finds the present one
  const saved = readSaved({
    id,
    config: { game: given.game, options: given.options, undoAllowed: true },
    seats: given.seats,
    entries: (given.moves ?? []).map(({ by, move }) => ({ kind: 'move', by, move })),
    seed: '5e'.repeat(32),
    changedAt: 1,
    isOver: false,
  });
  if (!saved) throw new Error('no such game can be kept');
  await setSettings(page, given.settings ?? {});
  await page.addInitScript(
    ({ key, value }) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { key: `kingdomino.game.${id}`, value: JSON.stringify(saved) },
  );
  await page.goto(`/play/${id}`);
  if (!given.isStill) await fontsReady(page);
}

export async function setSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    value => {
      if (localStorage.getItem('kingdomino.settings') === null)
        localStorage.setItem('kingdomino.settings', value);
    },
    JSON.stringify({ speed: 'off', undo: 'none', sound: false, hints: false, remarks: false, ...settings }),
  );
}

/** A screen of the page, and the ways to most of them. */
import type { Page } from '@playwright/test';
import { setSettings } from '../support/saved.ts';

export type Open = (page: Page, settings: Readonly<Record<string, unknown>>) => Promise<void>;

export interface Screen {
  readonly name: string;
  /** `pass` lets seconds go by at the server. */
  readonly open: (...given: [...Parameters<Open>, pass: (seconds: number) => Promise<void>]) => Promise<void>;
}

export const at =
  (path: string, ready = 'main'): Open =>
  async (page, settings) => {
    await setSettings(page, settings);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
  };

/** In one hand most buttons of a table are in its menu. */
export async function openMenu(page: Page): Promise<void> {
  for (const button of await page.locator('.menu-button:visible').all()) await button.click();
}

export const withClick =
  (open: Open, name: string): Open =>
  async (page, settings) => {
    await open(page, settings);
    await openMenu(page);
    await page.locator(name).first().click();
    await page.locator('dialog[open]').waitFor();
  };

/** A screen of the page, and the ways to most of them. */
import type { Page } from '@playwright/test';
import { setSettings } from '../support/saved.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page, settings: Readonly<Record<string, unknown>>) => Promise<void>;
}

export const at =
  (path: string, ready = 'main'): Screen['open'] =>
  async (page, settings) => {
    await setSettings(page, settings);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
  };

export const withClick =
  (open: Screen['open'], name: string): Screen['open'] =>
  async (page, settings) => {
    await open(page, settings);
    await page.locator(name).first().click();
    await page.locator('dialog[open]').waitFor();
  };

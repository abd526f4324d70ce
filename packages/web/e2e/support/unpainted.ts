/**
 * A page that does everything but draw. Most tests are about what can be done and what is said: pictures of every move
 * took half of their time, and nobody looked at them. What is drawn is looked at screen by screen.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** From the next load on. All of it is still laid out, hit by pointers, given the focus and told to readers of the page. */
export async function leaveUnpainted(where: BrowserContext): Promise<void> {
  await where.addInitScript(hide);
  // the page makes pixels of its drawings when it has time: it never has
  await where.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** From now on until the next load. */
export async function stopPainting(page: Page): Promise<void> {
  await page.evaluate(hide);
}

/** Until now it was not. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isHiding = ({ cssRules }: CSSStyleSheet) => cssRules[0]?.cssText.includes('opacity: 0 !important');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => !isHiding(sheet));
  });
}

function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

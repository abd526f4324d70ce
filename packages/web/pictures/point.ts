import type { Page } from '@playwright/test';

/** Where something can be laid, it is shown how: at the place that brings most. */
export async function point(page: Page, isPhone: boolean): Promise<void> {
  const legal = page.locator('.cell.legal');
  // nor where a dialog or a closer look hides where it would be
  const isHidden = (await page.locator('dialog[open], [data-zoomed]').count()) > 0;
  if ((await legal.count()) === 0 || isHidden) return;
  const names = await legal.evaluateAll(cells => cells.map(cell => cell.getAttribute('aria-label') ?? ''));
  const points = names.map(name => Number(/(\d+)\spoints?/.exec(name)?.[1] ?? 0));
  const best = legal.nth(points.indexOf(Math.max(...points)));
  if (isPhone) await best.tap();
  else await best.hover();
  await page.locator('.ghost').waitFor();
}

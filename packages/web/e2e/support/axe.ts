/** What axe finds on the page, as it is now. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as `axe.source`, which goes to every page. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a change of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** All that another size can change where the same is shown. */
const LAYOUT_RULES = [...COLOUR_RULES, 'target-size', 'scrollable-region-focusable'];

export const EVERYTHING: axe.RunOnly = { type: 'tag', values: TAGS };
export const COLOURS: axe.RunOnly = { type: 'rule', values: COLOUR_RULES };
export const LAYOUT: axe.RunOnly = { type: 'rule', values: LAYOUT_RULES };

/** What is shown, without where and how: most of what axe looks at follows from it. */
export function shownElements(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .map(element => element.cloneNode(false) as Element)
      .map(({ outerHTML }) => outerHTML)
      .join(),
  );
}

export async function axeFindings(page: Page, runOnly: axe.RunOnly): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async options => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
      );
    },
    // what is in order is neither described nor sent: that took longer than looking for it
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
}

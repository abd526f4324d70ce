/** Plays whatever is to be played, in one style of input, until the final count. */
import { expect, type Locator, type Page } from '@playwright/test';

/** `calm` is a mouse that looks at what it points at before it presses. */
export type Style = 'mouse' | 'touch' | 'keyboard' | 'calm';

/** What a person can do at a table, in the order in which it is looked for. */
export const CHOICES = [
  '.dialog:not(.end) .button.main',
  // a word of explanation that was opened by mistake: the table had moved on under the finger
  '.dialog:not(.end) > .dialog-body > header .button',
  '.confirm',
  '.hand .button.main',
  '.slot.free',
  'button.die-button[aria-pressed="false"]',
  '.cell.legal',
  '.coat-choice button',
] as const;

/** More than there are stops on any screen. */
const MOST_TABS = 80;
/** In milliseconds: how long one look waits for something to decide, while others do. */
const PATIENCE = 1000;

interface Target {
  readonly choice: string;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export async function playToTheEnd(page: Page, style: Style, limit = 80_000): Promise<void> {
  const end = Date.now() + limit;
  let random = 7;
  while (Date.now() < end) {
    random = (random * 48_271) % 2_147_483_647;
    const target = await look(page, random, PATIENCE);
    if (target === 'end') return;
    if (target) await press(page, target, style).catch(forgive);
  }
  await expect(page.locator('.dialog.end .end-buttons')).toBeVisible({ timeout: 1 });
}

/** What was to be pressed may be gone by then; what cannot be reached is another matter. */
function forgive(error: Error): void {
  if (error.message.includes('cannot be reached')) throw error;
}

/** One decision; false when there is nothing to decide now. */
export async function playOnce(page: Page, style: Style): Promise<boolean> {
  const target = await look(page, 0, 0);
  if (!target || target === 'end') return false;
  await press(page, target, style);
  return true;
}

/** One look at the page: what can be pressed, and where it is. Looks again as often as the page changes, while there is patience. */
function look(page: Page, random: number, patience: number): Promise<Target | 'end' | undefined> {
  return page.evaluate(
    async ({ choices, number, wait }) => {
      const end = performance.now() + wait;
      for (;;) {
        const found = find();
        const left = end - performance.now();
        if (found || left <= 0) return found;
        await change(left);
      }

      function find(): Target | 'end' | undefined {
        if (document.querySelector('.dialog.end .end-buttons')) return 'end';
        const dialog = document.querySelector('dialog[open]');
        for (const choice of choices) {
          const all = [...document.querySelectorAll(choice)];
          const found = all.filter(element => !dialog || dialog.contains(element));
          const element = found[number % found.length];
          if (!element) continue;
          element.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = element.getBoundingClientRect();
          return { choice, index: all.indexOf(element), x: x + width / 2, y: y + height / 2 };
        }
        return undefined;
      }

      function change(most: number): Promise<void> {
        return new Promise(resolve => {
          const done = () => {
            watching.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const watching = new MutationObserver(done);
          const timer = setTimeout(done, most);
          watching.observe(document, { subtree: true, childList: true, attributes: true });
        });
      }
    },
    { choices: [...CHOICES], number: random, wait: patience },
  );
}

async function press(page: Page, { choice, index, x, y }: Target, style: Style): Promise<void> {
  if (style === 'mouse') return page.mouse.click(x, y);
  if (style === 'calm') return pressCalmly(page, x, y);
  if (style === 'touch') return page.touchscreen.tap(x, y);
  if (choice === '.cell.legal') return walkTo(page, page.locator(choice).nth(index));
  if (await tabTo(page, choice)) await page.keyboard.press('Enter');
}

async function pressCalmly(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.down();
  await page.mouse.up();
}

/** With the tab key only, from wherever the focus is. False: it is gone, since the last decision has come through meanwhile. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const { isThere, exists } = await page.evaluate(
      wanted => ({
        isThere: document.activeElement?.matches(wanted) ?? false,
        exists: document.querySelector(wanted) !== null,
      }),
      selector,
    );
    if (isThere || !exists) return isThere;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** With the arrow keys from the grid's one tab stop. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const here = page.locator('.cells [tabindex="0"]');
  await tabTo(page, '.cells [tabindex="0"]');
  const [from, to] = await Promise.all([spotOf(here), spotOf(target)]);
  const keys = [
    ...Array.from({ length: Math.abs(to.x - from.x) }, () => (to.x > from.x ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(to.y - from.y) }, () => (to.y > from.y ? 'ArrowDown' : 'ArrowUp')),
  ];
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

async function spotOf(cell: Locator): Promise<{ x: number; y: number }> {
  return cell.evaluate(
    element => ({
      x: Number((element as HTMLElement).dataset.x),
      y: Number((element as HTMLElement).dataset.y),
    }),
    undefined,
    { timeout: 1000 },
  );
}

/** Plays whatever is to be played, in one style of input, until the final count. Every press must have an effect. */
import type { Locator, Page } from '@playwright/test';
import { CHOICES, type Look, lookAtTable, type Target } from './look-at-table.ts';

/** `calm` is a mouse that looks at what it points at before it presses. */
export type Style = 'mouse' | 'touch' | 'keyboard' | 'calm';

/** More than there are stops on any screen. */
const MOST_TABS = 80;
/** In milliseconds: longer than bots take for all their moves until it is somebody's turn. */
const PATIENCE = 20_000;

/** To the final count. */
export async function playToTheEnd(page: Page, style: Style): Promise<void> {
  let before = '';
  for (let random = 7; ; random = (random * 48_271) % 2_147_483_647) {
    const target = await look(page, { before, number: random });
    if (target === 'end') return;
    await press(page, target, style);
    before = target.key;
  }
}

/** The next decisions, as soon as there are some; the last one counts when this is over. */
export async function play(page: Page, style: Style, decisions = 1): Promise<void> {
  let before = '';
  for (let made = 0; made < decisions; made++) {
    const target = await look(page, { before });
    if (target === 'end') throw new Error('the game is over');
    await press(page, target, style);
    before = target.key;
  }
  await look(page, { before, wanted: 'change' });
}

type Wish = Pick<Look, 'before'> & Partial<Look>;
const USUAL = {
  choices: [...CHOICES],
  number: 0,
  wanted: 'choice' as const,
  rests: true,
  patience: PATIENCE,
};

async function look(page: Page, wish: Wish): Promise<Target | 'end'> {
  const all = { ...USUAL, ...wish };
  const found = await page.evaluate(lookAtTable, all);
  if (found === undefined)
    throw new Error(`nothing can be decided, or nothing came of the last decision: ${wish.before}`);
  return found === 'changed' ? 'end' : found;
}

async function press(page: Page, { choice, index, x, y }: Target, style: Style): Promise<void> {
  if (style === 'mouse') return page.mouse.click(x, y);
  if (style === 'calm') return pressCalmly(page, x, y);
  if (style === 'touch') return page.touchscreen.tap(x, y);
  if (choice === '.cell.legal') return walkTo(page, page.locator(choice).nth(index));
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
}

async function pressCalmly(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.down();
  await page.mouse.up();
}

/** With the tab key only, from wherever the focus is. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isThere = await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** With the arrow keys from the grid's one tab stop. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const stop = '.cells [tabindex="0"]';
  await tabTo(page, stop);
  const [from, to] = await Promise.all([spotOf(page.locator(stop)), spotOf(target)]);
  const keys = [
    ...Array.from({ length: Math.abs(to.x - from.x) }, () => (to.x > from.x ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(to.y - from.y) }, () => (to.y > from.y ? 'ArrowDown' : 'ArrowUp')),
  ];
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

async function spotOf(cell: Locator): Promise<{ x: number; y: number }> {
  return cell.evaluate(element => ({
    x: Number((element as HTMLElement).dataset.x),
    y: Number((element as HTMLElement).dataset.y),
  }));
}

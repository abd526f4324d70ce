/** Plays whatever is to be played, in one way of input, until the final count. */
import { CHOICES, lookAtTable, type Target } from '../e2e/look-at-table.ts';
import type { Key, Session } from './engine.ts';
import { run, wordsOf } from './in-page.ts';
import { outcomeOfPress, watchPress } from './pressed.ts';

export type Way = 'mouse' | 'touch' | 'keys';

/** In milliseconds: how long something to decide, or the effect of a decision, may take to be seen. */
const PATIENCE = 20_000;
/** More than any game has. */
const MOST_DECISIONS = 400;
/** More than there are stops on any screen. */
const MOST_TABS = 80;

export async function playToTheEnd(session: Session, way: Way): Promise<void> {
  let random = 7;
  for (let made = 0; made < MOST_DECISIONS; made++) {
    random = (random * 48_271) % 2_147_483_647;
    if ((await decide(session, way, random, PATIENCE)) === 'end') return;
  }
  throw new Error(`no end after ${MOST_DECISIONS} decisions`);
}

/** One decision, when there is one to make in that time. `late`: it was there, and something else came before it was made. */
export async function decide(
  session: Session,
  way: Way,
  random: number,
  patience: number,
): Promise<'end' | 'made' | 'late' | 'none'> {
  const target = await run(session, lookAtTable, { choices: [...CHOICES], number: random, wait: patience });
  if (target === 'end') return 'end';
  if (!target) return patience > 0 ? fail(session) : 'none';
  const { choice } = target;
  if (way === 'keys' && !(await goTo(session, target))) return 'late';
  const before = CHOICES.slice(
    0,
    CHOICES.findIndex(one => one === choice),
  );
  const watched = { choice, before, at: way === 'keys' ? undefined : target, limit: PATIENCE };
  if (!(await run(session, watchPress, watched))) return 'late';
  await press(session, target, way);
  const outcome = await run(session, outcomeOfPress, 0);
  if (outcome === 'nothing') throw new Error(`${choice} was pressed, and nothing changed`);
  return 'made';
}

async function fail(session: Session): Promise<never> {
  throw new Error(`nothing to decide within ${PATIENCE} ms, in: ${await wordsOf(session)}`);
}

function press(session: Session, { x, y }: Target, way: Way): Promise<void> {
  if (way === 'mouse') return session.click(x, y);
  return way === 'touch' ? session.tap(x, y) : session.press('Enter');
}

/** By keys, to what is to be pressed. False: it is gone, since something else came meanwhile. */
async function goTo(session: Session, { choice, index }: Target): Promise<boolean> {
  return choice === '.cell.legal' ? walkTo(session, index) : tabTo(session, choice);
}

/** With the tab key only, from wherever the focus is. */
async function tabTo(session: Session, selector: string): Promise<boolean> {
  const look = (wanted: string) => ({
    isThere: document.activeElement?.matches(wanted) ?? false,
    exists: document.querySelector(wanted) !== null,
  });
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const { isThere, exists } = await run(session, look, selector);
    if (isThere || !exists) return isThere;
    await session.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** With the arrow keys from the grid's one tab stop. */
async function walkTo(session: Session, index: number): Promise<boolean> {
  const to = await run(session, spotOf, { selector: '.cell.legal', index });
  if (!to || !(await tabTo(session, STOP))) return false;
  const from = await run(session, spotOf, { selector: STOP, index: 0 });
  if (!from) return false;
  const [x, y] = [to.x - from.x, to.y - from.y];
  await pressTimes(session, x > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(x));
  await pressTimes(session, y > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(y));
  return true;
}

/** The grid's one tab stop. */
const STOP = '.cells [tabindex="0"]';

interface Nth {
  readonly selector: string;
  readonly index: number;
}

/** Runs in the page. */
function spotOf({ selector, index }: Nth): { readonly x: number; readonly y: number } | undefined {
  const cell = document.querySelectorAll<HTMLElement>(selector)[index];
  return cell && { x: Number(cell.dataset.x), y: Number(cell.dataset.y) };
}

async function pressTimes(session: Session, key: Key, times: number): Promise<void> {
  for (let made = 0; made < times; made++) await session.press(key);
}

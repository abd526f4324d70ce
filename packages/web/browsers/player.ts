/** Plays whatever is to be played, in one way of input. Every press must have an effect. */
import { CHOICES, type Look, lookAtTable, type Target } from '../e2e/support/look-at-table.ts';
import type { Key, Session } from './engine.ts';
import { run, wordsOf } from './in-page.ts';

export type Way = 'mouse' | 'touch' | 'keys';

/** In milliseconds: how long something to decide, or the effect of a decision, may take to be seen. */
const PATIENCE = 20_000;
/** More than there are stops on any screen. */
const MOST_TABS = 80;

export async function playToTheEnd(session: Session, way: Way): Promise<void> {
  let before = '';
  for (let random = 7; ; random = (random * 48_271) % 2_147_483_647) {
    const target = await look(session, { before, number: random });
    if (target === 'end') return;
    if (target !== 'changed') before = await press(session, target, way);
  }
}

/** The next decisions, as soon as there are some; the last one counts when this is over. */
export async function play(session: Session, way: Way, decisions = 1): Promise<void> {
  let before = '';
  for (let made = 0; made < decisions; made++) {
    const target = await look(session, { before });
    if (typeof target === 'string') throw new Error(`nothing to decide: ${target}`);
    before = await press(session, target, way);
  }
  await look(session, { before, wanted: 'change' });
}

/** Whether there is something to decide now, or nothing any more. */
export async function isAsked(session: Session): Promise<boolean | 'end'> {
  const target = await run(session, lookAtTable, { ...EVERYTHING, before: '', rests: false, patience: 0 });
  return target === 'end' ? 'end' : target !== undefined;
}

const EVERYTHING = {
  choices: [...CHOICES],
  number: 0,
  wanted: 'choice' as const,
  rests: true,
  patience: PATIENCE,
};

async function look(
  session: Session,
  wish: Pick<Look, 'before'> & Partial<Look>,
): Promise<Target | 'changed' | 'end'> {
  const found = await run(session, lookAtTable, { ...EVERYTHING, ...wish });
  if (found) return found;
  throw new Error(
    `nothing can be decided, or nothing came of the last decision: ${wish.before}, in: ${await wordsOf(session)}`,
  );
}

/** Answers with the key of the decision. */
async function press(session: Session, target: Target, way: Way): Promise<string> {
  if (way === 'mouse') await session.click(target.x, target.y);
  else if (way === 'touch') await session.tap(target.x, target.y);
  else await pressByKeys(session, target);
  return target.key;
}

async function pressByKeys(session: Session, { choice, index }: Target): Promise<void> {
  if (choice === '.cell.legal') await walkTo(session, index);
  else await tabTo(session, choice);
  await session.press('Enter');
}

/** With the tab key only, from wherever the focus is. */
async function tabTo(session: Session, selector: string): Promise<void> {
  const isThere = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await run(session, isThere, selector)) return;
    await session.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

/** With the arrow keys from the grid's one tab stop. */
async function walkTo(session: Session, index: number): Promise<void> {
  await tabTo(session, STOP);
  const to = await run(session, spotOf, { selector: '.cell.legal', index });
  const from = await run(session, spotOf, { selector: STOP, index: 0 });
  const [x, y] = [to.x - from.x, to.y - from.y];
  await pressTimes(session, x > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(x));
  await pressTimes(session, y > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(y));
}

/** The grid's one tab stop. */
const STOP = '.cells [tabindex="0"]';

interface Nth {
  readonly selector: string;
  readonly index: number;
}

/** Runs in the page. */
function spotOf({ selector, index }: Nth): { readonly x: number; readonly y: number } {
  const { x, y } = document.querySelectorAll<HTMLElement>(selector)[index]!.dataset;
  return { x: Number(x), y: Number(y) };
}

async function pressTimes(session: Session, key: Key, times: number): Promise<void> {
  for (let made = 0; made < times; made++) await session.press(key);
}

/** Functions of a test that run in the page of a session. They are sent as text, so they use nothing but their argument. */
import type { Session } from './engine.ts';

/** In milliseconds: how long a test waits for what must come. */
const LIMIT = 30_000;

export async function run<Argument, Value>(
  session: Session,
  work: (argument: Argument) => Value | Promise<Value>,
  argument: Argument,
): Promise<Value> {
  return (await session.evaluate(`(${String(work)})(${JSON.stringify(argument)})`)) as Value;
}

/** Asks again whenever the page changes, until the answer is something. */
export async function until<Argument, Value>(
  session: Session,
  question: (argument: Argument) => Value,
  argument: Argument,
): Promise<NonNullable<Value>> {
  const asked = `(${String(askUntil)})(${String(question)}, ${JSON.stringify(argument)}, ${LIMIT})`;
  const answer = (await session.evaluate(asked)) as NonNullable<Value> | null;
  if (answer) return answer;
  throw new Error(
    `not within ${LIMIT} ms: ${String(question)} with ${JSON.stringify(argument)}, in: ${await wordsOf(session)}`,
  );
}

/** Runs in the page. */
async function askUntil(
  question: (argument: unknown) => unknown,
  argument: unknown,
  limit: number,
): Promise<unknown> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = question(argument);
    const left = end - performance.now();
    if (answer || left <= 0) return answer ?? null;
    await new Promise<void>(resolve => {
      const done = () => {
        watching.disconnect();
        clearTimeout(timer);
        resolve();
      };
      const watching = new MutationObserver(done);
      const timer = setTimeout(done, left);
      watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
}

/** What is on the screen says more than that something is not. */
export function wordsOf(session: Session): Promise<string> {
  return run(session, () => document.querySelector('#app')?.textContent?.slice(0, 1500) ?? '', 0);
}

interface Wanted {
  readonly selector: string;
  readonly text: string;
}

/** Where something is, once it is there and nothing lies over it: its middle. */
function middleOf({ selector, text }: Wanted): { readonly x: number; readonly y: number } | undefined {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find(one => one.textContent?.includes(text) || one.ariaLabel?.includes(text));
  element?.scrollIntoView({ block: 'nearest' });
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

/** Runs in the page. */
const twoFrames = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function later(session: Session, wanted: Wanted) {
  await run(session, twoFrames, 0);
  return until(session, middleOf, wanted);
}

/** By mouse, once it has come to rest. Of several, the first with this text or label. */
export async function clickOn(session: Session, selector: string, text = ''): Promise<void> {
  const wanted = { selector, text };
  let [last, at] = [await until(session, middleOf, wanted), await later(session, wanted)];
  while (last.x !== at.x || last.y !== at.y) [last, at] = [at, await later(session, wanted)];
  await session.click(at.x, at.y);
}

/** Waits until there is something of this kind with this text. */
export async function see(session: Session, selector: string, text = ''): Promise<void> {
  await until(
    session,
    (wanted: Wanted) =>
      [...document.querySelectorAll(wanted.selector)].some(one => one.textContent?.includes(wanted.text)),
    { selector, text },
  );
}

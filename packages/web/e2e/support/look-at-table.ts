/** What can be decided at a table now, looked for in the page itself, whatever drives it. */

/** What a person can do at a table, in the order in which it is looked for. */
export const CHOICES = [
  '.dialog:not(.end) .button.main',
  '.confirm',
  '.hand .button.main',
  '.slot.free',
  'button.die-button[aria-pressed="false"]',
  '.cell.legal',
  '.coat-choice button',
] as const;

export interface Target {
  readonly choice: string;
  readonly index: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Changes when a decision counts. */
  readonly key: string;
}

export interface Look {
  readonly choices: readonly string[];
  /** Decides between things of one kind. */
  readonly number: number;
  /** The key of the last decision: nothing is found until that one counts. */
  readonly before: string;
  /** Something to decide, or only that the last decision counts. */
  readonly wanted: 'choice' | 'change';
  /** Whether it must have come to rest, and the focus with it: both may follow one picture later. */
  readonly rests: boolean;
  /** How long to look again as often as the page changes, in milliseconds. */
  readonly patience: number;
}

/** Runs in the page, so it uses nothing but what it is given. Undefined when patience is over. */
export async function lookAtTable(look: Look): Promise<Target | 'changed' | 'end' | undefined> {
  const { choices, number, before, wanted, rests, patience } = look;
  const end = performance.now() + patience;
  for (;;) {
    const found = find();
    const left = end - performance.now();
    if (left <= 0 || (found && (!rests || (await isAtRest(found))))) return found;
    if (!found) await change(left);
  }

  async function isAtRest(found: object | string): Promise<boolean> {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return JSON.stringify(find()) === JSON.stringify(found);
  }

  function find(): Target | 'changed' | 'end' | undefined {
    if (document.querySelector('.dialog.end .end-buttons')) return 'end';
    const dialog = document.querySelector('dialog[open]');
    const isReachable = (element: Element) => !dialog || dialog.contains(element);
    const key = keyOf(dialog);
    if (key === before) return undefined;
    if (wanted === 'change') return 'changed';
    for (const choice of choices) {
      const all = [...document.querySelectorAll(choice)];
      const found = all.filter(isReachable);
      const element = found[number % found.length];
      if (!element) continue;
      const middle = middleOf(element);
      return middle && { choice, index: all.indexOf(element), ...middle, key };
    }
    return undefined;
  }

  /**
   * Scrolled to where it can be pressed: what sticks to the edge of a small page may lie over it. Undefined while
   * something else does, as before a dialog is open.
   */
  function middleOf(element: Element): { readonly x: number; readonly y: number } | undefined {
    for (const block of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block });
      const { x: left, y: top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  }

  /** The version of the table, and all that can be pressed. */
  function keyOf(dialog: Element | null): string {
    const version = document.querySelector<HTMLElement>('main.table')?.dataset.version;
    const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(choices.join())];
    const each = all.map(({ dataset: { x, y, domino, coat }, ariaPressed, textContent, className }) =>
      [x, y, domino, coat, ariaPressed, x === undefined && textContent, className].join(),
    );
    return [version, dialog?.querySelector('h2')?.textContent, ...each].join('\n');
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
}

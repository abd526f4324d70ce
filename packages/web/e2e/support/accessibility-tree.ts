/** What a screen reader knows of a page, and nothing else: the browser's accessibility tree. */
import type { CDPSession, Page } from '@playwright/test';

interface Raw {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

export interface Node {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  readonly isPressed: boolean;
}

export interface Tree {
  readonly nodes: readonly Node[];
  readonly focused: Node | undefined;
  /** The first heading: whose turn it is at a table. */
  readonly heading: string;
  /** What stands in live regions, and the last sentence of it. */
  readonly said: string;
  readonly last: string;
}

export class Reader {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async open(page: Page): Promise<Reader> {
    return new Reader(page, await page.context().newCDPSession(page));
  }

  async look(): Promise<Tree> {
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as unknown as {
      nodes: readonly Raw[];
    };
    const byId = new Map(nodes.map(node => [node.nodeId, node]));
    const shown = nodes.filter(({ ignored }) => !ignored);
    const isIn = (node: Raw | undefined, role: string): boolean =>
      node !== undefined && (node.role?.value === role || isIn(byId.get(node.parentId ?? ''), role));
    const said = shown.filter(node => node.role?.value === 'StaticText' && isIn(node, 'status'));
    const read = shown.map(nodeOf);
    return {
      nodes: read,
      focused: read.find(({ isFocused, role }) => isFocused && role !== 'RootWebArea'),
      heading: read.find(({ role }) => role === 'heading')?.name ?? '',
      said: plain(said.map(textOf).join(' ')),
      last: plain(said.map(textOf).at(-1) ?? ''),
    };
  }

  /** Looks again and again until there is what is wanted. */
  async until<Value>(want: (tree: Tree) => Value | undefined | false, what: string): Promise<Value> {
    const end = Date.now() + 10_000;
    for (let tree = await this.look(); ; tree = await this.look()) {
      const found = want(tree);
      if (found !== undefined && found !== false) return found;
      if (Date.now() > end)
        throw new Error(
          `never came: ${what}; focus on ${tree.focused?.name ?? 'nothing'}; said: ${tree.said}`,
        );
      // nothing is new before the next picture: looking without a pause would take the time of who brings it
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }
}

const textOf = ({ name }: Raw) => name?.value ?? '';

/** A number and the word it counts are kept on one line by another kind of space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function nodeOf({ role, name, properties = [] }: Raw): Node {
  const is = (property: string) =>
    properties.some(({ name: known, value }) => known === property && String(value.value) === 'true');
  return {
    role: role?.value ?? '',
    name: plain(name?.value ?? ''),
    isFocused: is('focused'),
    isPressed: is('pressed'),
  };
}

/** Plays whole games by what the accessibility tree says, and by keys: names, live regions and the focus, nothing else. */
import type { Node, Reader, Tree } from './accessibility-tree.ts';

/** More decisions than any game has. */
const MOST = 120;
const PLACE = /^row (\d+), column (\d+)/;
const FITS = /you can place here|fits /;
const VERDICT = /wins? with|shared victory/;
/** Buttons that decide something as soon as they have the focus. */
/** The heading of what lies between two games, and the button that goes on from there. */
const BETWEEN = /^Game \d is over$/;
const ON = /^On to game \d$/;
const DECISIONS = /^(?:Take (?:domino|this die)|Discard$|Draw nothing$)/i;

export class ScreenReaderPlayer {
  readonly #reader: Reader;
  #random = 7;
  /** What was decided, by the names of what had the focus. */
  readonly decided: string[] = [];

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** To the verdict; answers with it. */
  async playToTheEnd(): Promise<string> {
    let before = '';
    for (let made = 0; made < MOST; made++) {
      const tree = await this.#reader.until(
        now => keyOf(now) !== before && (isOver(now) || isAsked(now)) && now,
        `decision ${made}: something to decide`,
      );
      if (isOver(tree)) return tree.said;
      const ready = await this.#prepare(tree);
      before = keyOf(ready);
      await this.#enter(ready);
    }
    throw new Error('it never ends');
  }

  /** Casts a spell of Duel, found by the tab key, and makes the decision that it is for. */
  async cast(name: string): Promise<void> {
    await this.#enter(await this.#tabTo(node => node.name === name));
    if (name === 'Turn a die') {
      const isFace = ({ role, name: face }: Node) =>
        role === 'button' && /cross|quarter|band|disc/.test(face);
      await this.#enter(await this.#tabTo(isFace));
    }
    const halves = name === 'Split' || name === 'Two at once' ? 2 : 1;
    for (let half = 0; half < halves; half++) {
      const isNext = ({ role, name: what, isPressed }: Node) =>
        name === 'Two at once' ? DECISIONS.test(what) && !isPressed : role === 'gridcell';
      const tree = await this.#tabTo(isNext);
      const goal = tree.nodes.find(node => node.role === 'gridcell' && FITS.test(node.name));
      await this.#enter(goal && tree.focused?.role === 'gridcell' ? await this.#goTo(tree, goal) : tree);
    }
  }

  async #enter({ focused }: Tree): Promise<void> {
    this.decided.push(focused?.name ?? '');
    await this.#reader.press('Enter');
  }

  async #tabTo(isWanted: (node: Node) => boolean): Promise<Tree> {
    for (let tabs = 0; tabs < MOST; tabs++) {
      const tree = await this.#reader.look();
      if (tree.focused && isWanted(tree.focused)) return tree;
      await this.#reader.press('Tab');
    }
    throw new Error('the tab key does not come there');
  }

  async #goTo({ focused }: Tree, goal: Node): Promise<Tree> {
    await this.#reader.press(...way(focused!, goal));
    const place = PLACE.exec(goal.name)![0];
    return this.#reader.until(now => now.focused?.name.startsWith(place) && now, `the focus on ${place}`);
  }

  /** Brings the focus to what will be decided. */
  async #prepare(tree: Tree): Promise<Tree> {
    const { focused } = tree;
    if (focused?.role === 'gridcell') return this.#walk(tree);
    if (BETWEEN.test(focused?.name ?? '')) return this.#tabTo(({ name }) => ON.test(name));
    if (!focused?.isPressed) return tree;
    // of two dice one is taken already: the next one
    await this.#reader.press('Tab');
    return this.#reader.look();
  }

  /** To a square that is said to do, where it is told how the domino would lie. */
  async #walk(tree: Tree): Promise<Tree> {
    const { nodes, heading } = tree;
    const squares = nodes.filter(({ role, name }) => role === 'gridcell' && PLACE.test(name));
    const good = squares.filter(({ name }) =>
      heading.includes('Dignitary') ? !/empty|castle/.test(name) : FITS.test(name),
    );
    const goal = good[this.#next(good.length)]!;
    await this.#goTo(tree, goal);
    return this.#reader.until(now => isLying(now, heading) && now, `how the domino lies at ${goal.name}`);
  }

  #next(below: number): number {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    return this.#random % below;
  }
}

const isOver = ({ said, focused }: Tree) => VERDICT.test(said) && focused?.name === 'Final score';

/** The focus comes to what is to be decided; it need not be looked for. */
function isAsked({ focused, heading, nodes }: Tree): boolean {
  if (!focused) return false;
  if (DECISIONS.test(focused.name) || BETWEEN.test(focused.name)) return true;
  if (/choose a crest/.test(heading) && !heading.includes('choosing'))
    return focused.role === 'gridcell' || focused.role === 'button';
  return (
    focused.role === 'gridcell' && nodes.some(({ role, name }) => role === 'gridcell' && FITS.test(name))
  );
}

const isLying = ({ last }: Tree, heading: string) =>
  heading.includes('Dignitary') || / here, .* to the \w+: \+\d+$/.test(last);

/** What changes when a decision counts; more may be said of the one before. */
const keyOf = ({ heading, focused }: Tree) => `${heading} ${focused?.name} ${focused?.isPressed}`;

function way(from: Node, to: Node): string[] {
  const [, fromRow, fromColumn] = PLACE.exec(from.name)!.map(Number);
  const [, toRow, toColumn] = PLACE.exec(to.name)!.map(Number);
  const steps = (count: number, forth: string, back: string) =>
    Array.from({ length: Math.abs(count) }, () => (count > 0 ? forth : back));
  return [
    ...steps(toColumn! - fromColumn!, 'ArrowRight', 'ArrowLeft'),
    ...steps(toRow! - fromRow!, 'ArrowDown', 'ArrowUp'),
  ];
}

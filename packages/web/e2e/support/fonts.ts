/** What a test asks about the fonts of the page. */
import type { CDPSession, Page } from '@playwright/test';

/** Waits until what is drawn is drawn in its own letters: before, it would be measured in others. */
export async function fontsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // drawn once, so that the page knows which letters it needs
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

interface Node {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly Node[];
}

/**
 * Texts that are drawn with fonts of the machine instead of the page's own. Each text is a question of its own, so the
 * page's scripts are held back meanwhile: a timer that takes an element away would leave a question about nothing.
 */
export async function foreignTexts(page: Page, selector = 'body'): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const top = find(root, node => node.nodeId === nodeId)!;
  const found = await Promise.all(withText(top).map(node => foreignFonts(devtools, node)));
  await devtools.detach();
  return found.flat();
}

async function foreignFonts(devtools: CDPSession, node: Node): Promise<string[]> {
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
  const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
  return foreign.map(({ familyName, glyphCount }) => `${textOf(node)}: ${glyphCount} of ${familyName}`);
}

const isText = ({ nodeType, nodeValue }: Node) => nodeType === 3 && nodeValue.trim() !== '';
const textOf = ({ children = [] }: Node) => children.map(({ nodeValue }) => nodeValue).join('');

function withText(node: Node): Node[] {
  const children = node.children ?? [];
  return [...(children.some(isText) ? [node] : []), ...children.flatMap(withText)];
}

function find(node: Node, isWanted: (node: Node) => boolean): Node | undefined {
  if (isWanted(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

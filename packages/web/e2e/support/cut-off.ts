interface Cutter {
  readonly box: Element;
  readonly edges: DOMRect;
  readonly cutsSides: boolean;
  readonly cutsEnds: boolean;
}

/** Texts that a person cannot read: out of the page, or cut off by the box they stand in. Runs in the page. */
export function findCutOff(): string[] {
  const SLACK = 1.5;
  const width = document.documentElement.clientWidth;
  const dialog = document.querySelector('dialog[open]');
  const found: string[] = [];
  const cutters = new Map<Element, readonly Cutter[]>();
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !parent.checkVisibility() || parent.closest('.hidden, select, noscript'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const problem = problemOf(range.getBoundingClientRect(), parent);
    if (problem) found.push(`${problem}: ${node.textContent} in ${nameOf(parent)}`);
  }
  // in this order: until something changes about a field, the browser keeps its width of before the letters came
  for (const select of (dialog ?? document).querySelectorAll('select'))
    if (select.checkVisibility() && wholeWidth(select) - SLACK > select.offsetWidth)
      found.push(`select: ${nameOf(select)} with ${[...select.options].map(({ text }) => text).join(', ')}`);
  return [...new Set(found)];

  function problemOf(text: DOMRect, parent: Element): string | undefined {
    if (text.left < -SLACK || text.right > width + SLACK) return 'outside the page';
    for (const { box, edges, cutsSides, cutsEnds } of cuttersAround(parent)) {
      const { left, right, top, bottom } = edges;
      if (cutsSides && (text.left < left - SLACK || text.right > right + SLACK))
        return `cut off at the side by ${nameOf(box)}`;
      if (cutsEnds && (text.top < top - SLACK || text.bottom > bottom + SLACK))
        return `cut off above or below by ${nameOf(box)}`;
    }
    return undefined;
  }

  /** Whatever could cut off what stands in a box, from the inside out: worked out once for each box. */
  function cuttersAround(box: Element | null): readonly Cutter[] {
    if (!box) return [];
    const known = cutters.get(box);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(box);
    const cutsSides = overflowX !== 'visible';
    const cutsEnds = overflowY === 'hidden' || overflowY === 'clip';
    // a modal dialog lies above everything, whatever it is in
    const outer = box === dialog ? [] : cuttersAround(box.parentElement);
    const all =
      cutsSides || cutsEnds
        ? [{ box, edges: box.getBoundingClientRect(), cutsSides, cutsEnds }, ...outer]
        : outer;
    cutters.set(box, all);
    return all;
  }

  /** What it takes to show the longest choice. */
  function wholeWidth(select: HTMLSelectElement): number {
    const before = select.style.cssText;
    select.style.cssText = 'position: fixed; width: max-content; max-width: none; min-width: 0';
    const width = select.offsetWidth;
    select.style.cssText = before;
    return width;
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.className}`;
  }
}

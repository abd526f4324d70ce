/** What a table needs a person to see or to press now, and what of it is not there for eye and finger. */

/** Whatever a decision is made of. */
const NEEDED = [
  '.status',
  '.small-kingdom',
  '.plate-clock',
  '.slot',
  '.line .king',
  '.domino-back',
  '.held',
  '.hand .button',
  '.hand .die-button',
  '.coat-choice button',
  '.cell.legal',
  '.prompt .button',
];
/** Of it, what is pressed: nothing may lie over its middle. */
const PRESSED = ['.slot.free', '.hand .button', 'button.die-button', '.coat-choice button', '.cell.legal'];

export const WHAT_TO_SEE = { needed: NEEDED, pressed: PRESSED };

/** Runs in the page, so it uses nothing but what it is given. */
export function findOutOfSight({ needed, pressed }: typeof WHAT_TO_SEE): string[] {
  const SLACK = 1;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollHeight > clientHeight + SLACK)
    found.push(`the page is ${scrollHeight - clientHeight} px too high`);
  if (scrollWidth > clientWidth + SLACK) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  for (const element of document.querySelectorAll(needed.join())) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const cut = Math.round(Math.max(...overEdges(box, element)));
    if (cut > SLACK) found.push(`${nameOf(element)}: ${cut} px out of sight`);
    else if (element.matches(pressed.join()) && isCovered(element, box))
      found.push(`${nameOf(element)}: covered`);
  }
  return found;

  /** How far it reaches beyond the screen and every box that cuts it off. */
  function overEdges(box: DOMRect, element: Element): number[] {
    const over = [-box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight];
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edges = outer.getBoundingClientRect();
      if (overflowX !== 'visible') over.push(edges.left - box.left, box.right - edges.right);
      if (overflowY !== 'visible') over.push(edges.top - box.top, box.bottom - edges.bottom);
      // nothing further out cuts it off
      if (position === 'fixed') break;
    }
    return over;
  }

  function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(at && (element.contains(at) || at.closest('.cell') !== null));
  }

  function nameOf(element: Element): string {
    const { domino, x, y } = (element as HTMLElement).dataset;
    const which = domino ?? (x === undefined ? '' : `${x},${y}`);
    return `${element.tagName.toLowerCase()}.${element.className.trim().replaceAll(/\s+/g, '.')} ${which}`.trim();
  }
}

/**
 * What people point at, on whichever table lies below: a press on a square, a domino of the lines or a die points at it, and
 * whatever somebody points at is marked. The tables know nothing of it: squares and what moves have names of their own.
 */
import type { Point } from '@kingdomino/protocol';

/** What is marked, for whom and in which colour. */
export interface Mark {
  readonly point: Point;
  readonly name: string;
  readonly colour: string;
}

const ANCHORED = '[data-anchor^="older "], [data-anchor^="newer "], [data-anchor^="die "]';
const THINGS = `[data-x], ${ANCHORED}`;
const ANCHOR = /^(older|newer|die) (\d+)$/;

/** Marks what is pointed at and hears what is pressed, until it is ended. */
export function pointOn(root: HTMLElement, onPoint: (point: Point, name: string) => void) {
  let marks: readonly Mark[] = [];
  const draw = () => drawMarks(root, marks);
  const press = (event: Event) => {
    const found = event.target instanceof Element ? pointAt(root, event.target) : undefined;
    if (found) onPoint(found.point, nameOf(found.element));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') press(event);
  };
  root.addEventListener('click', press);
  root.addEventListener('keydown', pressKey);
  const observer = new MutationObserver(draw);
  observer.observe(root, { childList: true, subtree: true });
  draw();
  return {
    mark(next: readonly Mark[]) {
      marks = next;
      draw();
    },
    end() {
      root.removeEventListener('click', press);
      root.removeEventListener('keydown', pressKey);
      observer.disconnect();
      drawMarks(root, []);
    },
  };
}

/** What a point is called where it is seen. */
export function pointName(root: HTMLElement, point: Point): string | undefined {
  const [element] = elementsOf(root, point);
  return element && nameOf(element);
}

function pointAt(root: HTMLElement, target: Element): { point: Point; element: HTMLElement } | undefined {
  const element = target.closest<HTMLElement>(THINGS);
  if (!element) return undefined;
  const point = element.dataset.x === undefined ? anchored(element) : squareAt(root, element);
  return point && { point, element };
}

function squareAt(root: HTMLElement, { dataset }: HTMLElement): Point | undefined {
  const seat = shownSeat(root);
  return seat === undefined
    ? undefined
    : { kind: 'square', seat, x: Number(dataset.x), y: Number(dataset.y) };
}

function anchored({ dataset }: HTMLElement): Point | undefined {
  const [, what, number] = ANCHOR.exec(dataset.anchor ?? '') ?? [];
  if (what === undefined) return undefined;
  return what === 'die' ? { kind: 'die', die: Number(number) } : { kind: 'domino', domino: Number(number) };
}

/** The seat whose board is in the middle. */
function shownSeat(root: HTMLElement): number | undefined {
  const board = root.querySelector<HTMLElement>('[data-board][aria-pressed="true"]');
  return board ? Number(board.dataset.board) : undefined;
}

/** A square of a board that is not in the middle is seen as that board. */
function elementsOf(root: HTMLElement, point: Point): HTMLElement[] {
  if (point.kind === 'turn') return [];
  const isElsewhere = point.kind === 'square' && shownSeat(root) !== point.seat;
  const selector = isElsewhere ? `[data-board="${point.seat}"]` : selectorOf(point);
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function selectorOf(point: Exclude<Point, { kind: 'turn' }>): string {
  switch (point.kind) {
    case 'square':
      return `[data-x="${point.x}"][data-y="${point.y}"]`;
    case 'domino':
      return `[data-anchor="older ${point.domino}"], [data-anchor="newer ${point.domino}"]`;
    case 'die':
      return `[data-anchor="die ${point.die}"]`;
  }
}

function nameOf(element: HTMLElement): string {
  const named = element.matches('[aria-label]') ? element : element.querySelector('[aria-label], .hidden');
  return named?.getAttribute('aria-label') ?? named?.textContent ?? '';
}

function drawMarks(root: HTMLElement, marks: readonly Mark[]): void {
  const marked = new Set<HTMLElement>();
  for (const { point, name, colour } of marks)
    for (const element of elementsOf(root, point)) {
      marked.add(element);
      element.dataset.pointed = name;
      element.style.setProperty('--pointer', colour);
    }
  for (const element of root.querySelectorAll<HTMLElement>('[data-pointed]')) {
    if (marked.has(element)) continue;
    delete element.dataset.pointed;
    element.style.removeProperty('--pointer');
  }
  // what lies there only to be looked at can be pointed at by keyboard, too
  for (const element of root.querySelectorAll<HTMLElement>(ANCHORED))
    if (!element.matches('button *') && !element.querySelector('button')) element.tabIndex = 0;
}

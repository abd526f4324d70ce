/** What a test looks at and does in the page, found as a player finds it: by what it is called. */
import { drawn } from './visit.ts';

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** There is exactly one. */
export function one(selector: string, within: ParentNode = document): HTMLElement {
  const found = all(selector, within);
  if (found.length !== 1) throw new Error(`${found.length} times ${selector}`);
  return found[0]!;
}

/** As it is read: spaces in a row are one. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** What it is called by a screen reader. */
export function nameOf(element: Element): string {
  const label = element.matches('input, select') ? element.closest('label') : null;
  return element.getAttribute('aria-label') ?? textOf(label ?? element);
}

/** The only one of a kind that is called so. */
export function named<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  name: string | RegExp,
  within: ParentNode = document,
): Kind {
  const isIt = (element: Element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  const found = all(selector, within).filter(isIt);
  if (found.length !== 1) {
    const names = all(selector, within).map(nameOf);
    throw new Error(`${found.length} times ${selector} "${String(name)}" among ${JSON.stringify(names)}`);
  }
  return found[0] as Kind;
}

export const button = (name: string | RegExp, within?: ParentNode): HTMLButtonElement =>
  named<HTMLButtonElement>('button', name, within);
export const radio = (name: string | RegExp, within?: ParentNode): HTMLInputElement =>
  named<HTMLInputElement>('input[type=radio]', name, within);

/** As a screen reader does, without a pointer: nothing has a place here. What follows is drawn then. */
export async function press(element: HTMLElement): Promise<void> {
  element.click();
  await drawn();
}

export async function fill(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
}

export async function choose(list: HTMLSelectElement, value: string): Promise<void> {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
}

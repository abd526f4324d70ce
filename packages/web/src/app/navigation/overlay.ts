/**
 * Help and settings above a table: the table stays as it is below. By their addresses they are pages of their own; here
 * they are a step of the browser's history at the table's address, so that Back closes them and a reload keeps them.
 */
import { signal } from '@preact/signals';
import { fieldsOf } from '../storage/stored-value.ts';
import { HELP_PAGES, type Route, route } from './router.ts';

export type Overlay = Extract<Route, { screen: 'help' | 'settings' }>;

/** What a step of the history says lies above the table; whatever else stands there is nothing. */
function readOverlay(state: unknown): Overlay | undefined {
  const { screen, page } = fieldsOf(fieldsOf(state).overlay);
  if (screen === 'settings') return { screen };
  const known = HELP_PAGES.find(name => name === page);
  return screen === 'help' && known ? { screen, page: known } : undefined;
}

export const overlay = signal<Overlay | undefined>(readOverlay(history.state));

/** Lays it above the table, or turns the page of what lies there. */
export function openOverlay(over: Overlay): void {
  if (overlay.peek()) history.replaceState({ overlay: over }, '');
  else history.pushState({ overlay: over }, '');
  overlay.value = over;
}

export function closeOverlay(): void {
  if (!overlay.peek()) return;
  // at once, so that a second press does not go back once more
  overlay.value = undefined;
  history.back();
}

addEventListener('popstate', () => {
  overlay.value = readOverlay(history.state);
});

/** Whoever goes elsewhere leaves it behind. */
route.subscribe(() => {
  overlay.value = readOverlay(history.state);
});

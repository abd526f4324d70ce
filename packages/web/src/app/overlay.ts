/** Help and settings above a table: the table stays as it is below. By their addresses they are pages of their own. */
import { signal } from '@preact/signals';
import { type Route, route } from './router.ts';

export type Overlay = Extract<Route, { screen: 'help' | 'settings' }>;

export const overlay = signal<Overlay | undefined>(undefined);

/** Whoever goes elsewhere leaves it behind. */
route.subscribe(() => {
  overlay.value = undefined;
});

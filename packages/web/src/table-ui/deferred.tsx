/** Renders its children a moment after the rest of the table. */
import type { ComponentChildren } from 'preact';
import { useDeferredValue } from './use-deferred-value.ts';

export function Deferred({ children }: { readonly children: ComponentChildren }) {
  // the same elements as before are not gone through again
  return <>{useDeferredValue(children)}</>;
}

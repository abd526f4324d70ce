/** A part that may follow a moment after the rest: until that is on the screen it stays as it was. */
import type { ComponentChildren } from 'preact';
import { useDeferredValue } from './use-deferred-value.ts';

export function Deferred({ children }: { readonly children: ComponentChildren }) {
  // the same elements as before are not gone through again
  return <>{useDeferredValue(children)}</>;
}

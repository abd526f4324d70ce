/** A part that may follow a moment after the rest: until that is on the screen it stays as it was. */
import type { ComponentChildren } from 'preact';
import { useLater } from './use-later.ts';

export function Late({ children }: { readonly children: ComponentChildren }) {
  // the same elements as before are not gone through again
  return <>{useLater(children)}</>;
}

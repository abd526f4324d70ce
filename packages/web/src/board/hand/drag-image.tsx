/** The image under the pointer while something is dragged. Rendered once, then only moved. */
import { effect, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { dragged } from './drag-and-drop.ts';

export function DragImage({ children }: { readonly children: ComponentChildren }) {
  const isThere = useComputed(() => dragged.value !== undefined).value;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const at = dragged.value;
        if (!at || !sheet.current) return;
        sheet.current.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
      }),
    [isThere],
  );
  return isThere ? (
    <div ref={sheet} class="dragged">
      {children}
    </div>
  ) : null;
}

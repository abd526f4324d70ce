/** Renders what covers the table only after the current animations. */
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isMoving } from './stage.ts';

export function AfterMotion({ children }: { readonly children: ComponentChildren }) {
  const [isTime, come] = useState(false);
  // motions begin when the table has been drawn, so they are known only then
  useEffect(
    () =>
      effect(() => {
        if (!isMoving.value) come(true);
      }),
    [],
  );
  return isTime ? children : null;
}

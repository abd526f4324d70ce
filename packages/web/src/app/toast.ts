/** A short message that goes by itself. */
import { signal } from '@preact/signals';
import { announce } from './announce.ts';

const SHOWN_FOR = 4500;

export const message = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string): void {
  clearTimeout(timer);
  message.value = text;
  announce(text);
  timer = setTimeout(() => {
    message.value = '';
  }, SHOWN_FOR);
}

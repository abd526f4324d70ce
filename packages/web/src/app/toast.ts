/** Shows a toast: a short message that disappears by itself, perhaps with an action such as undo. */
import { signal } from '@preact/signals';
import { announce } from './announce.ts';

const SHOWN_FOR = 4500;
/** Time to read and to decide. */
const SHOWN_WITH_ACTION = 10_000;

interface Action {
  readonly word: string;
  readonly run: () => void;
}

export interface Message {
  readonly text: string;
  readonly action: Action | undefined;
  /** Counts, so that the same text twice is two messages. */
  readonly number: number;
}

export const message = signal<Message | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

export function toast(text: string, action?: Action): void {
  message.value = { text, action, number: ++count };
  announce(text);
  releaseToast();
}

/** Somebody is about to press it: it stays for as long as the pointer or the focus is on it. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Its time begins, or begins anew. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(endToast, message.value?.action ? SHOWN_WITH_ACTION : SHOWN_FOR);
}

export function endToast(): void {
  message.value = undefined;
}

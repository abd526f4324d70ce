/** Sentences for screen readers: what happened, without moving the focus. */
import { signal } from '@preact/signals';

/** The number makes two equal sentences in a row two announcements. */
export const announcement = signal<{ readonly text: string; readonly count: number }>({ text: '', count: 0 });

export function announce(text: string): void {
  announcement.value = { text, count: announcement.value.count + 1 };
}

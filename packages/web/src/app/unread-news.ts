/** How many news I have not read, as last told: for the bell, which is on every screen. */
import { signal } from '@preact/signals';

export const unreadNews = signal(0);

/**
 * Sentences for screen readers: what happened, without moving the focus. They are said in the region on top: while a
 * dialog is open nothing outside of it exists for a screen reader.
 */
import { signal } from '@preact/signals';

interface Sentence {
  readonly text: string;
  /** Makes two equal sentences in a row two announcements. */
  readonly count: number;
}

interface Said {
  readonly region: number;
  /** The last few: one that is replaced at once would not be read. */
  readonly sentences: readonly Sentence[];
}

/** The region of the page itself. */
export const PAGE = 0;
const KEPT = 6;
const regions: number[] = [];
/** Nothing below it can be heard or pressed. */
export const topRegion = signal(PAGE);
let opened = 0;
let count = 0;

export const said = signal<Said>({ region: PAGE, sentences: [] });

/** A new region on top of all others. */
export function openRegion(): number {
  opened += 1;
  regions.push(opened);
  topRegion.value = opened;
  return opened;
}

export function closeRegion(region: number): void {
  regions.splice(regions.indexOf(region), 1);
  topRegion.value = regions.at(-1) ?? PAGE;
}

export function announce(text: string): void {
  const { value: region } = topRegion;
  const before = said.value.region === region ? said.value.sentences : [];
  count += 1;
  said.value = { region, sentences: [...before, { text, count }].slice(-KEPT) };
}

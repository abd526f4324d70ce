/** The pad of this device: kept with every tap, the same in all tabs, and every step of this tab can be taken back. */
import { computed, signal } from '@preact/signals';
import { onOtherTab } from '../app/storage/storage.ts';
import { fieldsOf, readJson, StoredValue } from '../app/storage/stored-value.ts';
import { newPad, type Pad } from './pad.ts';
import { readPad } from './pad-format.ts';

const KEY = 'pad';
const kept = new StoredValue<Pad | undefined>(KEY, [readPad], undefined);
const MOST_STEPS = 300;

export const pad = signal<Pad>(kept.read() ?? newPad());
const before = signal<readonly Pad[]>([]);
export const canUndo = computed(() => before.value.length > 0);

onOtherTab(key => {
  if (!kept.isAt(key) || isAsKept()) return;
  pad.value = kept.read() ?? newPad();
  // what the other tab has done is not to be undone from here unseen
  before.value = [];
});

export function changePad(next: Pad): void {
  if (next === pad.value) return;
  before.value = [...before.value, pad.value].slice(-MOST_STEPS);
  show(next);
}

export function undoPad(): void {
  const last = before.value.at(-1);
  if (!last) return;
  before.value = before.value.slice(0, -1);
  show(last);
}

/** A letter of a name: no step that anybody would take back. */
export function typeIn(next: Pad): void {
  show(next);
}

/** Nothing is new in what lies there. */
function isAsKept(): boolean {
  return JSON.stringify(fieldsOf(readJson(KEY)).value) === JSON.stringify(pad.peek());
}

function show(next: Pad): void {
  pad.value = next;
  kept.write(next);
}

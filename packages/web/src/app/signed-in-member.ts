/** The member signed in on this device, as last heard: known offline, and before there is a connection. */
import { signal } from '@preact/signals';
import { onOtherTab } from './storage/storage.ts';
import { StoredValue } from './storage/stored-value.ts';

const MOST_ID = 40;
const kept = new StoredValue<string>(
  'member',
  [raw => (typeof raw === 'string' && raw.length <= MOST_ID ? raw : undefined)],
  '',
);

/** The member's id; empty where nobody is. */
export const signedInMember = signal(kept.read());

onOtherTab(key => {
  if (kept.isAt(key)) signedInMember.value = kept.read();
});

export function noteMember(id: string): void {
  if (id === signedInMember.peek()) return;
  if (id === '') kept.forget();
  else kept.write(id);
  signedInMember.value = id;
}

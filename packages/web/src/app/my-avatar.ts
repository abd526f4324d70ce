/** The head that this device's player has chosen: kept here, and told to the server by whoever has a connection. */
import { AVATARS, type Avatar } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { onOtherTab } from './storage/storage.ts';
import { fieldsOf, StoredValue } from './storage/stored-value.ts';

interface Choice {
  readonly avatar?: Avatar | undefined;
  /** The server has not heard of it yet. */
  readonly isNew: boolean;
}

const NONE: Choice = { isNew: false };
const kept = new StoredValue<Choice>('avatar', [read], NONE);

function read(raw: unknown): Choice {
  const { avatar, isNew } = fieldsOf(raw);
  return { avatar: AVATARS.find(known => known === avatar), isNew: isNew === true };
}

export const myAvatar = signal<Choice>(kept.read());

onOtherTab(key => {
  if (kept.isAt(key)) myAvatar.value = kept.read();
});

export function chooseAvatar(avatar: Avatar | undefined): void {
  keepAvatar({ avatar, isNew: true });
}

/** As the server has it. */
export function heardAvatar(avatar: Avatar | undefined): void {
  keepAvatar({ avatar, isNew: false });
}

function keepAvatar(choice: Choice): void {
  const { avatar, isNew } = myAvatar.peek();
  if (choice.avatar === avatar && choice.isNew === isNew) return;
  kept.write(choice);
  myAvatar.value = choice;
}

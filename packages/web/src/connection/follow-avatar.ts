/** One head on all devices: what was chosen here goes to the server once there is a connection, else its own counts. */
import { effect } from '@preact/signals';
import { heardAvatar, myAvatar } from '../app/my-avatar.ts';
import type { Connection } from './connection.ts';

/** Returns its end. */
export function followAvatar({ me, state, ask }: AvatarLine): () => void {
  let isAsking = false;
  return effect(() => {
    const { avatar, isNew } = myAvatar.value;
    if (!me.value || state.value !== 'open' || isAsking) return;
    if (!isNew || avatar === me.value.avatar) {
      heardAvatar(me.value.avatar);
      return;
    }
    isAsking = true;
    void ask({ type: 'avatar', ...(avatar && { avatar }) }).then(answer => {
      isAsking = false;
      // refused is as good as heard: asked again and again it would be refused again
      if (answer.type !== 'me') heardAvatar(me.peek()?.avatar);
      else if (myAvatar.peek().avatar === avatar) heardAvatar(avatar);
    });
  });
}

/** What of the connection is needed. */
export interface AvatarLine extends Pick<Connection, 'me' | 'state'> {
  readonly ask: (command: AvatarCommand) => Promise<{ readonly type: string }>;
}

type AvatarCommand = Extract<Parameters<Connection['ask']>[0], { readonly type: 'avatar' }>;

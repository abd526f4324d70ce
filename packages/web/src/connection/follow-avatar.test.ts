/** One head on all devices: a choice made here is told once, and the server's counts otherwise. */
import type { Player } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { chooseAvatar, heardAvatar, myAvatar } from '../app/my-avatar.ts';
import type { ConnectionState } from './connection-state.ts';
import { type AvatarLine, followAvatar } from './follow-avatar.ts';

const ANN: Player = { id: 'ann', name: 'Ann' };

let end = () => {};

function line(player: Player | undefined, answer: 'me' | 'refused' = 'me') {
  const asked: unknown[] = [];
  const me = signal(player);
  const state = signal<ConnectionState>('connecting');
  const ask: AvatarLine['ask'] = async command => {
    const { type: _, ...wish } = command;
    asked.push(wish);
    if (answer === 'me') me.value = { ...ANN, ...wish };
    return { type: answer };
  };
  end = followAvatar({ me, state, ask });
  return { asked, me, state };
}

beforeEach(() => {
  end();
  heardAvatar(undefined);
});

test('chosen before there was a connection, it is told with the first one, and once', async () => {
  chooseAvatar('miller');
  const { asked, state } = line(ANN);
  expect(asked).toEqual([]);
  state.value = 'open';
  await Promise.resolve();
  state.value = 'connecting';
  state.value = 'open';
  await Promise.resolve();
  expect(asked).toEqual([{ avatar: 'miller' }]);
  expect(myAvatar.value).toEqual({ avatar: 'miller', isNew: false });
});

test('chosen on another device, it is here too; and taken away it is told so', async () => {
  const { asked, state } = line({ ...ANN, avatar: 'monk' });
  state.value = 'open';
  expect(myAvatar.value.avatar).toBe('monk');
  chooseAvatar(undefined);
  await Promise.resolve();
  expect(asked).toEqual([{}]);
});

test('refused, it is not asked for again, and the one that the server has is shown', async () => {
  const { asked, state } = line(ANN, 'refused');
  state.value = 'open';
  chooseAvatar('jester');
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  expect(myAvatar.value).toEqual({ avatar: undefined, isNew: false });
});

import { expect, test } from 'vitest';
import { noPubSub, type PubSubMessage } from '../pubsub/pubsub.ts';
import { OnlineMembers } from './online-members.ts';

type Online = Extract<PubSubMessage, { kind: 'online' }>;

function twoProcesses() {
  const clock = { time: 0 };
  const ports = { now: () => clock.time };
  const sent: Online[] = [];
  const pubsub = { ...noPubSub, publish: (message: PubSubMessage) => void sent.push(message as Online) };
  const one = new OnlineMembers({ pubsub, ports, process: 'one' });
  const other = new OnlineMembers({ pubsub: noPubSub, ports, process: 'other' });
  const deliver = () => {
    for (const message of sent.splice(0)) other.receive(message);
  };
  return { clock, one, other, deliver, sent };
}

const ann = { id: 'ann', name: 'Ann', member: true } as const;

test('who has two tabs is there until both are closed, at every process', () => {
  const { one, other, deliver } = twoProcesses();
  const [first, second] = [{}, {}];
  one.came(first, ann);
  one.came(second, ann);
  deliver();
  expect([one.isOnline('ann'), other.isOnline('ann'), other.isOnline('bob')]).toEqual([true, true, false]);
  one.went(first);
  one.went(first);
  deliver();
  expect(other.isOnline('ann')).toBe(true);
  one.went(second);
  deliver();
  expect([one.isOnline('ann'), other.isOnline('ann')]).toEqual([false, false]);
});

test('a process that is not heard of any more has nobody, one that repeats itself has', () => {
  const { clock, one, other, deliver, sent } = twoProcesses();
  one.came({}, ann);
  one.came({}, { id: 'guest', name: 'Guest' });
  expect(sent.flatMap(({ players }) => players)).toEqual(['ann']);
  deliver();
  clock.time = 40_000;
  one.repeat();
  deliver();
  clock.time = 80_000;
  expect(other.isOnline('ann')).toBe(true);
  clock.time = 90_001;
  expect(other.isOnline('ann')).toBe(false);
});

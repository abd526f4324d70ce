/** Who hears of whom, and how often. */
import type { ReadonlyTable } from '@kingdomino/table';
import { describe, expect, test } from 'vitest';
import { noPubSub, type PubSub, type PubSubMessage } from '../pubsub/pubsub.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { BELIEVED, TablePresence } from './table-presence.ts';
import { Watchers } from './watchers.ts';

type Told = Extract<PubSubMessage, { kind: 'presence' }>;

/** A table with two seats, at which Ann and Bob sit. */
const TABLE = {
  seats: [{}, {}],
  seatOf: (player: string) => ({ ann: 0, bob: 1 })[player],
} as unknown as ReadonlyTable;

function house() {
  const watchers = new Watchers({ onLast: table => presence.forget(table) });
  const ports = new FakePorts();
  const published: Told[] = [];
  const pubsub: PubSub = { ...noPubSub, publish: message => void published.push(message as Told) };
  const presence = new TablePresence({ watchers, pubsub, ports, process: 'here', tableOf: () => TABLE });
  const come = (playerId: string) => {
    const heard: { seats: boolean[]; watchers: number }[] = [];
    const watcher = {
      playerId,
      isPageVisible: true,
      sendText: (text: string) => void heard.push(JSON.parse(text) as never),
    };
    watchers.watch('t', watcher);
    presence.update('t');
    const go = () => {
      watchers.unwatch('t', watcher);
      presence.update('t');
    };
    return { heard, go };
  };
  const elsewhere = (change: Partial<Told>) =>
    presence.receive({ kind: 'presence', table: 't', process: 'there', seats: [], watchers: 0, ...change });
  return { watchers, ports, published, presence, come, elsewhere };
}

describe('a crowd of spectators', () => {
  test('that comes at once is told of once, to each and to other processes', () => {
    const { presence, published, come } = house();
    const ann = come('ann');
    const [heardBefore, publishedBefore] = [ann.heard.length, published.length];
    const crowd = Array.from({ length: 200 }, (_, number) => come(`spectator-${number}`));
    expect(ann.heard.length + published.length).toBe(heardBefore + publishedBefore);
    presence.tellLate();
    expect(ann.heard.slice(heardBefore)).toMatchObject([{ seats: [true, false], watchers: 200 }]);
    for (const { heard } of crowd) expect(heard).toHaveLength(1);
    expect(published.slice(publishedBefore)).toMatchObject([{ watchers: 200 }]);
    presence.tellLate();
    expect(crowd[0]!.heard).toHaveLength(1);
  });

  test('that goes is told of once, too', () => {
    const { presence, published, come } = house();
    const ann = come('ann');
    const crowd = Array.from({ length: 50 }, (_, number) => come(`spectator-${number}`));
    presence.tellLate();
    const [heardBefore, publishedBefore] = [ann.heard.length, published.length];
    for (const { go } of crowd) go();
    presence.tellLate();
    expect(ann.heard.slice(heardBefore)).toMatchObject([{ watchers: 0 }]);
    expect(published.slice(publishedBefore)).toMatchObject([{ watchers: 0 }]);
  });

  test('elsewhere waits for the next telling as well', () => {
    const { presence, come, elsewhere } = house();
    const ann = come('ann');
    const before = ann.heard.length;
    for (let watchers = 1; watchers <= 30; watchers++) elsewhere({ watchers });
    expect(ann.heard).toHaveLength(before);
    presence.tellLate();
    expect(ann.heard.slice(before)).toMatchObject([{ watchers: 30 }]);
  });
});

describe('a player', () => {
  test('who comes or goes is told of at once', () => {
    const { come } = house();
    const ann = come('ann');
    const bob = come('bob');
    expect(ann.heard.at(-1)).toMatchObject({ seats: [true, true] });
    bob.go();
    expect(ann.heard.at(-1)).toMatchObject({ seats: [true, false] });
  });

  test('at another process is told of at once, and is gone when that is silent for long', () => {
    const { come, elsewhere, ports, presence } = house();
    const ann = come('ann');
    elsewhere({ seats: [1] });
    expect(ann.heard.at(-1)).toMatchObject({ seats: [true, true] });
    ports.time += BELIEVED;
    presence.repeat(['t']);
    expect(ann.heard.at(-1)).toMatchObject({ seats: [true, false] });
  });
});

describe('a process', () => {
  test('asks once for what others know, and answers when it is asked', () => {
    const { come, published, elsewhere } = house();
    come('ann');
    expect(published.filter(({ asks }) => asks)).toHaveLength(1);
    const before = published.length;
    elsewhere({ asks: true });
    expect(published.slice(before)).toMatchObject([{ seats: [0] }]);
    expect(published.at(-1)).not.toHaveProperty('asks');
  });

  test('says once that nobody of its own is there any more, and forgets the table', () => {
    const { come, published, presence, watchers } = house();
    const [ann, cat] = [come('ann'), come('cat')];
    cat.go();
    ann.go();
    expect([watchers.isWatched('t'), published.at(-1)]).toMatchObject([false, { seats: [], watchers: 0 }]);
    const before = published.length;
    presence.tellLate();
    expect(published).toHaveLength(before);
  });

  test('does not hear of tables that it does not show', () => {
    const { elsewhere, published, presence } = house();
    elsewhere({ seats: [0], asks: true });
    presence.tellLate();
    expect(published).toEqual([]);
  });
});

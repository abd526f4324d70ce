/** Pub/sub over connections: one of the test's own that can be broken, and the real ones. */
import { needs } from '@kingdomino/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TcpProxy } from '../testing/crash/tcp-proxy.ts';
import { missingPostgres, startPostgres, type TestPostgres } from '../testing/processes/postgres.ts';
import { missingRedis, startRedis, type TestRedis } from '../testing/processes/redis.ts';
import type { Connect, ConnectionHooks } from './connection.ts';
import { postgresPubSub } from './postgres-connection.ts';
import type { PubSubMessage } from './pubsub.ts';
import { ReconnectingPubSub } from './reconnecting-pubsub.ts';
import { redisPubSub } from './redis-connection.ts';

const event = (table: string, version: number): PubSubMessage => ({ kind: 'events', table, version });

/** Connections that all meet in one place. */
class Exchange {
  /** Everything is answered, and nothing delivered. */
  isSilent = false;
  readonly connections = new Set<{ hooks: ConnectionHooks; channels: Set<string> }>();
  readonly open: Connect = async hooks => {
    const connection = { hooks, channels: new Set<string>() };
    this.connections.add(connection);
    return {
      send: async messages => {
        if (this.isSilent) return;
        for (const { channel, text } of messages)
          for (const other of this.connections) if (other.channels.has(channel)) other.hooks.onText(text);
      },
      listen: async channels => {
        for (const channel of channels) connection.channels.add(channel);
      },
      unlisten: async channels => {
        for (const channel of channels) connection.channels.delete(channel);
      },
      destroy: () => void this.connections.delete(connection),
    };
  };
}

/** A process with everything it has heard, and a way to wait for it. */
async function join(open: Connect, name: string) {
  const pubsub = new ReconnectingPubSub(open, name, () => undefined);
  const heard: string[] = [];
  const gaps: number[] = [];
  let look = () => {};
  pubsub.subscribe(
    message => {
      heard.push(
        'table' in message ? `${message.table}@${'version' in message ? message.version : ''}` : message.kind,
      );
      look();
    },
    gap => {
      gaps.push(gap);
      look();
    },
  );
  await pubsub.open();
  const until = (isSo: () => boolean) =>
    new Promise<void>(resolve => {
      look = () => isSo() && resolve();
      look();
    });
  return { pubsub, heard, gaps, until };
}

/** What every line must do. */
function contract(open: () => Connect): void {
  test('a process hears of the tables that it follows, of what concerns all, and never of itself', async () => {
    const [ann, bob] = [await join(open(), 'ann'), await join(open(), 'bob')];
    await bob.pubsub.follow('shown-table');
    await ann.pubsub.follow('shown-table');
    ann.pubsub.publish(event('hidden-table', 1));
    ann.pubsub.publish(event('shown-table', 2));
    ann.pubsub.publish({ kind: 'signed-out', player: 'eve' });
    await bob.until(() => bob.heard.length === 2);
    expect([ann.heard, bob.heard]).toEqual([[], ['shown-table@2', 'signed-out']]);
    bob.pubsub.unfollow('shown-table');
    await bob.pubsub.follow('other-table');
    ann.pubsub.publish(event('shown-table', 3));
    ann.pubsub.publish(event('other-table', 4));
    await bob.until(() => bob.heard.length === 3);
    expect(bob.heard[2]).toBe('other-table@4');
    await Promise.all([ann.pubsub.close(), bob.pubsub.close()]);
  });
}

describe('a line', () => {
  const exchange = new Exchange();
  contract(() => exchange.open);
});

test('a line that breaks is opened again, and whoever listens knows that something may be missing', async () => {
  const exchange = new Exchange();
  const bob = await join(exchange.open, 'bob');
  await bob.pubsub.follow('shown-table');
  const [line] = exchange.connections;
  line!.hooks.onLost(new Error('cut'));
  expect(bob.pubsub.isUp).toBe(false);
  await bob.until(() => bob.gaps.length === 3);
  expect([bob.gaps[0], bob.gaps[1]! > 0, bob.gaps[2], bob.pubsub.isUp]).toEqual([0, true, 0, true]);
  expect(
    [...exchange.connections].map(({ channels }) => [...channels].sort((a, b) => a.localeCompare(b))),
  ).toEqual([['kd_all', 'kd_shown-table', 'pulse_bob']]);
  await bob.pubsub.close();
});

describe('a line that answers everything and delivers nothing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is noticed within a second, told once, and said to be up again when messages come', async () => {
    const exchange = new Exchange();
    const bob = await join(exchange.open, 'bob');
    await vi.advanceTimersByTimeAsync(5000);
    expect([bob.gaps, bob.pubsub.isUp]).toEqual([[0], true]);
    exchange.isSilent = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(bob.pubsub.isUp).toBe(false);
    expect(bob.gaps).toHaveLength(2);
    expect(bob.gaps[1]).toBeLessThanOrEqual(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([bob.gaps.length, bob.pubsub.isUp, exchange.connections.size]).toEqual([2, false, 1]);
    exchange.isSilent = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect([bob.gaps.at(-1), bob.gaps.length, bob.pubsub.isUp]).toEqual([0, 3, true]);
    await bob.pubsub.close();
  });
});

describe('a server that takes connections and answers nothing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const forEver = () => new Promise<never>(() => undefined);

  test.each([
    ['connects', async () => forEver()],
    [
      'subscribes',
      async (open: Connect, hooks: ConnectionHooks) => ({ ...(await open(hooks)), listen: forEver }),
    ],
  ])('a start that never %s fails in time, and leaves no connection behind', async (_, connect) => {
    const exchange = new Exchange();
    const pubsub = new ReconnectingPubSub(
      hooks => connect(exchange.open, hooks),
      'ann',
      () => undefined,
    );
    const opened = expect(pubsub.open()).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(2000);
    await opened;
    expect(exchange.connections.size).toBe(0);
    await pubsub.close();
  });

  test('a connection that comes too late is closed', async () => {
    const exchange = new Exchange();
    const late: Connect = async hooks => {
      await new Promise(resolve => setTimeout(resolve, 3000));
      return exchange.open(hooks);
    };
    const pubsub = new ReconnectingPubSub(late, 'ann', () => undefined);
    const opened = expect(pubsub.open()).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(5000);
    await opened;
    expect(exchange.connections.size).toBe(0);
    await pubsub.close();
  });

  test('one that answered before and hangs at the next subscription is tried again until it answers', async () => {
    const exchange = new Exchange();
    let hangs = false;
    const open: Connect = async hooks => {
      const connection = await exchange.open(hooks);
      return { ...connection, listen: channels => (hangs ? forEver() : connection.listen(channels)) };
    };
    const bob = await join(open, 'bob');
    hangs = true;
    [...exchange.connections][0]!.hooks.onLost(new Error('cut'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bob.pubsub.isUp).toBe(false);
    hangs = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect([bob.pubsub.isUp, exchange.connections.size]).toEqual([true, 1]);
    await bob.pubsub.close();
  });
});

test('what was published is sent before the connection is closed', async () => {
  const exchange = new Exchange();
  const [ann, bob] = [await join(exchange.open, 'ann'), await join(exchange.open, 'bob')];
  for (let player = 0; player < 500; player++)
    ann.pubsub.publish({ kind: 'signed-out', player: String(player) });
  await ann.pubsub.close();
  expect(bob.heard).toHaveLength(500);
  await bob.pubsub.close();
});

test('a line that fails while it is closed is no error, and is not opened again', async () => {
  const exchange = new Exchange();
  const errors: Error[] = [];
  const open: Connect = async hooks => ({
    ...(await exchange.open(hooks)),
    send: () => Promise.reject(new Error('cut')),
  });
  const pubsub = new ReconnectingPubSub(open, 'ann', error => errors.push(error));
  await pubsub.open();
  pubsub.publish(event('shown-table', 1));
  await pubsub.close();
  expect([errors, exchange.connections.size, pubsub.isUp]).toEqual([[], 0, false]);
});

test('messages without a connection do not pile up', async () => {
  const exchange = new Exchange();
  const [ann, bob] = [await join(exchange.open, 'ann'), await join(exchange.open, 'bob')];
  await bob.pubsub.follow('shown-table');
  const [first] = exchange.connections;
  first!.hooks.onLost(new Error('cut'));
  for (let version = 0; version < 20_000; version++) ann.pubsub.publish(event('shown-table', version));
  await bob.until(() => bob.heard.at(-1) === 'shown-table@19999');
  expect(bob.heard.length).toBeLessThanOrEqual(5000);
  await Promise.all([ann.pubsub.close(), bob.pubsub.close()]);
});

test('processes of release 0.2 can read what is sent', async () => {
  const exchange = new Exchange();
  const { pubsub } = await join(exchange.open, 'ann');
  const texts: string[] = [];
  const other = await exchange.open({ onText: text => texts.push(text), onLost: () => undefined });
  await other.listen(['kd_shown-table']);
  pubsub.publish(event('shown-table', 1));
  await pubsub.close();
  expect(texts.map(text => JSON.parse(text))).toEqual([{ sender: 'ann', news: event('shown-table', 1) }]);
});

test('a message that is too long is complained of, and keeps no other from being sent', async () => {
  const exchange = new Exchange();
  const errors: Error[] = [];
  const ann = new ReconnectingPubSub(exchange.open, 'ann', error => errors.push(error));
  await ann.open();
  const bob = await join(exchange.open, 'bob');
  ann.publish({ kind: 'waits', players: Array.from({ length: 900 }, (_, index) => `player-${index}`) });
  ann.publish({ kind: 'signed-out', player: 'eve' });
  await ann.close();
  expect([bob.heard, errors.map(({ message }) => message)]).toEqual([
    ['signed-out'],
    ['a pub/sub message of the kind waits is too long'],
  ]);
  await bob.pubsub.close();
});

describe('a Redis-compatible server', needs(missingRedis()), () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  contract(() => redisPubSub(redis.url));

  test('a connection that breaks is replaced', async () => {
    const proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(new URL(redis.url).port) });
    const bob = await join(redisPubSub(`redis://127.0.0.1:${proxy.port}`), 'bob');
    proxy.cut();
    await bob.until(() => bob.gaps.length === 3);
    await bob.pubsub.close();
    await proxy.close();
  });
});

describe('PostgreSQL', needs(missingPostgres()), () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  contract(() => postgresPubSub(postgres.url));
});

/** Pub/sub over connections: one of the test's own that can be broken, and the real ones. */
import { needs } from '@kingdomino/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  readonly connections = new Set<{ hooks: ConnectionHooks; channels: Set<string> }>();
  readonly open: Connect = async hooks => {
    const connection = { hooks, channels: new Set<string>() };
    this.connections.add(connection);
    return {
      send: async messages => {
        for (const { channel, text } of messages)
          for (const other of this.connections) if (other.channels.has(channel)) other.hooks.onText(text);
      },
      listen: async channels => {
        for (const channel of channels) connection.channels.add(channel);
      },
      unlisten: async channels => {
        for (const channel of channels) connection.channels.delete(channel);
      },
      ping: async () => undefined,
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
  await bob.until(() => bob.gaps.length === 2);
  expect([bob.gaps[0], bob.gaps[1]! > 0, bob.pubsub.isUp]).toEqual([0, true, true]);
  expect(
    [...exchange.connections].map(({ channels }) => [...channels].sort((a, b) => a.localeCompare(b))),
  ).toEqual([['kd_all', 'kd_shown-table']]);
  await bob.pubsub.close();
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
    await bob.until(() => bob.gaps.length === 2);
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

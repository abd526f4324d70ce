/** Connections with sockets that drop, stall and sleep. */
import { EventEmitter } from 'node:events';
import { soon } from '@kingdomino/testkit/soon';
import { describe, expect, test } from 'vitest';
import { WebSocket as RealSocket, type WebSocket } from 'ws';
import type { CommandExecutor } from '../command-executor.ts';
import { readConfig } from '../config.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { ConnectionLimits } from '../limits/connection-limits.ts';
import { Watchers } from '../presence/watchers.ts';
import type { Store } from '../storage/store.ts';
import { TemporaryError } from '../storage/temporary-error.ts';
import { UnreadableTable } from '../tables/unreadable-table.ts';
import { open as openTable } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, temporaryStore } from '../testing/test-server.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Connections, HEARTBEAT, HEARTBEAT_STEP } from './connections.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  ending = '';

  send(text: string): void {
    this.sent.push(text);
  }

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.ending = 'terminated';
  }

  close(code: number): void {
    this.ending = `closed ${code}`;
  }
}

const ports = new FakePorts();
const player = { id: 'ann', name: 'Ann' };

function connect(change: Partial<ConnectionParts> = {}) {
  const socket = new FakeSocket();
  const parts: ConnectionParts = {
    executor: { execute: async () => ({ type: 'pong', time: 1 }) } as unknown as CommandExecutor,
    now: () => ports.now(),
    tableTime: () => ports.now(),
    limit: () => undefined,
    limitCommand: () => undefined,
    watch: () => undefined,
    unwatch: () => undefined,
    follow: () => undefined,
    unfollow: () => undefined,
    look: () => undefined,
    onCommand: () => undefined,
    onError: () => undefined,
    onDropped: () => undefined,
    ...change,
  };
  const who = { player, token: 't', address: '10.0.0.1' };
  return { socket, connection: new Connection(socket as unknown as WebSocket, who, parts) };
}

function registry(
  playerOf: () => Promise<typeof player | undefined> = async () => player,
  isCutOff = () => false,
) {
  const watchers = new Watchers();
  const left: string[] = [];
  const connections = new Connections({
    limits: new ConnectionLimits({
      ...readConfig({}).limits,
      sockets: 3,
      socketsPerAddress: 2,
      socketsPerPlayer: 2,
    }),
    watchers,
    identity: { playerOf } as unknown as IdentityService,
    ports,
    onLeave: tables => left.push(...tables),
    isCutOff,
  });
  return { watchers, left, connections };
}

function beatAll(connections: Connections): void {
  for (let time = 0; time < HEARTBEAT; time += HEARTBEAT_STEP) connections.beat();
}

const ping = Buffer.from('{"type":"ping","id":"a"}');

describe('a connection', () => {
  test('answers one message after the other', async () => {
    const { socket, connection } = connect();
    socket.emit('message', ping, false);
    socket.emit('message', ping, false);
    await connection.settled;
    expect(socket.sent).toHaveLength(2);
  });

  test('that reads too slowly is dropped', () => {
    const { socket, connection } = connect();
    socket.bufferedAmount = 2_000_000;
    connection.sendText('news');
    expect([socket.sent, socket.ending]).toEqual([[], 'terminated']);
  });

  test('that sends nonsense is told so, and closed when it goes on', () => {
    const { socket } = connect();
    for (let time = 0; time < 80; time++) socket.emit('message', Buffer.from('nonsense'), false);
    expect(socket.sent[0]).toContain('a message must be JSON');
    expect(socket.sent).toHaveLength(51);
    expect(socket.ending).toBe('closed 4001');
  });

  test.each([
    [new Error('secret'), 'internal'],
    [new UnreadableTable('t', 3, 'a riddle'), 'table t cannot be read: event 3: a riddle'],
    [new TemporaryError('secret'), 'overloaded'],
  ])('hears of failures without their details, and whether to try again: %s', async (failure, text) => {
    const errors: unknown[] = [];
    const executor = { execute: () => Promise.reject(failure) } as unknown as CommandExecutor;
    const { socket, connection } = connect({ executor, onError: error => errors.push(error) });
    socket.emit('message', ping, false);
    await connection.settled;
    expect(socket.sent[0]).toContain(text);
    expect(socket.sent[0]).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });
});

describe('all connections', () => {
  test('have room for so many, by player and address', () => {
    const { connections } = registry();
    const ann = { player: 'ann', address: '10.0.0.1' };
    const hasRoomFor = (client: { player: string; address: string }) => {
      const giveBack = connections.reserve(client);
      giveBack?.();
      return giveBack !== undefined;
    };
    const second = connect().connection;
    connections.reserve(ann);
    connections.add(connect().connection);
    expect(hasRoomFor({ player: 'ann', address: '10.0.0.2' })).toBe(true);
    connections.reserve(ann);
    connections.add(second);
    expect(hasRoomFor({ player: 'ann', address: '10.0.0.2' })).toBe(false);
    expect(hasRoomFor({ player: 'bob', address: '10.0.0.1' })).toBe(false);
    expect(hasRoomFor({ player: 'bob', address: '10.0.0.3' })).toBe(true);
    connections.remove(second);
    expect(hasRoomFor({ player: 'ann', address: '10.0.0.1' })).toBe(true);
  });

  /** Moves the time of the heartbeats on; `live` answers, `busy` speaks by itself. */
  function listen(seconds: number) {
    const { connections } = registry();
    const [dead, live, busy] = [connect(), connect(), connect()];
    for (const { connection } of [dead, live, busy]) connections.add(connection);
    let noticedAt: number | undefined;
    let answered = 0;
    for (let time = HEARTBEAT_STEP; time <= 1000 * seconds; time += HEARTBEAT_STEP) {
      if (time % 3000 === 0) busy.socket.emit('message', ping, false);
      connections.beat();
      for (; answered < live.socket.pings; answered++) live.socket.emit('pong');
      if (dead.socket.ending === 'terminated') noticedAt ??= time;
    }
    return { noticedAt, dead: dead.socket, live: live.socket, busy: busy.socket };
  }

  test('that are dead are noticed within 16 seconds, after two questions', () => {
    const { noticedAt, dead } = listen(17);
    expect(noticedAt).toBeLessThanOrEqual(16_000);
    expect(dead.pings).toBe(2);
  });

  test('that answer stay and are asked every eight seconds; who speaks is not asked at all', () => {
    const { live, busy } = listen(60);
    expect([live.ending, live.pings, busy.ending, busy.pings]).toEqual(['', 7, '', 0]);
  });

  test('have eight seconds to answer', () => {
    const { connections } = registry();
    const { socket, connection } = connect();
    connections.add(connection);
    for (let round = 0; round < 12; round++) {
      beatAll(connections);
      if (socket.pings === 2 * (1 + Math.floor(round / 3))) socket.emit('pong');
    }
    expect(socket.ending).toBe('');
  });

  test('that neither say nor watch anything are closed', () => {
    const { watchers, connections, left } = registry();
    const [idle, watching] = [connect(), connect()];
    for (const { connection } of [idle, watching]) connections.add(connection);
    watchers.watch('table', watching.connection);
    ports.time += 6 * 60_000;
    beatAll(connections);
    expect([idle.socket.ending, watching.socket.ending]).toEqual(['closed 4003', '']);
    connections.remove(watching.connection);
    expect(left).toEqual(['table']);
  });

  test('are sent elsewhere while this process hears nothing of what others do', () => {
    let isCutOff = false;
    const { connections } = registry(undefined, () => isCutOff);
    const { socket, connection } = connect();
    connections.add(connection);
    connections.beat();
    expect(socket.ending).toBe('');
    isCutOff = true;
    connections.beat();
    expect([socket.sent.at(-1), socket.ending]).toEqual([
      expect.stringContaining('"reason":"restart"'),
      expect.stringContaining('closed'),
    ]);
  });

  test('learn the new name of their player after a while', async () => {
    const { connections } = registry(async () => ({ ...player, name: 'Anna' }));
    const { connection } = connect();
    connections.add(connection);
    ports.time += 31 * 60_000;
    beatAll(connections);
    await new Promise(setImmediate);
    expect(connection.player?.name).toBe('Anna');
  });

  test('are checked again after a while, and closed when signed out', async () => {
    const { watchers, connections } = registry(async () => undefined);
    const { socket, connection } = connect();
    connections.add(connection);
    watchers.watch('table', connection);
    ports.time += 31 * 60_000;
    beatAll(connections);
    await new Promise(setImmediate);
    expect(socket.ending).toBe('closed 4004');
  });
});

test('a connection that is being closed hears nothing and does nothing any more, whether the other side closes or not', async () => {
  const done: string[] = [];
  let release = () => {};
  const first = new Promise<void>(resolve => {
    release = resolve;
  });
  const execute = async (_: unknown, { id }: { readonly id: string }) => {
    await first;
    done.push(id);
    return { type: 'pong', time: 1 };
  };
  const { socket, connection } = connect({ executor: { execute } as unknown as CommandExecutor });
  const say = (id: string) =>
    socket.emit('message', Buffer.from(JSON.stringify({ type: 'ping', id })), false);
  say('begun');
  say('waits');
  await Promise.resolve();
  connection.close('signedOut');
  say('late');
  release();
  await connection.settled;
  expect(done).toEqual(['begun']);
});

test('many sockets that open at once take no more places than there are, and give them back', async () => {
  const real = await temporaryStore();
  // all are told who they are in the same moment
  let waiting: (() => void)[] | undefined;
  const playerByToken: Store['playerByToken'] = async asked => {
    const known = await real.playerByToken(asked);
    await new Promise<void>(resolve => {
      if (!waiting) return resolve();
      waiting.push(resolve);
      if (waiting.length === 50) for (const go of waiting) go();
    });
    return known;
  };
  const settings = { MAX_SOCKETS_PER_PLAYER: '10' };
  const host = await startTestServer({ store: { ...real, playerByToken }, settings });
  const { token } = await PlayerClient.register(host.origin);
  const headers = { authorization: `Bearer ${token}` };
  const open = () =>
    new Promise<RealSocket | undefined>(resolve => {
      const socket = new RealSocket(`${host.origin.replace('http', 'ws')}/api/socket`, { headers });
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(undefined));
    });
  const admitted = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, open))).filter(socket => socket !== undefined);
  waiting = [];
  const first = await admitted(50);
  waiting = undefined;
  expect(first).toHaveLength(10);
  for (const socket of first) socket.terminate();
  const again = await soon(async () => {
    const sockets = await admitted(1);
    expect(sockets).toHaveLength(1);
    return sockets;
  });
  for (const socket of again) socket.terminate();
  await host.stop();
});

test('a command counts from when it came, however long it waits for those before it', async () => {
  const times: (number | undefined)[] = [];
  let release = () => {};
  const first = new Promise<void>(resolve => {
    release = resolve;
  });
  const execute = async (_: unknown, __: unknown, arrivedAt?: number) => {
    times.push(arrivedAt);
    await first;
    return { type: 'pong', time: 1 };
  };
  let now = 1000;
  const executor = { execute } as unknown as CommandExecutor;
  const { socket, connection } = connect({ executor, tableTime: () => now });
  const say = (id: string) =>
    socket.emit('message', Buffer.from(JSON.stringify({ type: 'ping', id })), false);
  say('one');
  now = 1100;
  say('two');
  now = 9000;
  release();
  await connection.settled;
  expect(times).toEqual([1000, 1100]);
});

test('who watches as many tables as possible may watch one of them again, and no other', async () => {
  const host = await startTestServer();
  const ann = await host.player();
  const tables = [];
  for (let count = 0; count < 21; count++) tables.push(await openTable(ann));
  const watch = (table: string) => ann.request({ type: 'watch', table, version: 0 });
  for (const table of tables.slice(0, 20)) expect(await watch(table)).toMatchObject({ type: 'events' });
  expect(await watch(tables[0]!)).toMatchObject({ type: 'events' });
  expect(await watch(tables[20]!)).toMatchObject({ code: 'too-many-tables' });
  await host.stop();
});

test('all connections of a player who takes another name speak for it by that one', async () => {
  const host = await startTestServer();
  const ann = await host.player();
  const other = new PlayerClient(ann.player, ann.token, [host.origin], 'other');
  await other.connect();
  await other.request({ type: 'me' });
  await ann.request({ type: 'rename', name: 'Annabel' });
  expect(await other.request({ type: 'me' })).toMatchObject({ player: { name: 'Annabel' } });
  other.close();
  await host.stop();
});

test('nobody makes personal links without end', async () => {
  const host = await startTestServer();
  const ann = await host.player();
  const made = [];
  for (let count = 0; count < 25; count++) made.push((await host.ask(ann, 'POST', '/api/me/link')).status);
  expect([made.filter(status => status === 200).length, made.at(-1)]).toEqual([20, 429]);
  await host.stop();
});

test.each(['/api/me/export', '/api/me/games/export.ndjson'])('%s is given one at a time', async url => {
  const host = await startTestServer();
  const ann = await host.player();
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => host.ask<object>(ann, 'GET', url)).map(one =>
      one.then(
        ({ status }) => status,
        () => 200,
      ),
    ),
  );
  expect(asked.filter(status => status === 200)).toHaveLength(1);
  await host.stop();
});

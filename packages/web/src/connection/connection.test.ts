/** The connection to the server over a network that a test holds in its hand. */
import type { AnswerOf } from '@kingdomino/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionText } from './connection-text.ts';
import { TABLE } from './testing/fake-server.ts';
import { ann, opened, page, pass } from './testing/open-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a connection is found', () => {
  test('at once where there is a server', async () => {
    const { connection } = page();
    expect(connection.state.value).toBe('off');
    const isOpen = connection.open();
    await pass(50);
    expect([await isOpen, connection.state.value, connection.me.value]).toEqual([true, 'open', ann]);
  });

  test('a start without the server is no end: it goes on by itself when the server comes', async () => {
    const { connection, network } = page();
    network.isUp = false;
    const isOpen = connection.open();
    await pass(60_000);
    expect([await isOpen, connection.state.value]).toEqual([false, 'lost']);
    network.isUp = true;
    await pass(7000);
    expect(connection.state.value).toBe('open');
  });

  test.each(['at first', 'later'])('within a second of the network’s return, gone %s', async when => {
    const { connection, network } = page();
    if (when === 'at first') network.isUp = false;
    connection.start();
    await pass(50);
    if (when === 'later') network.goOffline();
    await pass(600_000);
    expect(connection.state.value).toBe('lost');
    network.isUp = true;
    network.wake();
    await pass(1000);
    expect(connection.state.value).toBe('open');
  });

  test('at once where a newcomer’s try failed just before the network came back', async () => {
    const { connection, network } = page();
    network.isUp = false;
    connection.start();
    await pass(10);
    network.isUp = true;
    network.wake();
    await pass(10);
    expect(connection.state.value).toBe('open');
  });

  test('the network says that it is back a little too early: still within a second', async () => {
    const { connection, network } = await opened();
    network.goOffline();
    await pass(600_000);
    network.wake();
    await pass(300);
    network.isUp = true;
    await pass(700);
    expect(connection.state.value).toBe('open');
  });

  test.each([
    [{}, 70, 160],
    // it says itself when the network is back
    [{ willWake: true }, 8, 20],
  ])('pauses grow, little while somebody looks: %j', async (state, least, most) => {
    const { connection, network } = page();
    Object.assign(network, { isUp: false, ...state });
    connection.start();
    await pass(3000);
    const first = network.introductions;
    await pass(60_000);
    const later = network.introductions - first;
    expect(first).toBeGreaterThanOrEqual(3);
    expect(later).toBeGreaterThanOrEqual(least);
    expect(later).toBeLessThanOrEqual(most);
  });

  test('a server that has too much to do is asked less and less often', async () => {
    const { connection, network } = page();
    network.isBusy = true;
    connection.start();
    await pass(60_000);
    expect(network.introductions).toBeLessThanOrEqual(25);
    network.isBusy = false;
    await pass(7000);
    expect(connection.state.value).toBe('open');
  });

  test('a server that asked for a pause gets it', async () => {
    const { connection, network } = await opened();
    network.say({ type: 'goodbye', reason: 'restart', retryAfter: 4000 });
    await pass(5);
    network.cut();
    await pass(2700);
    expect(connection.state.value).toBe('lost');
    await pass(2700);
    expect(connection.state.value).toBe('open');
  });

  test('without a word of the browser it is found within a second, whatever was tried meanwhile', async () => {
    for (const kind of ['isUp', 'isMute'] as const)
      for (let gone = 0; gone < 9000; gone += 130) {
        const { connection, network } = await opened();
        network[kind] = kind === 'isMute';
        network.cut();
        await pass(gone);
        network[kind] = kind === 'isUp';
        // and the way to the server and back
        await pass(1000 + 20);
        expect([kind, gone, connection.state.value]).toEqual([kind, gone, 'open']);
        vi.clearAllTimers();
      }
  });

  test('a slow connection is not given up for a new one again and again', async () => {
    const { connection, network } = await opened();
    network.doorTime = 3500;
    network.cut();
    await pass(20_000);
    expect(connection.state.value).toBe('open');
  });

  test('a door that neither opens nor closes is tried again', async () => {
    const { connection, network } = page();
    network.isMute = true;
    connection.start();
    await pass(6000);
    expect(connection.state.value).toBe('lost');
    network.isMute = false;
    network.wake();
    await pass(1000);
    expect(connection.state.value).toBe('open');
  });
});

describe('a stranger', () => {
  test('looks around and is nobody until something is done', async () => {
    const { connection, network } = page();
    network.isStranger = true;
    connection.start('anybody');
    await pass(50);
    expect([connection.state.value, connection.me.value, network.isStranger]).toEqual([
      'open',
      undefined,
      true,
    ]);
    expect(await Promise.race([connection.ask({ type: 'list', list: 'open' }), pass(50)])).toMatchObject({
      type: 'tables',
    });
    const isOpen = connection.open();
    expect(connection.state.value).toBe('connecting');
    await pass(50);
    expect([await isOpen, connection.me.value, network.isStranger]).toEqual([true, ann, false]);
  });

  test('becomes somebody also when the server is found only later', async () => {
    const { connection, network } = page();
    network.isStranger = true;
    network.isUp = false;
    connection.start('anybody');
    await pass(1000);
    connection.start();
    network.isUp = true;
    network.wake();
    await pass(50);
    expect([connection.state.value, connection.me.value]).toEqual(['open', ann]);
  });

  test('who was somebody is told so, and is not made somebody else', async () => {
    const { connection, network } = await opened();
    network.isStranger = true;
    network.isUp = false;
    network.cut();
    await pass(1000);
    network.isUp = true;
    network.wake();
    await pass(50);
    expect([connection.state.value, network.isStranger]).toEqual(['signed-out', true]);
  });

  test('who is known keeps the connection, and the session is lengthened when something is done', async () => {
    const { connection, network } = page();
    connection.start('anybody');
    await pass(50);
    expect([connection.me.value, network.introductions]).toEqual([ann, 1]);
    connection.start();
    connection.start();
    await pass(50);
    expect([connection.state.value, network.introductions]).toEqual(['open', 2]);
  });
});

describe('what is true is told', () => {
  test('signed out, on this device or another: no more tries, and a way on', async () => {
    const { connection, network } = await opened();
    network.cut(4004);
    await pass(60_000);
    expect([connection.state.value, connectionText('signed-out', true)]).toEqual([
      'signed-out',
      'line.signed-out',
    ]);
    network.player = { id: 'guest', name: 'Guest 7' };
    connection.become(undefined);
    await pass(50);
    expect([connection.state.value, connection.me.value?.name]).toEqual(['open', 'Guest 7']);
  });

  test('who becomes somebody else meanwhile hears that nothing came of what was asked', async () => {
    const { connection, network } = await opened();
    network.goOffline();
    const answers: unknown[] = [];
    void connection.ask({ type: 'ping' }).then(answer => answers.push(answer));
    connection.become(ann);
    await pass(50);
    expect(answers).toMatchObject([{ type: 'refused', code: 'no-identity' }]);
  });

  test('a lost cookie makes a stranger of us: that is no lost connection', async () => {
    const { connection, network } = await opened();
    network.player = { id: 'guest', name: 'Guest 7' };
    network.isUp = false;
    network.cut();
    await pass(1000);
    network.isUp = true;
    await pass(10_000);
    expect([connection.state.value, connection.me.value]).toEqual(['signed-out', ann]);
    // a personal link brings Ann back
    network.player = ann;
    connection.become(ann);
    await pass(50);
    expect([connection.state.value, connection.me.value]).toEqual(['open', ann]);
  });

  test('a server that speaks another version is not talked to', async () => {
    const { connection, server } = page();
    server.protocol++;
    connection.start();
    await pass(60_000);
    expect(connection.state.value).toBe('outdated');
  });

  test('what was asked and is not wanted any more is not sent later', async () => {
    const { connection, network, server } = await opened();
    network.goOffline();
    const end = new AbortController();
    void connection.ask({ type: 'say', table: TABLE, phrase: 'hello' }, end.signal);
    end.abort();
    network.isUp = true;
    await pass(10_000);
    expect(connection.state.value).toBe('open');
    expect(server.table.events.some(({ type }) => type === 'said')).toBe(false);
  });

  test('a table is asked for once, also when somebody looks before its events are there', async () => {
    const { connection, network, server } = page();
    const hear = vi.spyOn(server, 'hear');
    const onEvents = vi.fn<(message: AnswerOf<'events'>) => void>();
    connection.watch(TABLE, {
      version: () => 0,
      onEvents,
      onPresence: () => undefined,
      onRefused: () => undefined,
    });
    await pass(3);
    network.wake();
    await pass(50);
    expect([hear.mock.calls.length, onEvents.mock.calls.length]).toEqual([1, 1]);
    network.wake();
    await pass(50);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  test('a table that is not there is refused to whoever watches', async () => {
    const { connection } = await opened();
    const onRefused = vi.fn();
    const nothing = () => undefined;
    connection.watch('x', { version: () => 0, onEvents: nothing, onPresence: nothing, onRefused });
    await pass(50);
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'unknown-table' }));
  });
});

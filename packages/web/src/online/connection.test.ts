/** The line to the server over a network that a test holds in its hand. */
import type { Answer, AnswerOf } from '@kingdomino/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';
import { lineText } from './line-text.ts';
import { FakeNetwork, FakeServer, TABLE } from './testing/fake-server.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
  const server = new FakeServer(ann, bob);
  const network = new FakeNetwork(server, ann);
  return { server, network, line: new Connection(network.ports) };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function opened() {
  const all = page();
  all.line.start();
  await pass(50);
  expect(all.line.state.value).toBe('open');
  return all;
}

describe('a line is found', () => {
  test('at once where there is a server', async () => {
    const { line } = page();
    expect(line.state.value).toBe('off');
    const isOpen = line.open();
    await pass(50);
    expect([await isOpen, line.state.value, line.me.value]).toEqual([true, 'open', ann]);
  });

  test('a start without the server is no end: it goes on by itself when the server comes', async () => {
    const { line, network } = page();
    network.isUp = false;
    const isOpen = line.open();
    await pass(60_000);
    expect([await isOpen, line.state.value]).toEqual([false, 'lost']);
    network.isUp = true;
    await pass(7000);
    expect(line.state.value).toBe('open');
  });

  test.each(['at first', 'later'])('within a second of the network’s return, gone %s', async when => {
    const { line, network } = page();
    if (when === 'at first') network.isUp = false;
    line.start();
    await pass(50);
    if (when === 'later') network.goOffline();
    await pass(600_000);
    expect(line.state.value).toBe('lost');
    network.isUp = true;
    network.wake();
    await pass(1000);
    expect(line.state.value).toBe('open');
  });

  test('the network says that it is back a little too early: still within a second', async () => {
    const { line, network } = await opened();
    network.goOffline();
    await pass(600_000);
    network.wake();
    await pass(300);
    network.isUp = true;
    await pass(700);
    expect(line.state.value).toBe('open');
  });

  test.each([
    [{}, 70, 160],
    // it says itself when the network is back
    [{ willWake: true }, 8, 20],
  ])('pauses grow, little while somebody looks: %j', async (state, least, most) => {
    const { line, network } = page();
    Object.assign(network, { isUp: false, ...state });
    line.start();
    await pass(3000);
    const first = network.introductions;
    await pass(60_000);
    const later = network.introductions - first;
    expect(first).toBeGreaterThanOrEqual(3);
    expect(later).toBeGreaterThanOrEqual(least);
    expect(later).toBeLessThanOrEqual(most);
  });

  test('a server that has too much to do is asked less and less often', async () => {
    const { line, network } = page();
    network.isBusy = true;
    line.start();
    await pass(60_000);
    expect(network.introductions).toBeLessThanOrEqual(25);
    network.isBusy = false;
    await pass(7000);
    expect(line.state.value).toBe('open');
  });

  test('a server that asked for a pause gets it', async () => {
    const { line, network } = await opened();
    network.say({ type: 'goodbye', reason: 'restart', retryAfter: 4000 });
    await pass(5);
    network.cut();
    await pass(2700);
    expect(line.state.value).toBe('lost');
    await pass(2700);
    expect(line.state.value).toBe('open');
  });

  test('without a word of the browser it is found within a second, whatever was tried meanwhile', async () => {
    for (const kind of ['isUp', 'isMute'] as const)
      for (let gone = 0; gone < 9000; gone += 130) {
        const { line, network } = await opened();
        network[kind] = kind === 'isMute';
        network.cut();
        await pass(gone);
        network[kind] = kind === 'isUp';
        // and the way to the server and back
        await pass(1000 + 20);
        expect([kind, gone, line.state.value]).toEqual([kind, gone, 'open']);
        vi.clearAllTimers();
      }
  });

  test('a slow line is not given up for a new one again and again', async () => {
    const { line, network } = await opened();
    network.doorTime = 3500;
    network.cut();
    await pass(20_000);
    expect(line.state.value).toBe('open');
  });

  test('a door that neither opens nor closes is tried again', async () => {
    const { line, network } = page();
    network.isMute = true;
    line.start();
    await pass(6000);
    expect(line.state.value).toBe('lost');
    network.isMute = false;
    network.wake();
    await pass(1000);
    expect(line.state.value).toBe('open');
  });
});

describe('a stranger', () => {
  test('looks around and is nobody until something is done', async () => {
    const { line, network } = page();
    network.isStranger = true;
    line.start('anybody');
    await pass(50);
    expect([line.state.value, line.me.value, network.isStranger]).toEqual(['open', undefined, true]);
    expect(await Promise.race([line.ask({ type: 'list', list: 'open' }), pass(50)])).toMatchObject({
      type: 'tables',
    });
    const isOpen = line.open();
    expect(line.state.value).toBe('connecting');
    await pass(50);
    expect([await isOpen, line.me.value, network.isStranger]).toEqual([true, ann, false]);
  });

  test('becomes somebody also when the server is found only later', async () => {
    const { line, network } = page();
    network.isStranger = true;
    network.isUp = false;
    line.start('anybody');
    await pass(1000);
    line.start();
    network.isUp = true;
    network.wake();
    await pass(50);
    expect([line.state.value, line.me.value]).toEqual(['open', ann]);
  });

  test('who was somebody is told so, and is not made somebody else', async () => {
    const { line, network } = await opened();
    network.isStranger = true;
    network.isUp = false;
    network.cut();
    await pass(1000);
    network.isUp = true;
    network.wake();
    await pass(50);
    expect([line.state.value, network.isStranger]).toEqual(['signed-out', true]);
  });

  test('who is known keeps the line, and the session is lengthened when something is done', async () => {
    const { line, network } = page();
    line.start('anybody');
    await pass(50);
    expect([line.me.value, network.introductions]).toEqual([ann, 1]);
    line.start();
    line.start();
    await pass(50);
    expect([line.state.value, network.introductions]).toEqual(['open', 2]);
  });
});

describe('silence', () => {
  test('after a command is noticed in some five seconds, and the command is done once', async () => {
    const { line, network, server } = await opened();
    network.isMute = true;
    let answer: Answer | undefined;
    void line.ask({ type: 'say', table: TABLE, phrase: 'hello' }).then(given => {
      answer = given;
    });
    // it is tried again 140 ms later at the soonest
    await pass(6050);
    expect(line.state.value).toBe('lost');
    network.isMute = false;
    network.wake();
    await pass(1000);
    expect(answer).toMatchObject({ type: 'done' });
    expect(server.table.events.filter(({ type }) => type === 'said')).toHaveLength(1);
  });

  test('on a quiet line is noticed within a quarter of a minute', async () => {
    const { line, network } = await opened();
    await pass(60_000);
    expect(line.state.value).toBe('open');
    network.isMute = true;
    await pass(17_000);
    expect(line.state.value).toBe('lost');
  });

  test('when somebody comes back to the page is noticed in five seconds', async () => {
    const { line, network } = await opened();
    network.isMute = true;
    network.wake();
    await pass(6050);
    expect(line.state.value).toBe('lost');
  });

  test('of one answer on a line that speaks: only that is asked again', async () => {
    const { line, network, server } = await opened();
    let isFirst = true;
    const send = vi.spyOn(server, 'hear');
    network.fate = () => {
      const fate = isFirst ? [] : [1];
      isFirst = false;
      return fate;
    };
    const answer = line.ask({ type: 'say', table: TABLE, phrase: 'hello' });
    await pass(2000);
    void line.ask({ type: 'ping' });
    await pass(5000);
    expect([line.state.value, (await answer).type]).toEqual(['open', 'done']);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('what is true is told', () => {
  test('signed out, on this device or another: no more tries, and a way on', async () => {
    const { line, network } = await opened();
    network.cut(4004);
    await pass(60_000);
    expect([line.state.value, lineText('signed-out', true)]).toEqual(['signed-out', 'line.signed-out']);
    network.player = { id: 'guest', name: 'Guest 7' };
    line.become(undefined);
    await pass(50);
    expect([line.state.value, line.me.value?.name]).toEqual(['open', 'Guest 7']);
  });

  test('a lost cookie makes a stranger of us: that is no lost connection', async () => {
    const { line, network } = await opened();
    network.player = { id: 'guest', name: 'Guest 7' };
    network.isUp = false;
    network.cut();
    await pass(1000);
    network.isUp = true;
    await pass(10_000);
    expect([line.state.value, line.me.value]).toEqual(['signed-out', ann]);
    // a personal link brings Ann back
    network.player = ann;
    line.become(ann);
    await pass(50);
    expect([line.state.value, line.me.value]).toEqual(['open', ann]);
  });

  test('a server that speaks another version is not talked to', async () => {
    const { line, server } = page();
    server.protocol++;
    line.start();
    await pass(60_000);
    expect(line.state.value).toBe('outdated');
  });

  test('what was asked and is not wanted any more is not sent later', async () => {
    const { line, network, server } = await opened();
    network.goOffline();
    const end = new AbortController();
    void line.ask({ type: 'say', table: TABLE, phrase: 'hello' }, end.signal);
    end.abort();
    network.isUp = true;
    await pass(10_000);
    expect(line.state.value).toBe('open');
    expect(server.table.events.some(({ type }) => type === 'said')).toBe(false);
  });

  test('a table is asked for once, also when somebody looks before its events are there', async () => {
    const { line, network, server } = page();
    const hear = vi.spyOn(server, 'hear');
    const onEvents = vi.fn<(message: AnswerOf<'events'>) => void>();
    line.watch(TABLE, {
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
    const { line } = await opened();
    const onRefused = vi.fn();
    const nothing = () => undefined;
    line.watch('x', { version: () => 0, onEvents: nothing, onPresence: nothing, onRefused });
    await pass(50);
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'unknown-table' }));
  });
});

describe('the server’s clock', () => {
  test('stands still while the line is down, and is right again after', async () => {
    const { line, network } = await opened();
    await pass(20_000);
    expect(Math.abs(line.now() - Date.now())).toBeLessThan(10);
    network.goOffline();
    const stood = line.now();
    await pass(30_000);
    expect(line.now()).toBe(stood);
    network.isUp = true;
    network.wake();
    await pass(500);
    expect(Math.abs(line.now() - Date.now())).toBeLessThan(10);
  });

  test('stood still from the moment the server fell silent', async () => {
    const { line, network } = await opened();
    await pass(3000);
    const silentFrom = line.now();
    network.isMute = true;
    void line.ask({ type: 'ping' });
    await pass(60_000);
    expect(line.now()).toBe(silentFrom);
  });

  test('a device whose clock is an hour wrong, or is put right meanwhile, shows the right time', async () => {
    const { line } = await opened();
    const before = line.now();
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(1);
    expect(line.now() - before).toBeLessThan(10);
  });
});

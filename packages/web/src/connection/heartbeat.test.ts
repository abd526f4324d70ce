/** A server that says nothing: what the connection makes of it, and what the clock does meanwhile. */
import type { Answer } from '@kingdomino/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TABLE } from './testing/fake-server.ts';
import { opened, pass } from './testing/open-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('silence', () => {
  test('after a command is noticed in some five seconds, and the command is done once', async () => {
    const { connection, network, server } = await opened();
    network.isMute = true;
    let answer: Answer | undefined;
    void connection.ask({ type: 'say', table: TABLE, phrase: 'hello' }).then(given => {
      answer = given;
    });
    // it is tried again 140 ms later at the soonest
    await pass(6050);
    expect(connection.state.value).toBe('lost');
    network.isMute = false;
    network.wake();
    await pass(1000);
    expect(answer).toMatchObject({ type: 'done' });
    expect(server.table.events.filter(({ type }) => type === 'said')).toHaveLength(1);
  });

  test('on a quiet connection is noticed within a quarter of a minute', async () => {
    const { connection, network } = await opened();
    await pass(60_000);
    expect(connection.state.value).toBe('open');
    network.isMute = true;
    await pass(17_000);
    expect(connection.state.value).toBe('lost');
  });

  test('when somebody comes back to the page is noticed in five seconds', async () => {
    const { connection, network } = await opened();
    network.isMute = true;
    network.wake();
    await pass(6050);
    expect(connection.state.value).toBe('lost');
  });

  test('of one answer on a connection that speaks: only that is asked again', async () => {
    const { connection, network, server } = await opened();
    let isFirst = true;
    const send = vi.spyOn(server, 'hear');
    network.fate = () => {
      const fate = isFirst ? [] : [1];
      isFirst = false;
      return fate;
    };
    const answer = connection.ask({ type: 'say', table: TABLE, phrase: 'hello' });
    await pass(2000);
    void connection.ask({ type: 'ping' });
    await pass(5000);
    expect([connection.state.value, (await answer).type]).toEqual(['open', 'done']);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the server’s clock', () => {
  test('runs on while the connection is down, as the clocks of a game do, and is right again after', async () => {
    const { connection, network } = await opened();
    await pass(20_000);
    expect(Math.abs(connection.now() - Date.now())).toBeLessThan(10);
    network.goOffline();
    const before = connection.now();
    await pass(30_000);
    expect(connection.now()).toBe(before + 30_000);
    network.isUp = true;
    network.wake();
    await pass(500);
    expect(Math.abs(connection.now() - Date.now())).toBeLessThan(10);
  });

  test('runs on although the server has fallen silent', async () => {
    const { connection, network } = await opened();
    await pass(3000);
    const silentFrom = connection.now();
    network.isMute = true;
    void connection.ask({ type: 'ping' });
    await pass(60_000);
    expect(connection.now()).toBe(silentFrom + 60_000);
  });

  test('a device whose clock is an hour wrong, or is put right meanwhile, shows the right time', async () => {
    const { connection } = await opened();
    const before = connection.now();
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(1);
    expect(connection.now() - before).toBeLessThan(10);
  });
});

/** A server that says nothing: what the line makes of it, and what the clock does meanwhile. */
import type { Answer } from '@kingdomino/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TABLE } from './testing/fake-server.ts';
import { opened, pass } from './testing/open-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

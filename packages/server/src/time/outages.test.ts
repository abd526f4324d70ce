/** Stores that fail, are away or slow, with a clock of our own: nobody pays for it. */
import type { Answer } from '@kingdomino/protocol';
import { describe, expect, test } from 'vitest';
import type { Store } from '../storage/store.ts';
import { TemporaryError } from '../storage/temporary-error.ts';
import { openForTwo, someMove } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { pass, SILENCE, setUp } from '../testing/own-clock.ts';
import { startTestServer, temporaryStore } from '../testing/test-server.ts';

describe('a store that fails', () => {
  /** A server whose store can be told to fail, with a table at which somebody has ten seconds for a decision. */
  async function setUpFailing() {
    const ports = new FakePorts();
    const real = await temporaryStore();
    let isAway = false;
    const fail = Object.entries(real).map(([name, act]) => [
      name,
      typeof act === 'function' && name !== 'close'
        ? async (argument: never) => {
            if (isAway) throw new TemporaryError('the disk is full');
            return (act as (argument: never) => Promise<unknown>)(argument);
          }
        : act,
    ]);
    const host = await startTestServer({
      ports,
      store: Object.fromEntries(fail) as Store,
      patience: 0,
      silence: SILENCE,
    });
    const [ann, bob] = [await host.player(), await host.player()];
    const table = await openForTwo(ann, bob, {
      clock: { kind: 'turn', seconds: 10 },
      absence: { kind: 'forfeit' },
    });
    const setAway = (value: boolean) => {
      isAway = value;
    };
    return { ports, host, ann, bob, table, online: ann.tables.get(table)!, setAway };
  }

  test('costs nobody the game, nor any time, and says that it is not ready', async () => {
    const { ports, host, ann, bob, table, online, setAway } = await setUpFailing();
    const seat = online.toAct!;
    await pass(host, ports, 4000);
    setAway(true);
    for (let second = 0; second < 60; second++) {
      ports.time += 1000;
      await expect(host.server.sweeper.sweep()).rejects.toThrow('the disk is full');
    }
    expect((await host.server.app.inject('/readyz')).statusCode).toBe(503);
    setAway(false);
    await pass(host, ports, 1000);
    expect((await host.server.app.inject('/readyz')).statusCode).toBe(200);
    const { version } = online;
    const mover = seat === 0 ? ann : bob;
    await mover.request({ type: 'move', table, version, move: someMove(online, 1) });
    await ann.until(table, ({ moves }) => moves.some(({ by }) => by === seat));
    expect(online.events.some(({ type }) => type === 'forfeited')).toBe(false);
    await host.stop();
  });

  test('answers commands with 503 meanwhile, not with a mistake of ours', async () => {
    const { host, ann, online, table, setAway } = await setUpFailing();
    setAway(true);
    const { token } = ann;
    const payload = { type: 'say', id: 'later', table, phrase: 'hello' };
    const answer = await host.server.app.inject({
      method: 'POST',
      url: '/api/commands',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'overloaded' }]);
    setAway(false);
    expect(online.status).toBe('playing');
    await host.stop();
  });
});

test('what was thought before an outage is charged, and what came after, but not the outage', async () => {
  const { ports, host, ann, bob } = await setUp();
  const table = await openForTwo(ann, bob, { clock: { kind: 'game', seconds: 60, increment: 0 } });
  const online = ann.tables.get(table)!;
  const seat = online.toAct!;
  await pass(host, ports, 7000);
  ports.time += 20_000;
  const { version } = online;
  await (seat === 0 ? ann : bob).request({ type: 'move', table, version, move: someMove(online, 1) });
  await ann.until(table, now => now.version > version);
  expect(online.clocks(ports.time).remaining?.[seat]).toBeGreaterThanOrEqual(53_000);
  await host.stop();
});

test('a move counts from when it arrived, and the next player does not pay for a slow store', async () => {
  const ports = new FakePorts();
  const real = await temporaryStore();
  let delay = 0;
  const append: Store['append'] = async change => {
    if (delay === 0) return real.append(change);
    ports.time += delay;
    delay = 0;
    throw new TemporaryError('the connection broke');
  };
  const host = await startTestServer({
    ports,
    store: { ...real, append },
    silence: Number.POSITIVE_INFINITY,
  });
  const [ann, bob] = [await host.player(), await host.player()];
  const clock = { kind: 'game', seconds: 60, increment: 0 } as const;
  const table = await openForTwo(ann, bob, { clock, options: { players: 2, balancedOpening: true } });
  const online = ann.tables.get(table)!;
  const seat = online.toAct!;
  await pass(host, ports, 4000);
  delay = 3000;
  const { version } = online;
  await (seat === 0 ? ann : bob).request({ type: 'move', table, version, move: someMove(online, 1) });
  await ann.until(table, ({ toAct }) => toAct === 1 - seat);
  expect(online.clocks(ports.time)).toMatchObject({ running: 1 - seat, deadline: ports.time + 60_000 });
  expect(online.clocks(ports.time).remaining?.[seat]).toBe(56_000);
  await host.stop();
});

describe('an outage at many tables', () => {
  /** Two tables that Ann and Bob watch, each with a stock of a minute. */
  async function setUpTwo() {
    const { ports, host, ann, bob } = await setUp();
    const clock = { kind: 'game', seconds: 60, increment: 0 } as const;
    const tables = [await openForTwo(ann, bob, { clock }), await openForTwo(ann, bob, { clock })];
    const told: Extract<Answer, { type: 'outages' }>[] = [];
    ann.onOther = answer => void (answer.type === 'outages' && told.push(answer));
    return { ports, host, ann, bob, tables, told };
  }

  test('is told once to everybody, and written down with what happens next at each', async () => {
    const { ports, host, ann, bob, tables, told } = await setUpTwo();
    const before = await host.store.readVersions(tables);
    await pass(host, ports, 5000);
    const from = ports.time;
    ports.time += 100_000;
    // past the time at which both would have lost: the sweeper looks at them
    await pass(host, ports, 5000);
    await ann.request({ type: 'ping' });
    expect(told.flatMap(({ outages }) => outages)).toMatchObject([{ from, to: from + 112_000 }]);
    expect(await host.store.readVersions(tables)).toEqual(before);
    const online = ann.tables.get(tables[0]!)!;
    const { version, toAct: seat } = online;
    await pass(host, ports, 10_000);
    const move = someMove(online, 1);
    await (seat === 0 ? ann : bob).request({ type: 'move', table: tables[0]!, version, move });
    await ann.until(tables[0]!, now => now.version > version);
    expect(online.events.slice(version, version + 2)).toMatchObject([
      { type: 'paused', from },
      { type: 'moved' },
    ]);
    expect(online.clocks(ports.time).remaining?.[seat!]).toBe(52_000);
    expect((await host.store.readVersions([tables[1]!]))[0]).toEqual(
      before.find(({ id }) => id === tables[1]),
    );
    await host.stop();
  });

  test('is told to who comes later, with the events, by socket and by HTTP', async () => {
    const { ports, host, tables } = await setUpTwo();
    const from = ports.time;
    ports.time += 100_000;
    await pass(host, ports, 5000);
    const eve = await host.player();
    const answer = await eve.request({ type: 'watch', table: tables[1]!, version: 0 });
    expect(answer).toMatchObject({ type: 'events', outages: [{ from }] });
    const generation = await host.store.keepGeneration('another');
    expect(answer).toMatchObject({ generation });
    const { body } = await host.ask<{ outages?: unknown }>(eve, 'GET', `/api/tables/${tables[1]}/events`);
    expect(body.outages).toMatchObject([{ from }]);
    await host.stop();
  });
});

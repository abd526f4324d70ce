/** Clocks, starts and outages, with a clock of our own. */
import { type BotJob, think } from '@kingdomino/bots';
import { describe, expect, test } from 'vitest';
import type { BotPool } from './bots/bot-pool.ts';
import type { Store } from './storage/store.ts';
import { TemporaryError } from './storage/temporary-error.ts';
import { FakePorts } from './testing/fake-ports.ts';
import { open, openForTwo, someMove } from './testing/play.ts';
import {
  pass as passInSteps,
  startTestServer,
  type TestServer,
  temporaryStore,
} from './testing/test-server.ts';

/** Minutes pass in steps of ten seconds: here only a longer silence is an outage. */
const STEP = 10_000;
const SILENCE = 15_000;

function pass(host: TestServer, ports: FakePorts, milliseconds: number): Promise<void> {
  return passInSteps(host, ports, milliseconds, STEP);
}

async function setUp(pool?: BotPool, silence = SILENCE) {
  const ports = new FakePorts();
  const host = await startTestServer({
    ports,
    ...(pool ? { pool } : {}),
    silence,
  });
  return { ports, host, ann: await host.player(), bob: await host.player() };
}

/** A bot that moves when it is told to. */
function patientPool() {
  let tell = () => {};
  const told = new Promise<void>(resolve => {
    tell = resolve;
  });
  const choose = async (job: BotJob) => {
    await told;
    const choice = await think({ ...job, spec: 'random' });
    return choice.ok ? choice.value.move : undefined;
  };
  return { tell, pool: { waiting: 0, choose, close: async () => tell() } };
}

describe('clocks', () => {
  test('a seat whose time is over is played on by a bot, and its player may come back', async () => {
    const { ports, host, ann, bob } = await setUp();
    const table = await openForTwo(ann, bob, { clock: { kind: 'turn', seconds: 30 } });
    const online = ann.tables.get(table)!;
    const mover = online.toAct === 0 ? ann : bob;
    const seat = online.toAct!;
    expect(online.clocks(ports.time).deadline).toBe(ports.time + 30_000);
    await pass(host, ports, 29_000);
    expect(online.events.some(({ type }) => type === 'substituted')).toBe(false);
    await pass(host, ports, 2000);
    await ann.until(table, ({ events }) =>
      events.some(event => event.type === 'moved' && event.bot !== undefined),
    );
    expect(online.events).toContainEqual(
      expect.objectContaining({ type: 'substituted', seat, because: 'time' }),
    );
    expect(await mover.request({ type: 'takeBack', table })).toMatchObject({ type: 'done' });
    await host.stop();
  });

  test('a stock of time goes down by thinking and up by the increment', async () => {
    const { ports, host, ann, bob } = await setUp();
    const table = await openForTwo(ann, bob, { clock: { kind: 'game', seconds: 60, increment: 5 } });
    const online = ann.tables.get(table)!;
    const seat = online.toAct!;
    const mover = seat === 0 ? ann : bob;
    await pass(host, ports, 10_000);
    const { version } = online;
    await mover.request({ type: 'move', table, version, move: someMove(online, 1) });
    await ann.until(table, now => now.version > version);
    expect(online.clocks(ports.time).remaining?.[seat]).toBe(55_000);
    await host.stop();
  });

  test('a bot earns an absent player no time, and its moves are not taken back', async () => {
    const { ports, host, ann, bob } = await setUp();
    const table = await openForTwo(ann, bob, {
      options: { players: 2, balancedOpening: true },
      clock: { kind: 'game', seconds: 30, increment: 300 },
    });
    const online = ann.tables.get(table)!;
    const seat = online.toAct!;
    const mover = seat === 0 ? ann : bob;
    await pass(host, ports, 12_000);
    await mover.request({ type: 'leave', table });
    await ann.until(table, ({ toAct, moves }) => toAct !== seat && moves.at(-1)?.by === seat);
    await mover.request({ type: 'takeBack', table });
    const { version } = await mover.until(table, ({ events }) => events.at(-1)?.type === 'returned');
    expect(online.clocks(ports.time).remaining?.[seat]).toBe(18_000);
    expect(await mover.request({ type: 'undo', table, version })).toMatchObject({ code: 'nothing-to-undo' });
    await host.stop();
  });

  test('who is out of time comes back after the move of the bot, not before', async () => {
    const { pool, tell } = patientPool();
    const { ports, host, ann, bob } = await setUp(pool);
    const table = await openForTwo(ann, bob, { clock: { kind: 'turn', seconds: 30 } });
    const mover = ann.tables.get(table)!.toAct === 0 ? ann : bob;
    await pass(host, ports, 31_000);
    await mover.until(table, ({ events }) => events.at(-1)?.type === 'substituted');
    expect(await mover.request({ type: 'takeBack', table })).toMatchObject({ code: 'too-early' });
    tell();
    await mover.until(table, ({ events }) => events.at(-1)?.type === 'moved');
    expect(await mover.request({ type: 'takeBack', table })).toMatchObject({ type: 'done' });
    await host.stop();
  });

  test('stand still while no server runs', async () => {
    const { ports, host, ann, bob } = await setUp();
    const table = await openForTwo(ann, bob, { clock: { kind: 'turn', seconds: 30 } });
    const online = ann.tables.get(table)!;
    await pass(host, ports, 10_000);
    ports.time += 3_600_000;
    await host.server.sweeper.sweep();
    await pass(host, ports, 24_000);
    await ann.until(table, ({ events }) => events.some(({ type }) => type === 'paused'));
    expect(online.events.some(({ type }) => type === 'substituted')).toBe(false);
    await pass(host, ports, 5000);
    await ann.until(table, ({ events }) => events.some(({ type }) => type === 'substituted'));
    await host.stop();
  });

  test('a time that is over is forfeited where the table says so', async () => {
    const { ports, host, ann, bob } = await setUp(undefined, Number.POSITIVE_INFINITY);
    const clock = { kind: 'days', days: 1 } as const;
    const table = await openForTwo(ann, bob, { clock, absence: { kind: 'forfeit' } });
    const online = ann.tables.get(table)!;
    const loser = online.toAct!;
    ports.time = online.clocks(ports.time).deadline! - 1000;
    await pass(host, ports, 2000);
    const end = await ann.until(table, ({ status }) => status === 'over');
    expect(end.ended).toMatchObject({ reason: 'forfeit', ranking: [[1 - loser], [loser]] });
    await host.stop();
  });
});

describe('without a clock', () => {
  /** A table at which one is waited for and the other has waited long enough. */
  async function waiting(absence: { kind: 'bot'; level: 'knight' } | { kind: 'forfeit' }) {
    const { ports, host, ann, bob } = await setUp();
    const table = await openForTwo(ann, bob, { absence });
    const online = ann.tables.get(table)!;
    const [away, other] = online.toAct === 0 ? [ann, bob] : [bob, ann];
    const call = () => other.request({ type: 'call', table });
    const has = (type: string) => () => online.events.some(event => event.type === type);
    return { ports, host, ann, table, online, away, other, call, has, seat: online.toAct! };
  }

  test('a seat that does not answer a call is played on by a bot, and its player may come back', async () => {
    const { ports, host, ann, table, online, away, call, has, seat } = await waiting({
      kind: 'bot',
      level: 'knight',
    });
    expect(await call()).toMatchObject({ code: 'too-early' });
    expect(await away.request({ type: 'call', table })).toMatchObject({ code: 'not-allowed' });
    const stranger = await host.player();
    expect(await stranger.request({ type: 'call', table })).toMatchObject({ code: 'not-seated' });
    await pass(host, ports, 120_000);
    expect(await call()).toMatchObject({ type: 'done' });
    const { version } = await ann.until(table, has('called'));
    expect(await call()).toMatchObject({ type: 'done', version });
    await pass(host, ports, 178_000);
    expect(has('substituted')()).toBe(false);
    await pass(host, ports, 4000);
    await ann.until(table, has('substituted'));
    expect(online.events).toContainEqual(
      expect.objectContaining({ type: 'substituted', seat, level: 'knight', because: 'away' }),
    );
    expect(await away.request({ type: 'takeBack', table })).toMatchObject({ type: 'done' });
    await host.stop();
  });

  test('who moves or says something after a call is there', async () => {
    const { ports, host, table, online, away, call, has } = await waiting({ kind: 'forfeit' });
    await pass(host, ports, 120_000);
    await call();
    await away.request({ type: 'say', table, phrase: 'thinking' });
    await pass(host, ports, 200_000);
    await call();
    const { version } = await away.until(table, ({ events }) => events.at(-1)?.type === 'called');
    await away.request({ type: 'move', table, version, move: someMove(online, 1) });
    await pass(host, ports, 200_000);
    expect(has('forfeited')()).toBe(false);
    await host.stop();
  });

  test('a call without an answer is a forfeit where the table says so', async () => {
    const { ports, host, ann, table, call, seat } = await waiting({ kind: 'forfeit' });
    await pass(host, ports, 120_000);
    await call();
    await pass(host, ports, 182_000);
    const end = await ann.until(table, ({ status }) => status === 'over');
    expect(end.ended).toMatchObject({ reason: 'forfeit', ranking: [[1 - seat], [seat]] });
    await host.stop();
  });
});

test('where a clock runs, nobody is called', async () => {
  const { ports, host, ann, bob } = await setUp();
  const table = await openForTwo(ann, bob, { clock: { kind: 'days', days: 3 } });
  const waiter = ann.tables.get(table)!.toAct === 0 ? bob : ann;
  await pass(host, ports, 120_000);
  expect(await waiter.request({ type: 'call', table })).toMatchObject({ code: 'not-allowed' });
  await host.stop();
});

describe('the start', () => {
  test('waits five seconds for salts and no longer', async () => {
    const { ports, host, ann, bob } = await setUp();
    const table = await open(ann);
    await bob.request({ type: 'sit', table });
    const online = await ann.watch(table);
    await pass(host, ports, 4000);
    expect(online.status).toBe('open');
    await pass(host, ports, 2000);
    await ann.until(table, ({ status }) => status === 'playing');
    expect(online.salts).toEqual(['', '']);
    await host.stop();
  });

  test('never comes at a table that nobody joins: it is closed after a day', async () => {
    const { ports, host, ann } = await setUp();
    const table = await open(ann);
    const online = await ann.watch(table);
    ports.time += 24 * 3_600_000;
    await host.server.sweeper.sweep();
    await ann.until(table, ({ status }) => status === 'closed');
    expect(online.status).toBe('closed');
    await host.stop();
  });
});

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

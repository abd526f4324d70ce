/** Clocks and starts, with a clock of our own. */
import { type BotJob, think } from '@kingdomino/bots';
import { describe, expect, test } from 'vitest';
import { open, openForTwo, someMove } from '../testing/clients/play.ts';
import { pass, setUp } from '../testing/own-clock.ts';

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
    const { version } = online;
    await pass(host, ports, 24_000);
    expect(await host.store.readVersions([table])).toEqual([{ id: table, version }]);
    await pass(host, ports, 5000);
    await ann.until(table, ({ events }) => events.some(({ type }) => type === 'substituted'));
    expect(online.events.slice(version).map(({ type }) => type)).toEqual(['paused', 'substituted']);
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

/** Being told outside the page: end to end, against a push service and a device of the test's own. */
import { createHmac } from 'node:crypto';
import type { NudgeKind } from '@kingdomino/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from './nudges/post.ts';
import { FakePorts } from './testing/fake-ports.ts';
import { jumpInTime } from './testing/jump-in-time.ts';
import { open, playOn, someMove, tableOf, type wish } from './testing/play.ts';
import { PlayerClient } from './testing/player-client.ts';
import { PushReceiver } from './testing/push-receiver.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const ALL: readonly NudgeKind[] = ['turn', 'invited', 'full', 'time'];
/** Longer than a player has to come by. */
const A_WHILE = 6000;

let host: TestServer;
let ports: FakePorts;
let device: PushReceiver;
let tests = 0;

/** One server for all: each test has players and devices of its own. */
beforeAll(async () => {
  device = await PushReceiver.start();
  ports = new FakePorts('nudges');
  host = await startTestServer({
    ports,
    silence: Number.POSITIVE_INFINITY,
    isTrusted: url => url.startsWith(`${device.origin}/`),
  });
});
afterAll(async () => {
  await host.stop();
  await device.stop();
});
beforeEach(() => {
  tests++;
  device.received.length = 0;
  device.statuses.length = 0;
});

async function ask(player: PlayerClient, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  const headers = { authorization: `Bearer ${player.token}` };
  const answer = await host.server.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json(), text: answer.body };
}

async function subscribe(player: PlayerClient, kinds = ALL, path = '/device') {
  const made = await ask(player, 'POST', '/api/me/devices', {
    ...device.subscription(`/${tests}${path}`),
    language: 'lv',
    kinds,
  });
  expect(made.status).toBe(200);
  return made.body.id as string;
}

/** Time passes and what is due is sent; answers with what came. */
async function later(milliseconds = A_WHILE) {
  // what was written down meanwhile is there first
  await host.store.claimNudges({ now: 0, until: 0, limit: 1 });
  await jumpInTime(host, ports, ports.time + milliseconds);
  await host.server.sweeper.sweep();
  const before = device.received.length;
  await host.server.nudger.step();
  const { publicKey } = (await host.server.app.inject('/api/push')).json() as { publicKey: string };
  const own = device.received.slice(before).filter(({ path }) => path.startsWith(`/${tests}/`));
  return own.map(message => device.read(message, publicKey, ports.time));
}

/** A player who is there over plain requests only, so that nobody knows. */
async function absentee(): Promise<PlayerClient> {
  return PlayerClient.register(host.origin);
}

let commands = 0;
async function act(player: PlayerClient, command: object) {
  const { body } = await ask(player, 'POST', '/api/commands', { ...command, id: `a${++commands}` });
  if (body.type === 'refused') throw new Error(JSON.stringify(body));
  return body;
}

/** Ann looks at the table, Bob does not. */
async function begin(ann: PlayerClient, bob: PlayerClient, change: Parameters<typeof wish>[0] = {}) {
  const table = await open(ann, { undo: false, ...change });
  await ann.watch(table);
  await act(bob, { type: 'sit', table, salt: 'salt-of-two' });
  tableOf(await ann.request({ type: 'ready', table, salt: 'salt-of-one' }));
  await ann.until(table, ({ toAct }) => toAct !== undefined);
  return table;
}

/** Ann plays until Bob is to act, or Bob until it is Ann. */
async function playUntil(seat: number, ann: PlayerClient, bob: PlayerClient, id: string) {
  const table = ann.tables.get(id)!;
  while (table.toAct !== seat) {
    const { version } = table;
    const move = { type: 'move', table: id, version, move: someMove(table, version) } as const;
    if (table.toAct === 0) await ann.request(move);
    else await act(bob, move);
    await ann.until(id, online => online.version > version);
  }
}

test('a device is told in messages signed and encrypted as the standards say, one for a table until it is answered', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  await subscribe(bob);
  await subscribe(ann, ALL, '/anns');
  const table = await begin(ann, bob);
  const told = { kind: 'full', table, game: 'kingdomino', names: [ann.player.name], language: 'lv' };
  expect(await later(1000)).toEqual([]);
  expect(await later()).toEqual([{ ...told, at: ports.time }]);
  expect(device.received[0]!.headers.topic).toBe(table);
  expect(device.received[0]!.path).toBe(`/${tests}/device`);

  await playUntil(1, ann, bob, table);
  if (ann.tables.get(table)!.moves.some(({ by }) => by === 0)) expect(await later()).toEqual([]);
  await playUntil(0, ann, bob, table);
  expect(await later()).toEqual([]);
  await playUntil(1, ann, bob, table);
  expect(await later()).toEqual([{ ...told, kind: 'turn', at: ports.time }]);
  expect(await later(3_600_000)).toEqual([]);
});

test('nothing for whoever comes in time or looks at the table; something for a page that nobody looks at', async () => {
  const [ann, bob] = [await host.player(), await host.player()];
  await subscribe(bob);
  const table = await begin(ann, bob);
  await bob.watch(table);
  expect(await later()).toEqual([]);
  await playUntil(1, ann, bob, table);
  expect(await later()).toEqual([]);
  await playUntil(0, ann, bob, table);
  await bob.request({ type: 'look', looks: false });
  await playUntil(1, ann, bob, table);
  expect((await later()).map(({ kind }) => kind)).toEqual(['turn']);
  await playUntil(0, ann, bob, table);
  await bob.request({ type: 'look', looks: true });
  await bob.request({ type: 'look', looks: false });
  await later();
  await playUntil(1, ann, bob, table);
  await bob.request({ type: 'look', looks: true });
  expect(await later()).toEqual([]);
});

test('what is switched off is not told; who does not want to know of the beginning is told of the turn', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  const table = await begin(ann, bob);
  await playUntil(0, ann, bob, table);
  await subscribe(bob, ['invited', 'time']);
  await playUntil(1, ann, bob, table);
  expect(await later()).toEqual([]);
  await subscribe(bob, ['turn']);
  await playUntil(0, ann, bob, table);
  await playUntil(1, ann, bob, table);
  expect((await later()).map(({ kind }) => kind)).toEqual(['turn']);
  const { body } = await ask(bob, 'GET', '/api/me/nudges');
  expect(body.devices).toMatchObject([{ kinds: ['turn'], language: 'lv' }]);
});

test('a service that is busy is asked again, later and later; a device that it does not know is forgotten', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  await subscribe(bob);
  await subscribe(bob, ALL, '/gone');
  device.statuses.push(503, 503);
  await begin(ann, bob);
  expect(await later()).toHaveLength(2);
  expect(await later(5000)).toEqual([]);
  device.statuses.push(410, 410);
  expect(await later(6000)).toHaveLength(2);
  expect((await ask(bob, 'GET', '/api/me/nudges')).body.devices).toEqual([]);
  expect(await later(100_000)).toEqual([]);
});

test('a time that runs out is told, not again for the same decision', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  await subscribe(bob, ['time']);
  await subscribe(bob, ['invited'], '/off');
  const table = await begin(ann, bob, { clock: { kind: 'days', days: 1 } });
  await playUntil(1, ann, bob, table);
  await later();
  await host.server.nudger.lookAtClocks();
  expect(await later()).toEqual([]);
  await jumpInTime(host, ports, ports.time + 22 * 3_600_000);
  await host.server.nudger.lookAtClocks();
  expect((await later()).map(({ kind }) => kind)).toEqual(['time']);
  host.server.nudger.seen(bob.player.id, table);
  await later();
  await host.server.nudger.lookAtClocks();
  expect(await later()).toEqual([]);
});

test('a seat that is kept for somebody is told', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  const table = await begin(ann, bob, { game: 'duel' });
  await Promise.all([playOn(ann, table), playUntilOver(bob, table)]);
  await subscribe(bob);
  await subscribe(bob, ['turn', 'full', 'time'], '/off');
  const next = tableOf(await ann.request({ type: 'rematch', table }));
  expect(await later()).toMatchObject([{ kind: 'invited', table: next, names: [ann.player.name] }]);
});

async function playUntilOver(player: PlayerClient, id: string): Promise<void> {
  const watcher = await host.player();
  for (;;) {
    const table = await watcher.until(id, online => online.status === 'over' || online.toAct === 1);
    if (table.status === 'over') return;
    const { version } = table;
    await act(player, { type: 'move', table: id, version, move: someMove(table, version) });
    await watcher.until(id, online => online.version > version);
  }
}

test('devices go with their session and their player', async () => {
  const bob = await absentee();
  const kept = async () => (await host.store.receiversOf(bob.player.id)).length;
  await subscribe(bob);
  await host.store.addReceiver({
    most: 20,
    receiver: {
      ...(await host.store.receiversOf(bob.player.id))[0]!,
      id: 'another-device',
      session: 'other',
    },
  });
  await ask(bob, 'POST', '/api/me/sign-out/here');
  expect(await kept()).toBe(1);
  const eve = await absentee();
  const id = await subscribe(eve);
  await subscribe(eve, ALL, '/second');
  expect((await ask(eve, 'DELETE', `/api/me/devices/${id}`)).status).toBe(204);
  expect((await ask(eve, 'DELETE', `/api/me/devices/${id}`)).status).toBe(404);
  await ask(eve, 'DELETE', '/api/me');
  expect(await host.store.receiversOf(eve.player.id)).toEqual([]);
});

test('programs are told of everything, signed; only of their own tables', async () => {
  const [ann, bob, eve] = [await host.player(), await absentee(), await absentee()];
  const table = await begin(ann, bob, { game: 'duel' });
  const hook = { url: `${device.origin}/${tests}/hook`, kinds: ['turn', 'finished'], table };
  expect((await ask(eve, 'POST', '/api/me/hooks', hook)).status).toBe(403);
  const { body } = await ask(bob, 'POST', '/api/me/hooks', hook);
  await Promise.all([playOn(ann, table), playUntilOver(bob, table)]);
  for (let before = -1; before < device.received.length; ) {
    before = device.received.length;
    ports.time += A_WHILE;
    await host.server.nudger.step();
  }
  const told = device.received.map(({ headers, body: sent }) => {
    const [, time = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['kingdomino-signature'])) ?? [];
    expect(createHmac('sha256', body.secret).update(`${time}.${sent.toString()}`).digest('hex')).toBe(
      signature,
    );
    return JSON.parse(sent.toString()) as { kind: string; table: string; ranking?: unknown };
  });
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(({ kind }) => kind === 'finished')).toMatchObject([
    { table, player: bob.player.id, seat: 1, ranking: ann.tables.get(table)!.ended!.ranking },
  ]);
  const deliveries = device.received.map(({ headers }) => headers['kingdomino-delivery']);
  expect(new Set(deliveries).size).toBe(deliveries.length);
  const listed = await ask(bob, 'GET', '/api/me/nudges');
  expect(listed.body.hooks).toMatchObject([{ url: hook.url, table }]);
  expect(listed.body.hooks[0].answers).toHaveLength(5);
  expect(listed.body.hooks[0].answers[0]).toMatchObject({ kind: 'finished', status: 201 });
  expect(listed.text + host.log.join()).not.toContain(body.secret);
});

test('a program can be tried, and its owner sees what it has answered', async () => {
  const [ann, eve] = [await absentee(), await absentee()];
  const hook = { url: `${device.origin}/${tests}/hook`, kinds: ['turn'] };
  const { body: made } = await ask(ann, 'POST', '/api/me/hooks', hook);
  const attempt = (player: PlayerClient) => ask(player, 'POST', `/api/me/hooks/${made.id}/try`);
  device.statuses.push(500);
  expect((await attempt(ann)).body).toEqual({ status: 500 });
  expect((await attempt(ann)).body).toEqual({ status: 201 });
  const [, sent] = device.received;
  expect(JSON.parse(sent!.body.toString())).toEqual({ kind: 'test', player: ann.player.id, at: ports.time });
  expect(sent!.headers['kingdomino-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect((await attempt(eve)).status).toBe(404);
  const { body } = await ask(ann, 'GET', '/api/me/nudges');
  expect(body.hooks[0].answers.map(({ status }: { status: number }) => status)).toEqual([201, 500]);
});

test('a club has programs that hear of what it has finished, whoever played, as long as their owner is in it', async () => {
  const [ann, bob, cid] = [await host.player(), await absentee(), await absentee()];
  const { body: club } = await ask(ann, 'POST', '/api/clubs', { name: 'Friends', scoring: 'wins' });
  const hook = { url: `${device.origin}/${tests}/club`, kinds: ['finished'], club: club.club };
  expect((await ask(cid, 'POST', '/api/me/hooks', hook)).body.code).toBe('unknown-club');
  for (const player of [bob, cid]) await ask(player, 'POST', `/api/club-links/${club.link}`);
  expect((await ask(cid, 'POST', '/api/me/hooks', { ...hook, kinds: ['turn'] })).body.code).toBe(
    'bad-receiver',
  );
  await ask(cid, 'POST', '/api/me/hooks', hook);
  await ask(cid, 'POST', '/api/me/hooks', { url: `${device.origin}/${tests}/own`, kinds: ['finished'] });
  const finish = async (change: Parameters<typeof wish>[0]) => {
    const table = await begin(ann, bob, { absence: { kind: 'forfeit' }, visibility: 'link', ...change });
    await act(bob, { type: 'leave', table });
    await ann.until(table, ({ status }) => status === 'over');
    await host.store.claimNudges({ now: 0, until: 0, limit: 1 });
    await host.server.nudger.step();
    return table;
  };
  const told = () =>
    device.received.map(({ path, body }) => ({ path, ...(JSON.parse(body.toString()) as object) }));
  await finish({});
  expect(told()).toEqual([]);
  const table = await finish({ club: club.club });
  await expect
    .poll(told)
    .toMatchObject([
      { path: `/${tests}/club`, kind: 'finished', table, club: club.club, player: cid.player.id },
    ]);
  await ask(cid, 'DELETE', `/api/clubs/${club.club}/members/${cid.player.id}`);
  await finish({ club: club.club });
  expect(told()).toHaveLength(1);
  expect((await ask(cid, 'GET', '/api/me/nudges')).body.hooks).toHaveLength(1);
});

test('addresses inside are refused at the door and when they are called', async () => {
  const bob = await absentee();
  for (const url of ['https://127.0.0.1/x', 'http://push.services.net/x', 'https://localhost/x']) {
    const { keys } = device.subscription();
    const wanted = { endpoint: url, keys, language: 'en', kinds: ALL };
    expect((await ask(bob, 'POST', '/api/me/devices', wanted)).body.code).toBe('bad-receiver');
    expect((await ask(bob, 'POST', '/api/me/hooks', { url, kinds: ['turn'] })).body.code).toBe(
      'bad-receiver',
    );
    const message = { url, headers: {}, body: Buffer.alloc(0) };
    await expect(post(message, { signal: new AbortController().signal })).rejects.toThrow('not a public');
  }
  const bad = {
    ...device.subscription(),
    keys: { p256dh: 'AAAA', auth: 'AAAA' },
    language: 'en',
    kinds: ALL,
  };
  expect((await ask(bob, 'POST', '/api/me/devices', bad)).body.code).toBe('bad-receiver');
});

test('neither keys of devices nor the private key of the server leave it', async () => {
  const [ann, bob] = [await host.player(), await absentee()];
  await subscribe(bob);
  await begin(ann, bob);
  await later();
  const { privateKey } = JSON.parse(await host.store.keepKey({ name: 'vapid', value: '' })) as {
    privateKey: string;
  };
  const { keys, endpoint } = device.subscription(`/${tests}/device`);
  const pages = await Promise.all(
    ['/api/push', '/api/me/nudges', '/api/me/export', '/metrics'].map(url =>
      ask(bob, 'GET', url).catch(() => ({ text: '' })),
    ),
  );
  const all = [...pages.map(({ text }) => text), ...host.log, ...ann.heard].join('\n');
  expect(pages[2]!.text).toContain('"devices":[{');
  for (const secret of [privateKey, keys.auth, keys.p256dh, endpoint]) expect(all).not.toContain(secret);
});

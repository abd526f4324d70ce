/** Programs that are told of what happens at tables: end to end, against a receiver of the test's own. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playOn, type wish } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { A_WHILE, ALL, NotificationFixture } from '../testing/notification-fixture.ts';
import { post } from './http-post.ts';

let stage: NotificationFixture;
beforeAll(async () => {
  stage = await NotificationFixture.open('hooks');
});
afterAll(() => stage.close());
beforeEach(() => stage.beginTest());

test('programs are told of everything, signed; only of their own tables', async () => {
  const [ann, bob, eve] = [await stage.host.player(), await stage.absentee(), await stage.absentee()];
  const table = await stage.begin(ann, bob, { game: 'duel' });
  const hook = { url: `${stage.device.origin}${stage.folder}/hook`, kinds: ['turn', 'finished'], table };
  expect((await stage.ask(eve, 'POST', '/api/me/hooks', hook)).status).toBe(403);
  const { body } = await stage.ask(bob, 'POST', '/api/me/hooks', hook);
  await Promise.all([playOn(ann, table), stage.playUntilOver(bob, table)]);
  for (let before = -1; before < stage.device.received.length; ) {
    before = stage.device.received.length;
    stage.ports.time += A_WHILE;
    await stage.host.server.notifier.step();
  }
  const told = stage.device.received.map(({ headers, body: sent }) => {
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
  const deliveries = stage.device.received.map(({ headers }) => headers['kingdomino-delivery']);
  expect(new Set(deliveries).size).toBe(deliveries.length);
  const listed = await stage.ask(bob, 'GET', '/api/me/nudges');
  expect(listed.body.hooks).toMatchObject([{ url: hook.url, table }]);
  expect(listed.body.hooks[0]!.answers).toHaveLength(5);
  expect(listed.body.hooks[0]!.answers[0]).toMatchObject({ kind: 'finished', status: 201 });
  expect(listed.text + stage.host.log.join()).not.toContain(body.secret);
});

test('a program can be tried, and its owner sees what it has answered', async () => {
  const [ann, eve] = [await stage.absentee(), await stage.absentee()];
  const hook = { url: `${stage.device.origin}${stage.folder}/hook`, kinds: ['turn'] };
  const { body: made } = await stage.ask(ann, 'POST', '/api/me/hooks', hook);
  const attempt = (player: PlayerClient) => stage.ask(player, 'POST', `/api/me/hooks/${made.id}/try`);
  stage.device.statuses.push(500);
  expect((await attempt(ann)).body).toEqual({ status: 500 });
  expect((await attempt(ann)).body).toEqual({ status: 201 });
  const [, sent] = stage.device.received;
  expect(JSON.parse(sent!.body.toString())).toEqual({
    kind: 'test',
    player: ann.player.id,
    at: stage.ports.time,
  });
  expect(sent!.headers['kingdomino-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  expect((await attempt(eve)).status).toBe(404);
  const { body } = await stage.ask(ann, 'GET', '/api/me/nudges');
  expect(body.hooks[0]!.answers.map(({ status }) => status)).toEqual([201, 500]);
});

test('a club has programs that hear of what it has finished, whoever played, as long as their owner is in it', async () => {
  const [ann, bob, cid] = [await stage.host.player(), await stage.absentee(), await stage.absentee()];
  const { body: club } = await stage.ask(ann, 'POST', '/api/clubs', { name: 'Friends', scoring: 'wins' });
  const hook = { url: `${stage.device.origin}${stage.folder}/club`, kinds: ['finished'], club: club.club };
  expect((await stage.ask(cid, 'POST', '/api/me/hooks', hook)).body.code).toBe('unknown-club');
  for (const player of [bob, cid]) await stage.ask(player, 'POST', `/api/club-links/${club.link}`);
  expect((await stage.ask(cid, 'POST', '/api/me/hooks', { ...hook, kinds: ['turn'] })).body.code).toBe(
    'bad-receiver',
  );
  await stage.ask(cid, 'POST', '/api/me/hooks', hook);
  await stage.ask(cid, 'POST', '/api/me/hooks', {
    url: `${stage.device.origin}${stage.folder}/own`,
    kinds: ['finished'],
  });
  const finish = async (change: Parameters<typeof wish>[0]) => {
    const table = await stage.begin(ann, bob, {
      absence: { kind: 'forfeit' },
      visibility: 'link',
      ...change,
    });
    await stage.act(bob, { type: 'leave', table });
    await ann.until(table, ({ status }) => status === 'over');
    await stage.host.store.claimNotifications({ now: 0, until: 0, limit: 1 });
    await stage.host.server.notifier.step();
    return table;
  };
  const told = () =>
    stage.device.received.map(({ path, body }) => ({ path, ...(JSON.parse(body.toString()) as object) }));
  await finish({});
  expect(told()).toEqual([]);
  const table = await finish({ club: club.club });
  await expect
    .poll(told)
    .toMatchObject([
      { path: `${stage.folder}/club`, kind: 'finished', table, club: club.club, player: cid.player.id },
    ]);
  await stage.ask(cid, 'DELETE', `/api/clubs/${club.club}/members/${cid.player.id}`);
  await finish({ club: club.club });
  expect(told()).toHaveLength(1);
  expect((await stage.ask(cid, 'GET', '/api/me/nudges')).body.hooks).toHaveLength(1);
});

test('addresses inside are refused at the door and when they are called', async () => {
  const bob = await stage.absentee();
  for (const url of ['https://127.0.0.1/x', 'http://push.services.net/x', 'https://localhost/x']) {
    const { keys } = stage.device.subscription();
    const wanted = { endpoint: url, keys, language: 'en', kinds: ALL };
    expect((await stage.ask(bob, 'POST', '/api/me/devices', wanted)).body.code).toBe('bad-receiver');
    expect((await stage.ask(bob, 'POST', '/api/me/hooks', { url, kinds: ['turn'] })).body.code).toBe(
      'bad-receiver',
    );
    const message = { url, headers: {}, body: Buffer.alloc(0) };
    await expect(post(message, { signal: new AbortController().signal })).rejects.toThrow('not a public');
  }
  const bad = {
    ...stage.device.subscription(),
    keys: { p256dh: 'AAAA', auth: 'AAAA' },
    language: 'en',
    kinds: ALL,
  };
  expect((await stage.ask(bob, 'POST', '/api/me/devices', bad)).body.code).toBe('bad-receiver');
});

test('a program that fails again and again is left alone for an hour, and a test that succeeds wakes it', async () => {
  const ann = await stage.absentee();
  const hook = { url: `${stage.device.origin}${stage.folder}/hook`, kinds: ['turn', 'full', 'finished'] };
  const { body: made } = await stage.ask(ann, 'POST', '/api/me/hooks', hook);
  const attempt = () => stage.ask(ann, 'POST', `/api/me/hooks/${made.id}/try`);
  for (let count = 0; count < 5; count++) {
    stage.device.statuses.push(500);
    await attempt();
  }
  const before = stage.device.received.length;
  await stage.begin(await stage.host.player(), ann);
  stage.ports.time += A_WHILE;
  await stage.host.server.notifier.step();
  expect(stage.device.received).toHaveLength(before);
  await attempt();
  await stage.begin(await stage.host.player(), ann);
  stage.ports.time += A_WHILE;
  await stage.host.server.notifier.step();
  expect(stage.device.received.length).toBeGreaterThan(before + 1);
});

/** Being told outside the page: end to end, against a push service and a device of the test's own. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playOn, tableOf } from '../testing/clients/play.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { ALL, NotificationFixture } from '../testing/notification-fixture.ts';

let stage: NotificationFixture;
beforeAll(async () => {
  stage = await NotificationFixture.open('nudges');
});
afterAll(() => stage.close());
beforeEach(() => stage.beginTest());

test('a device is told in messages signed and encrypted as the standards say, one for a table until it is answered', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  await stage.subscribe(bob);
  await stage.subscribe(ann, ALL, '/anns');
  const table = await stage.begin(ann, bob);
  const told = { kind: 'full', table, game: 'kingdomino', names: [ann.player.name], language: 'lv' };
  expect(await stage.later(1000)).toEqual([]);
  expect(await stage.later()).toEqual([{ ...told, at: stage.ports.time }]);
  expect(stage.device.received[0]!.headers.topic).toBe(table);
  expect(stage.device.received[0]!.path).toBe(`${stage.folder}/device`);

  await stage.playUntil(1, ann, bob, table);
  if (ann.tables.get(table)!.moves.some(({ by }) => by === 0)) expect(await stage.later()).toEqual([]);
  await stage.playUntil(0, ann, bob, table);
  expect(await stage.later()).toEqual([]);
  await stage.playUntil(1, ann, bob, table);
  expect(await stage.later()).toEqual([{ ...told, kind: 'turn', at: stage.ports.time }]);
  expect(await stage.later(3_600_000)).toEqual([]);
});

test('nothing for whoever comes in time or looks at the table; something for a page that nobody looks at', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.host.player()];
  await stage.subscribe(bob);
  const table = await stage.begin(ann, bob);
  await bob.watch(table);
  expect(await stage.later()).toEqual([]);
  await stage.playUntil(1, ann, bob, table);
  expect(await stage.later()).toEqual([]);
  await stage.playUntil(0, ann, bob, table);
  await bob.request({ type: 'look', looks: false });
  await stage.playUntil(1, ann, bob, table);
  expect((await stage.later()).map(({ kind }) => kind)).toEqual(['turn']);
  await stage.playUntil(0, ann, bob, table);
  await bob.request({ type: 'look', looks: true });
  await bob.request({ type: 'look', looks: false });
  await stage.later();
  await stage.playUntil(1, ann, bob, table);
  await bob.request({ type: 'look', looks: true });
  expect(await stage.later()).toEqual([]);
});

test('what is switched off is not told; who does not want to know of the beginning is told of the turn', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  const table = await stage.begin(ann, bob);
  await stage.playUntil(0, ann, bob, table);
  await stage.subscribe(bob, ['invited', 'time']);
  await stage.playUntil(1, ann, bob, table);
  expect(await stage.later()).toEqual([]);
  await stage.subscribe(bob, ['turn']);
  await stage.playUntil(0, ann, bob, table);
  await stage.playUntil(1, ann, bob, table);
  expect((await stage.later()).map(({ kind }) => kind)).toEqual(['turn']);
  const { body } = await stage.ask(bob, 'GET', '/api/me/nudges');
  expect(body.devices).toMatchObject([{ kinds: ['turn'], language: 'lv' }]);
});

test('a service that is busy is asked again, later and later; a device that it does not know is forgotten', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  await stage.subscribe(bob);
  await stage.subscribe(bob, ALL, '/gone');
  stage.device.statuses.push(503, 503);
  await stage.begin(ann, bob);
  expect(await stage.later()).toHaveLength(2);
  expect(await stage.later(5000)).toEqual([]);
  stage.device.statuses.push(410, 410);
  expect(await stage.later(6000)).toHaveLength(2);
  expect((await stage.ask(bob, 'GET', '/api/me/nudges')).body.devices).toEqual([]);
  expect(await stage.later(100_000)).toEqual([]);
});

test('a time that runs out is told, not again for the same decision', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  await stage.subscribe(bob, ['time']);
  await stage.subscribe(bob, ['invited'], '/off');
  const table = await stage.begin(ann, bob, { clock: { kind: 'days', days: 1 } });
  await stage.playUntil(1, ann, bob, table);
  await stage.later();
  await stage.host.server.notifier.lookAtClocks();
  expect(await stage.later()).toEqual([]);
  await jumpInTime(stage.host, stage.ports, stage.ports.time + 22 * 3_600_000);
  await stage.host.server.notifier.lookAtClocks();
  expect((await stage.later()).map(({ kind }) => kind)).toEqual(['time']);
  stage.host.server.notifier.seen(bob.player.id, table);
  await stage.later();
  await stage.host.server.notifier.lookAtClocks();
  expect(await stage.later()).toEqual([]);
});

test('a seat that is kept for somebody is told', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  const table = await stage.begin(ann, bob, { game: 'duel' });
  await Promise.all([playOn(ann, table), stage.playUntilOver(bob, table)]);
  await stage.subscribe(bob);
  await stage.subscribe(bob, ['turn', 'full', 'time'], '/off');
  const next = tableOf(await ann.request({ type: 'rematch', table }));
  expect(await stage.later()).toMatchObject([{ kind: 'invited', table: next, names: [ann.player.name] }]);
});

test('devices go with their session and their player', async () => {
  const bob = await stage.absentee();
  const kept = async () => (await stage.host.store.subscriptionsOf(bob.player.id)).length;
  await stage.subscribe(bob);
  await stage.host.store.addSubscription({
    most: 20,
    subscription: {
      ...(await stage.host.store.subscriptionsOf(bob.player.id))[0]!,
      id: 'another-device',
      session: 'other',
    },
  });
  await stage.ask(bob, 'POST', '/api/me/sign-out/here');
  expect(await kept()).toBe(1);
  const eve = await stage.absentee();
  const id = await stage.subscribe(eve);
  await stage.subscribe(eve, ALL, '/second');
  expect((await stage.ask(eve, 'DELETE', `/api/me/devices/${id}`)).status).toBe(204);
  expect((await stage.ask(eve, 'DELETE', `/api/me/devices/${id}`)).status).toBe(404);
  await stage.ask(eve, 'DELETE', '/api/me');
  expect(await stage.host.store.subscriptionsOf(eve.player.id)).toEqual([]);
});

test('neither keys of devices nor the private key of the server leave it', async () => {
  const [ann, bob] = [await stage.host.player(), await stage.absentee()];
  await stage.subscribe(bob);
  await stage.begin(ann, bob);
  await stage.later();
  const { privateKey } = JSON.parse(await stage.host.store.keepKey({ name: 'vapid', value: '' })) as {
    privateKey: string;
  };
  const { keys, endpoint } = stage.device.subscription(`${stage.folder}/device`);
  const pages = await Promise.all(
    ['/api/push', '/api/me/nudges', '/api/me/export'].map(url => stage.ask(bob, 'GET', url)),
  );
  const { body: metrics } = await stage.host.server.app.inject('/metrics');
  const all = [...pages.map(({ text }) => text), metrics, ...stage.host.log, ...ann.heard].join('\n');
  expect(pages[2]!.text).toContain('"devices":[{');
  for (const secret of [privateKey, keys.auth, keys.p256dh, endpoint]) expect(all).not.toContain(secret);
});

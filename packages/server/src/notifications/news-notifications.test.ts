/** News on devices and at programs: what was not read in the page, of kinds that are not switched off. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { ALL, NotificationFixture } from '../testing/notification-fixture.ts';

let stage: NotificationFixture;
beforeAll(async () => {
  stage = await NotificationFixture.open('news-outside');
});
afterAll(() => stage.close());
beforeEach(() => stage.beginTest());

const TERMS = { mode: 'two', clock: { kind: 'days', days: 2 } };
let members = 0;

async function member(who: PlayerClient): Promise<PlayerClient> {
  await stage.host.store.enrol({ player: who.player.id, nameKey: `outside${members++}`, at: 1 });
  return who;
}

async function challenge(by: PlayerClient, to: PlayerClient, mode = 'two'): Promise<string> {
  const url = `/api/players/${to.player.id}/challenges`;
  const sent = await stage.host.ask<{ challenge: string }>(by, 'POST', url, { ...TERMS, mode });
  expect(sent.status).toBe(200);
  return sent.body.challenge;
}

const off = (who: PlayerClient, ...kinds: readonly string[]) =>
  stage.host.ask(who, 'PUT', '/api/me/news/off', { off: kinds });

test('a device is told of a challenge once, unless it was read in the page before', async () => {
  const [ann, bob] = [await member(await stage.absentee()), await member(await stage.absentee())];
  await stage.subscribe(bob);
  const id = await challenge(ann, bob);
  expect(await stage.later(1000)).toEqual([]);
  expect(await stage.later()).toMatchObject([
    { kind: 'challenge', challenge: id, names: [ann.player.name], language: 'lv' },
  ]);
  expect(await stage.later()).toEqual([]);
  await challenge(ann, bob, 'mighty');
  await stage.host.ask(bob, 'POST', '/api/me/news/read', {});
  expect(await stage.later()).toEqual([]);
});

test('who has the page before them is not told elsewhere', async () => {
  const ann = await member(await stage.absentee());
  const bob = await stage.host.player();
  await member(bob);
  await stage.subscribe(bob);
  await bob.request({ type: 'news' });
  await challenge(ann, bob);
  expect(await stage.later()).toEqual([]);
});

test('one switch holds for the list, for devices and for programs, and for what tables tell', async () => {
  const [ann, bob] = [await stage.host.player(), await member(await stage.absentee())];
  await stage.subscribe(bob, ALL);
  const hook = { url: `${stage.device.origin}${stage.folder}/hook`, kinds: ['challenge', 'turn'] };
  await stage.ask(bob, 'POST', '/api/me/hooks', hook);
  await off(bob, 'challenge', 'turn');
  await challenge(await member(await stage.absentee()), bob);
  await stage.begin(ann, bob);
  await stage.later();
  expect(stage.device.received).toEqual([]);
});

test('a program gets the kinds that it has asked for, and no other', async () => {
  const [ann, bob] = [await member(await stage.absentee()), await member(await stage.absentee())];
  const hook = { url: `${stage.device.origin}${stage.folder}/hook`, kinds: ['followed'] };
  await stage.ask(bob, 'POST', '/api/me/hooks', hook);
  await challenge(ann, bob);
  await stage.host.ask(ann, 'PUT', `/api/me/friends/${bob.player.id}`);
  stage.ports.time += 1000;
  await stage.host.server.notifier.step();
  const told = stage.device.received.map(({ body }) => JSON.parse(body.toString()) as object);
  expect(told).toMatchObject([{ kind: 'followed', player: bob.player.id, names: [ann.player.name] }]);
});

/** Friends over HTTP: who follows whom, and who may see that somebody is there. */
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PeopleFixture } from '../testing/people-fixture.ts';

let stage: PeopleFixture;
beforeAll(async () => {
  stage = await PeopleFixture.open('friends');
});
afterAll(() => stage.close());

test('who follow each other are friends, and see that the other is there until they go', async () => {
  const [ann, bob] = await stage.pair();
  expect((await stage.follow(ann, bob)).body).toEqual({
    follows: true,
    followed: false,
    challengeable: true,
  });
  expect(await stage.friends(bob)).toMatchObject([
    { player: { id: ann.player.id, member: true }, follows: false, followed: true },
  ]);
  await stage.follow(bob, ann);
  expect(await stage.standing(ann, bob)).toMatchObject({ follows: true, followed: true, online: true });
  expect(await stage.friends(ann)).toMatchObject([{ player: { id: bob.player.id }, online: true }]);
  bob.close();
  await soon(async () => expect(await stage.standing(ann, bob)).not.toHaveProperty('online'));
  await stage.host.ask(bob, 'DELETE', `/api/me/friends/${ann.player.id}`);
  expect(await stage.standing(ann, bob)).toMatchObject({ follows: true, followed: false });
});

test('presence is for whom its owner says: nobody, friends, everybody', async () => {
  const [ann, bob] = await stage.pair();
  const isSeen = async () => (await stage.standing(ann, bob)).online === true;
  const seen = async () => {
    const all: boolean[] = [];
    for (const presence of ['everybody', 'friends', 'nobody']) {
      await stage.shows(bob, { presence });
      all.push(await isSeen());
    }
    return all;
  };
  expect(await seen()).toEqual([true, false, false]);
  await stage.follow(ann, bob);
  expect(await seen()).toEqual([true, false, false]);
  await stage.follow(bob, ann);
  expect(await seen()).toEqual([true, true, false]);
  expect((await stage.friends(ann))[0]).not.toHaveProperty('online');
  // nor does anybody learn what was chosen
  const { text } = await stage.host.ask(ann, 'GET', `/api/members/${encodeURIComponent(bob.player.name)}`);
  expect(text).not.toContain('presence');
});

test('a block ends it both ways, hides presence and keeps the other from following', async () => {
  const [ann, bob] = await stage.pair();
  await stage.befriend(ann, bob);
  await stage.shows(bob, { presence: 'everybody' });
  await stage.block(bob, ann);
  expect([await stage.friends(ann), await stage.friends(bob)]).toEqual([[], []]);
  expect(await stage.standing(ann, bob)).toEqual({ follows: false, followed: false, challengeable: false });
  expect((await stage.follow(ann, bob)).body.code).toBe('not-welcome');
  expect((await stage.news(bob)).news).toEqual([]);
});

test('guests neither follow nor are followed, nobody follows themselves, and not too many at once', async () => {
  const [ann, bob] = await stage.pair();
  const guest = await stage.host.player();
  expect((await stage.follow(guest, ann)).body.code).toBe('members-only');
  expect((await stage.follow(ann, guest)).body.code).toBe('unknown-player');
  expect((await stage.follow(ann, ann)).body.code).toBe('not-allowed');
  const codes: unknown[] = [];
  for (let times = 0; times < 70; times++) codes.push((await stage.follow(ann, bob)).body.code);
  expect(codes[0]).toBeUndefined();
  expect(codes.at(-1)).toBe('too-many-messages');
});

test('who is followed is told once, however often somebody comes and goes', async () => {
  const [ann, bob] = await stage.pair();
  for (let times = 0; times < 3; times++) {
    await stage.follow(ann, bob);
    await stage.host.ask(ann, 'DELETE', `/api/me/friends/${bob.player.id}`);
    await stage.host.ask(bob, 'POST', '/api/me/news/read', {});
  }
  expect(await stage.news(bob)).toMatchObject({
    unread: 0,
    news: [{ kind: 'followed', who: { id: ann.player.id }, read: true }],
  });
});

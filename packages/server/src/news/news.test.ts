/** News: what members are told of, at once and later, and what they have switched off. */
import type { AnswerOf, Club, NewsKind } from '@kingdomino/protocol';
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo, tableOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { PeopleFixture, SLOW } from '../testing/people-fixture.ts';

let stage: PeopleFixture;
beforeAll(async () => {
  stage = await PeopleFixture.open('news');
});
afterAll(() => stage.close());

/** Hears news from now on. */
async function listen(player: PlayerClient): Promise<AnswerOf<'news'>[]> {
  const heard: AnswerOf<'news'>[] = [];
  player.onOther = answer => {
    if (answer.type === 'news') heard.push(answer);
  };
  expect(await player.request({ type: 'news' })).toMatchObject({ type: 'news', unread: 0 });
  return heard;
}

const kinds = async (player: PlayerClient): Promise<NewsKind[]> =>
  (await stage.news(player)).news.filter(({ read }) => !read).map(({ kind }) => kind);

test('comes at once to who has asked for it, is read one by one or all together', async () => {
  const [ann, bob] = await stage.pair();
  const heard = await listen(bob);
  await stage.follow(ann, bob);
  await soon(() =>
    expect(heard).toMatchObject([{ unread: 1, item: { kind: 'followed', who: { id: ann.player.id } } }]),
  );
  await stage.challenge(ann, bob, SLOW);
  await soon(() => expect(heard.some(({ challenges, unread }) => challenges && unread === 2)).toBe(true));
  const { news } = await stage.news(bob);
  const one = await stage.host.ask<{ unread: number }>(bob, 'POST', '/api/me/news/read', {
    ids: [news[0]!.id, 'turn/of-somebody-else'],
  });
  expect(one.body).toEqual({ unread: 1 });
  await stage.host.ask(bob, 'POST', '/api/me/news/read', {});
  await soon(() => expect(heard.at(-1)).toEqual({ type: 'news', unread: 0 }));
  expect((await stage.news(ann)).news).toEqual([]);
});

test('what is switched off is not listed, and comes again when it is switched on', async () => {
  const [ann, bob] = await stage.pair();
  const off = (list: readonly string[]) => stage.host.ask(bob, 'PUT', '/api/me/news/off', { off: list });
  await off(['challenge', 'result']);
  expect((await stage.news(bob)).off).toEqual(['challenge', 'result']);
  await stage.challenge(ann, bob, SLOW);
  expect(await kinds(bob)).toEqual([]);
  expect(await stage.open(bob)).toHaveLength(1);
  await off([]);
  await stage.challenge(ann, bob, { ...SLOW, mode: 'mighty' });
  expect(await kinds(bob)).toEqual(['challenge']);
  expect((await off(['weather'])).body.code).toBe('bad-message');
});

test('a turn is news for who is not at the table, and read as soon as they look', async () => {
  const [ann, bob] = await stage.pair();
  const { challenge } = (await stage.challenge(ann, bob, SLOW)).body;
  const { table } = (await stage.answer(bob, challenge, 'accept')).body;
  await stage.pass(6000);
  await stage.host.server.sweeper.sweep();
  const told = await soon(async () => {
    const all = [await kinds(ann), await kinds(bob)].map(list => list.includes('turn'));
    expect(all.filter(Boolean)).toHaveLength(1);
    return all;
  });
  const mover = told[0] ? ann : bob;
  expect((await stage.news(mover)).news[0]).toMatchObject({ kind: 'turn', table, game: 'duel' });
  await mover.watch(table!);
  await soon(async () => expect(await kinds(mover)).not.toContain('turn'));
});

test('free text that is asked for, a shared study and a rematch are news for who looks elsewhere', async () => {
  const [ann, bob] = await stage.pair();
  const table = await openForTwo(ann, bob, { visibility: 'link', absence: { kind: 'forfeit' } });
  await bob.request({ type: 'look', looks: false });
  await ann.request({ type: 'consent', table, agrees: true });
  await soon(async () => expect(await kinds(bob)).toContain('write'));
  await ann.request({ type: 'leave', table });
  await ann.until(table, ({ status }) => status === 'over');
  await ann.request({ type: 'studyLead', table, lead: true });
  await soon(async () => expect(await kinds(bob)).toContain('study'));
  const next = tableOf(await ann.request({ type: 'rematch', table }));
  await soon(async () =>
    expect((await stage.news(bob)).news[0]).toMatchObject({ kind: 'rematch', table: next }),
  );
});

test('a rematch that is declined is news no more, and the table of two is closed', async () => {
  const [ann, bob] = await stage.pair();
  const table = await openForTwo(ann, bob, { visibility: 'link', absence: { kind: 'forfeit' } });
  await ann.request({ type: 'leave', table });
  await ann.until(table, ({ status }) => status === 'over');
  const next = tableOf(await ann.request({ type: 'rematch', table }));
  await soon(async () => expect(await kinds(bob)).toContain('rematch'));
  await ann.watch(next);
  tableOf(await bob.request({ type: 'decline', table: next }));
  expect((await ann.until(next, ({ status }) => status === 'closed')).declined).toMatchObject([
    { id: bob.player.id },
  ]);
  await soon(async () => {
    await stage.host.server.sweeper.sweep();
    expect(await kinds(bob)).not.toContain('rematch');
  });
});

test('who looks at the table is not told of what is before their eyes', async () => {
  const [ann, bob] = await stage.pair();
  const table = await openForTwo(ann, bob, { visibility: 'link' });
  await ann.request({ type: 'consent', table, agrees: true });
  await bob.until(table, ({ consents }) => consents.length === 1);
  await stage.follow(ann, bob);
  await soon(async () => expect(await kinds(bob)).toEqual(['followed']));
});

test('a table of a club is told to its members, not to who opened it nor to who is blocked', async () => {
  const [ann, bob] = await stage.pair();
  const cid = await stage.member();
  const { body: club } = await stage.host.ask<Club>(ann, 'POST', '/api/clubs', {
    name: 'Friends',
    scoring: 'wins',
  });
  for (const player of [bob, cid]) await stage.host.ask(player, 'POST', `/api/club-links/${club.link}`);
  await stage.block(cid, ann);
  const table = tableOf(
    await ann.request({
      type: 'create',
      game: 'kingdomino',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      absence: { kind: 'forfeit' },
      undo: false,
      visibility: 'link',
      club: club.club,
    }),
  );
  await soon(async () =>
    expect((await stage.news(bob)).news).toMatchObject([{ kind: 'club', table, who: { id: ann.player.id } }]),
  );
  expect([await kinds(ann), await kinds(cid)]).toEqual([[], []]);
});

test('a list is bounded, and goes with the player, in the export before', async () => {
  const [ann, bob] = await stage.pair();
  await stage.follow(ann, bob);
  await stage.challenge(ann, bob, SLOW);
  const exported = await stage.host.ask<{ player: Record<string, readonly object[]> }>(
    bob,
    'GET',
    '/api/me/export',
  );
  expect(exported.body.player).toMatchObject({
    friends: [{ followed: true }],
    challenges: [{ by: ann.player.id }],
    news: [{}, {}],
  });
  await stage.host.ask(ann, 'DELETE', '/api/me');
  await soon(async () => expect((await stage.news(bob)).news).toEqual([]));
  expect([await stage.open(bob), await stage.friends(bob)]).toEqual([[], []]);
});

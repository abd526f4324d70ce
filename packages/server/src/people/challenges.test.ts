/** Challenges over HTTP: from one member to another, to one table or none. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE, PeopleFixture, SLOW } from '../testing/people-fixture.ts';

const MINUTE = 60_000;
let stage: PeopleFixture;
beforeAll(async () => {
  stage = await PeopleFixture.open('challenges');
});
afterAll(() => stage.close());

test('accepting opens the table with both seated, and nobody is its host', async () => {
  const [ann, bob] = await stage.pair();
  const sent = (await stage.challenge(ann, bob, { ...LIVE, rated: true })).body;
  expect(sent).toMatchObject({ by: { id: ann.player.id }, to: { id: bob.player.id }, state: 'open' });
  expect(await stage.open(bob)).toEqual([sent]);
  expect((await stage.news(bob)).news).toMatchObject([{ kind: 'challenge', challenge: sent.challenge }]);
  const accepted = (await stage.answer(bob, sent.challenge, 'accept')).body;
  expect(accepted).toMatchObject({ state: 'accepted', rated: true });
  const table = await bob.watch(accepted.table!);
  expect(table.host).toBeUndefined();
  expect(new Set([ann, bob].map(({ player }) => table.seatOf(player.id)))).toEqual(new Set([0, 1]));
  expect(table.terms).toMatchObject({ rated: true, undo: false, clock: LIVE.clock, visibility: 'public' });
  expect((await stage.answer(bob, sent.challenge, 'accept')).body.table).toBe(accepted.table);
  expect(await stage.news(ann)).toMatchObject({
    unread: 1,
    news: [{ kind: 'challenge', answer: 'accepted', table: accepted.table, who: { id: bob.player.id } }],
  });
  expect(await stage.news(bob)).toMatchObject({ unread: 0 });
  expect([await stage.open(ann), await stage.open(bob)]).toEqual([[], []]);
});

test('both challenge each other to the same: they play', async () => {
  const [ann, bob] = await stage.pair();
  await stage.challenge(ann, bob, SLOW);
  expect((await stage.challenge(bob, ann, SLOW)).body).toMatchObject({
    state: 'accepted',
    by: { id: ann.player.id },
  });
});

test('accepted twice and withdrawn at once it comes to one end', async () => {
  const [ann, bob] = await stage.pair();
  for (let round = 0; round < 5; round++) {
    const { challenge } = (await stage.challenge(ann, bob, SLOW)).body;
    const [one, taken, other] = await Promise.all([
      stage.answer(bob, challenge, 'accept'),
      stage.answer(ann, challenge, 'withdraw'),
      stage.answer(bob, challenge, 'accept'),
    ]);
    const done = [one, taken, other].filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => `${body.state}/${body.table}`)).size).toBe(1);
    expect(done).toHaveLength(taken.status === 200 ? 1 : 2);
  }
});

test('declined, the other is told and waits a little; withdrawn, nobody is', async () => {
  const [ann, bob] = await stage.pair();
  const first = (await stage.challenge(ann, bob)).body.challenge;
  expect((await stage.answer(ann, first, 'decline')).body.code).toBe('unknown-challenge');
  expect((await stage.answer(bob, first, 'withdraw')).body.code).toBe('unknown-challenge');
  expect((await stage.answer(bob, first, 'decline')).body.state).toBe('declined');
  expect((await stage.news(ann)).news).toMatchObject([{ kind: 'challenge', answer: 'declined' }]);
  expect((await stage.answer(bob, first, 'accept')).body.code).toBe('too-late');
  expect((await stage.challenge(ann, bob, SLOW)).body.code).toBe('too-many-challenges');
  await stage.pass(MINUTE + 1);
  const second = (await stage.challenge(ann, bob, SLOW)).body.challenge;
  expect((await stage.answer(ann, second, 'withdraw')).body.state).toBe('withdrawn');
  expect(await stage.news(bob)).toMatchObject({ unread: 0 });
  expect((await stage.answer(bob, second, 'accept')).body.code).toBe('too-late');
});

test('a live one stands for minutes, one by the day for days', async () => {
  const [ann, bob] = await stage.pair();
  const live = (await stage.challenge(ann, bob)).body.challenge;
  const slow = (await stage.challenge(ann, bob, SLOW)).body.challenge;
  await stage.pass(10 * MINUTE);
  expect((await stage.open(bob)).map(({ challenge }) => challenge)).toEqual([slow]);
  expect((await stage.answer(bob, live, 'accept')).body.code).toBe('too-late');
  expect((await stage.challenge(ann, bob)).status).toBe(200);
  await stage.pass(3 * 1440 * MINUTE);
  expect(await stage.open(bob)).toEqual([]);
});

test('to play now, who has challenged must be there; by the day, not', async () => {
  const [ann, bob] = [await stage.absentee(), await stage.member()];
  const live = (await stage.challenge(ann, bob)).body.challenge;
  expect((await stage.answer(bob, live, 'accept')).body.code).toBe('away');
  const slow = (await stage.challenge(ann, bob, SLOW)).body.challenge;
  expect((await stage.answer(bob, slow, 'accept')).body.state).toBe('accepted');
  await ann.connect();
  expect((await stage.answer(bob, live, 'accept')).body.state).toBe('accepted');
});

test('blocks and settings hold, also for what was sent before', async () => {
  const [ann, bob] = await stage.pair();
  await stage.shows(bob, { challenges: 'friends' });
  expect((await stage.challenge(ann, bob)).body.code).toBe('not-allowed');
  await stage.befriend(ann, bob);
  const sent = (await stage.challenge(ann, bob)).body.challenge;
  await stage.block(bob, ann);
  expect((await stage.open(ann)).length + (await stage.open(bob)).length).toBe(0);
  expect((await stage.answer(bob, sent, 'accept')).body.code).toBe('too-late');
  expect((await stage.challenge(ann, bob)).body.code).toBe('not-welcome');
  expect((await stage.challenge(bob, ann)).body.code).toBe('not-welcome');
});

test('guests, oneself, unknown people and strange terms are refused, and so are too many', async () => {
  const [ann, bob] = await stage.pair();
  const guest = await stage.host.player();
  expect((await stage.challenge(guest, ann)).body.code).toBe('members-only');
  expect((await stage.challenge(ann, guest)).body.code).toBe('unknown-player');
  expect((await stage.challenge(ann, ann)).body.code).toBe('not-allowed');
  const untimed = { mode: 'two', clock: { kind: 'none' } } as const;
  expect((await stage.challenge(ann, bob, { ...untimed, rated: true })).body.code).toBe('bad-options');
  for (const terms of [{}, { ...untimed, mode: 'four' }, { ...untimed, extra: 1 }])
    expect((await stage.challenge(ann, bob, terms)).body.code).toBe('bad-message');
  for (let days = 1; days <= 10; days++)
    expect((await stage.challenge(ann, bob, { mode: 'two', clock: { kind: 'days', days } })).status).toBe(
      200,
    );
  expect((await stage.challenge(ann, bob, untimed)).body.code).toBe('too-many-challenges');
  expect((await stage.answer(bob, 'no-such-challenge', 'accept')).body.code).toBe('unknown-challenge');
  const cid = await stage.member();
  const [first] = await stage.open(bob);
  const read = await stage.host.ask(cid, 'GET', `/api/me/challenges/${first!.challenge}`);
  expect(read.body.code).toBe('unknown-challenge');
});

/** The head that one is shown by: one of a short list, at every later table, on all devices, and gone with the player. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from '../testing/clients/play.ts';
import { MemberFixture } from '../testing/member-fixture.ts';

let stage: MemberFixture;
beforeAll(async () => {
  stage = await MemberFixture.open('avatars');
});
afterAll(() => stage.host.stop());

const choose = (token: string, wish: object) =>
  stage.ask('POST', '/api/commands', token, { type: 'avatar', id: 'a', ...wish });

test('a guest has one at the next table, in lists and for whoever watches', async () => {
  const ann = await stage.host.player();
  expect((await choose(ann.token, { avatar: 'miller' })).body.player).toMatchObject({ avatar: 'miller' });
  const table = await open(ann, { visibility: 'public' });
  const events = (await stage.ask('GET', `/api/tables/${table}/events?after=0`, ann.token)).body;
  expect(JSON.stringify(events)).toContain('"avatar":"miller"');
  const list = (await stage.ask('GET', '/api/tables?list=open', ann.token)).body;
  expect(JSON.stringify(list)).toContain('"avatar":"miller"');
});

test('a member has it on the profile, and takes it away again', async () => {
  const { token } = await stage.newMember('Alberich');
  await choose(token, { avatar: 'miner' });
  const profile = async () => (await stage.ask('GET', '/api/members/Alberich', '')).body.player;
  expect(await profile()).toMatchObject({ name: 'Alberich', member: true, avatar: 'miner' });
  await choose(token, {});
  expect(await profile()).not.toHaveProperty('avatar');
  expect((await stage.ask('GET', '/api/me', token)).body.player).not.toHaveProperty('avatar');
});

test.each([{ avatar: 'dragon' }, { avatar: '' }, { avatar: 7 }, { avatar: 'x'.repeat(5000) }])(
  '%j is refused, and what was chosen stays',
  async wish => {
    const { token } = await stage.host.player();
    await choose(token, { avatar: 'monk' });
    expect((await choose(token, wish)).body).toMatchObject({ type: 'refused', code: 'bad-message' });
    expect((await stage.ask('GET', '/api/me', token)).body.player).toMatchObject({ avatar: 'monk' });
  },
);

test('who is erased leaves no head at a table', async () => {
  const ann = await stage.host.player();
  await choose(ann.token, { avatar: 'herbalist' });
  const table = await open(ann, { visibility: 'public' });
  expect((await stage.ask('DELETE', '/api/me', ann.token)).status).toBe(204);
  const events = async () => JSON.stringify(await stage.host.store.readEvents({ table, after: 0 }));
  await expect.poll(events).not.toContain('herbalist');
});

/** Members at two processes of one store: presence, challenges and news go from one to the other. */
import type { AnswerOf, Challenge, PersonStanding, Refused } from '@kingdomino/protocol';
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPubSub, type PubSub, type PubSubMessage } from '../pubsub/pubsub.ts';
import type { Store } from '../storage/store.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { LIVE } from '../testing/people-fixture.ts';
import { startTestServer, type TestServer, temporaryStore } from '../testing/test-server.ts';

let store: Store;
let hosts: readonly TestServer[];
const known: PlayerClient[] = [];

/** What one says the others hear, as text. */
function lines(count: number): PubSub[] {
  const ears: ((message: PubSubMessage) => void)[] = [];
  return Array.from({ length: count }, (_, own) => ({
    ...noPubSub,
    publish: message => {
      const text = JSON.stringify(message);
      for (const [index, hear] of ears.entries())
        if (index !== own) queueMicrotask(() => hear(JSON.parse(text) as PubSubMessage));
    },
    subscribe: onMessage => {
      ears[own] = onMessage;
    },
  }));
}

beforeAll(async () => {
  store = await temporaryStore();
  const shared = { ...store, isShared: true, close: async () => undefined };
  hosts = await Promise.all(lines(2).map(pubsub => startTestServer({ store: shared, pubsub })));
});
afterAll(async () => {
  for (const client of known) client.close();
  for (const host of hosts) await host.stop();
  await store.close();
});

async function memberAt(host: TestServer): Promise<PlayerClient> {
  const { player, token } = await PlayerClient.register(host.origin);
  await store.enrol({ player: player.id, nameKey: `member${known.length}`, at: 1 });
  const member = new PlayerClient({ ...player, member: true }, token, [host.origin]);
  known.push(member);
  await member.connect();
  return member;
}

test('who is connected elsewhere is there, hears of a challenge, and leads the other to the table', async () => {
  const [here, there] = hosts as readonly [TestServer, TestServer];
  const [ann, bob] = [await memberAt(here), await memberAt(there)];
  await here.ask(ann, 'PATCH', '/api/me/profile', { presence: 'everybody' });
  await soon(async () => {
    const { body } = await there.ask<PersonStanding>(bob, 'GET', `/api/me/friends/${ann.player.id}`);
    expect(body.online).toBe(true);
  });
  const heard: AnswerOf<'news'>[] = [];
  for (const client of [ann, bob]) {
    client.onOther = answer => answer.type === 'news' && heard.push(answer);
    await client.request({ type: 'news' });
  }
  const url = `/api/players/${bob.player.id}/challenges`;
  const sent = (await here.ask<Challenge>(ann, 'POST', url, LIVE)).body;
  await soon(() => expect(heard.some(({ item }) => item?.challenge === sent.challenge)).toBe(true));
  const accept = `/api/me/challenges/${sent.challenge}/accept`;
  const both = await Promise.all(hosts.map(host => host.ask<Challenge>(bob, 'POST', accept)));
  expect(new Set(both.map(({ body }) => body.table)).size).toBe(1);
  await soon(() => expect(heard.some(({ item }) => item?.table === both[0]!.body.table)).toBe(true));
  ann.close();
  await soon(async () => {
    const next = await there.ask<PersonStanding>(bob, 'GET', `/api/me/friends/${ann.player.id}`);
    expect(next.body).not.toHaveProperty('online');
  });
  const again = (await here.ask<Challenge>(ann, 'POST', url, { ...LIVE, mode: 'duel' })).body;
  const late = await there.ask<Refused>(bob, 'POST', `/api/me/challenges/${again.challenge}/accept`);
  expect(late.body.code).toBe('away');
});

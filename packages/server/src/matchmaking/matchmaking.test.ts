/** Playing somebody now: two who wait are brought together, at a table that only those who are there sit at. */
import type { Answer, AnswerOf } from '@kingdomino/protocol';
import type { Table } from '@kingdomino/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PubSubMessage } from '../pubsub/pubsub.ts';
import { playOn } from '../testing/clients/play.ts';
import { PlayerClient, type Request } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type MatchmakingParts, MatchmakingService } from './matchmaking-service.ts';

type Waiting = AnswerOf<'waiting'>;

const ports = new FakePorts('pairing');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, pool: quickPool(), silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

type Wish = Extract<Request, { type: 'wait' }>;
const wish: Wish = { type: 'wait', modes: ['two'], stakes: 'casual' };

function waitingOf(answer: Answer): Waiting {
  if (answer.type !== 'waiting') throw new Error(`not waiting: ${JSON.stringify(answer)}`);
  return answer;
}

/** A player with everything that was told of a wait. */
async function newcomer() {
  const client = await host.player();
  const told: Waiting[] = [];
  client.onOther = answer => answer.type === 'waiting' && told.push(answer);
  const ask = async (command: Request) => waitingOf(await client.request(command));
  /** Whatever was sent before this was asked has come when this is answered. */
  const last = async () => {
    await client.request({ type: 'ping' });
    return told.at(-1);
  };
  return { client, told, ask, last };
}

async function secondPage({ player, token }: PlayerClient): Promise<PlayerClient> {
  const page = new PlayerClient(player, token, [host.origin], 'second');
  await page.connect();
  return page;
}

/** Adds everybody's salt and plays. */
async function playAll(players: readonly { readonly client: PlayerClient }[], table: string) {
  const clients = players.map(({ client }) => client);
  await Promise.all(clients.map(client => client.watch(table)));
  for (const client of clients) await client.request({ type: 'ready', table, salt: 'salt-of-each' });
  return Promise.all(clients.map(client => playOn(client, table)));
}

/** Two who have been asked to the same table. */
async function paired() {
  const [ann, bob] = [await newcomer(), await newcomer()];
  expect(await ann.ask(wish)).toMatchObject({ state: 'waiting', others: 0 });
  const { offer } = await bob.ask(wish);
  expect(await ann.last()).toMatchObject({
    state: 'offered',
    offer: { id: offer!.id, people: 2, accepted: false },
  });
  return { ann, bob, offer: offer!.id };
}

describe('two who wait', () => {
  test('are asked, say yes, and play the game to its end', async () => {
    const { ann, bob, offer } = await paired();
    const answer = { type: 'answerOffer', offer, accept: true } as const;
    expect(await ann.ask(answer)).toMatchObject({ state: 'offered', offer: { accepted: true, ready: 1 } });
    expect(await bob.last()).toMatchObject({ offer: { accepted: false, ready: 1 } });
    const { state, table } = await bob.ask(answer);
    expect(state).toBe('seated');
    expect(await ann.last()).toMatchObject({ state: 'seated', table });
    const [one, other] = (await playAll([ann, bob], table!)) as [Table, Table];
    expect(one.events).toEqual(other.events);
    expect(one.terms).toMatchObject({
      visibility: 'public',
      clock: { kind: 'game' },
      options: { players: 2 },
    });
    expect(one.terms.rated).toBeUndefined();
    // nobody chooses whom to play with: names are known at the table
    for (const [here, there] of [[ann, bob] as const, [bob, ann] as const])
      for (const name of [there.client.player.name, there.client.player.id])
        expect(JSON.stringify(here.told)).not.toContain(name);
  });

  test('who says no has stopped waiting; the other goes on, and meets the next', async () => {
    const { ann, bob, offer } = await paired();
    expect(await ann.ask({ type: 'answerOffer', offer, accept: false })).toMatchObject({ state: 'none' });
    expect(await bob.last()).toMatchObject({ state: 'waiting' });
    const cat = await newcomer();
    expect(await cat.ask(wish)).toMatchObject({ state: 'offered' });
    await cat.ask({ type: 'stopWaiting' });
    expect(await bob.last()).toMatchObject({ state: 'waiting' });
    expect(await bob.ask({ type: 'stopWaiting' })).toMatchObject({ state: 'none' });
    expect(await ann.ask({ type: 'answerOffer', offer, accept: true })).toMatchObject({ state: 'none' });
  });

  test('who says nothing is told so; nobody sits down with somebody absent', async () => {
    const { ann, bob, offer } = await paired();
    await ann.ask({ type: 'answerOffer', offer, accept: true });
    await jumpInTime(host, ports, ports.time + 10_000);
    await host.store.noteQueuedSeen({
      players: [ann, bob].map(({ client }) => client.player.id),
      at: ports.time,
    });
    await jumpInTime(host, ports, ports.time + 10_000);
    await host.server.matchmaking.step();
    expect(await bob.last()).toMatchObject({ state: 'none', missed: true });
    expect(await ann.last()).toMatchObject({ state: 'waiting' });
    await ann.ask({ type: 'stopWaiting' });
  });

  test('a player is not paired with himself, and all his pages know', async () => {
    const ann = await newcomer();
    const other = await secondPage(ann.client);
    await ann.ask(wish);
    expect(waitingOf(await other.request(wish))).toMatchObject({ state: 'waiting', others: 0 });
    const heard = new Promise<Answer>(resolve => {
      other.onOther = resolve;
    });
    await ann.ask({ type: 'stopWaiting' });
    expect(await heard).toMatchObject({ type: 'waiting', state: 'none' });
    other.close();
  });

  test('who lost the connection is not paired, and takes up the same wait', async () => {
    const ann = await newcomer();
    const { since } = await ann.ask(wish);
    const gone = secondPage(ann.client);
    ann.client.close();
    const count = async () => (await host.server.app.inject('/api/waiting')).json().waiting.two;
    while ((await count()) > 0) await (await gone).request({ type: 'ping' });
    ports.time += 4000;
    const back = await gone;
    expect(waitingOf(await back.request({ ...wish, again: true }))).toMatchObject({
      state: 'waiting',
      since,
    });
    expect(await count()).toBe(1);
    const headers = { authorization: `Bearer ${back.token}` };
    await host.server.app.inject({ method: 'POST', url: '/api/me/sign-out', headers });
    while ((await count()) > 0) await new Promise(resolve => setImmediate(resolve));
    back.close();
  });
});

async function member() {
  const one = await newcomer();
  const headers = { authorization: `Bearer ${one.client.token}` };
  await host.server.app.inject({ method: 'POST', url: '/api/me/recovery', headers });
  one.client.close();
  return { ...one, client: await secondPage(one.client) };
}

describe('rated games', () => {
  test('who leaves one before it begins waits before the next; either is meanwhile what does not count', async () => {
    const [ann, bob] = [(await member()).client, (await member()).client];
    const rated: Wish = { ...wish, modes: ['mighty'], stakes: 'rated' };
    await ann.request(rated);
    const asked = waitingOf(await bob.request(rated));
    const accept = { type: 'answerOffer', offer: asked.offer!.id, accept: true } as const;
    await ann.request(accept);
    const { table } = waitingOf(await bob.request(accept));
    await bob.request({ type: 'leave', table: table! });
    expect(await bob.request(rated)).toMatchObject({ code: 'too-many-messages', retryAfter: 60_000 });
    expect(await bob.request({ ...rated, stakes: 'either' })).toMatchObject({ stakes: 'casual' });
    expect(await ann.request(rated)).toMatchObject({ state: 'waiting', stakes: 'rated' });
    for (const client of [ann, bob]) {
      await client.request({ type: 'stopWaiting' });
      client.close();
    }
  });

  test('are called off by one side before the second round: no rating changes, both are told, and who did it waits', async () => {
    const [ann, bob] = [(await member()).client, (await member()).client];
    const rated: Wish = { ...wish, modes: ['mighty'], stakes: 'rated' };
    await ann.request(rated);
    const asked = waitingOf(await bob.request(rated));
    const accept = { type: 'answerOffer', offer: asked.offer!.id, accept: true } as const;
    await ann.request(accept);
    const table = waitingOf(await bob.request(accept)).table!;
    for (const client of [ann, bob]) {
      await client.watch(table);
      await client.request({ type: 'ready', table, salt: 'salt-of-each' });
    }
    await bob.until(table, ({ status }) => status === 'playing');
    expect(await bob.request({ type: 'propose', table, what: 'abort' })).toMatchObject({ type: 'done' });
    const told = await ann.until(table, ({ status }) => status === 'closed');
    expect(told.events.at(-1)).toMatchObject({ because: 'called-off', seat: told.seatOf(bob.player.id) });
    const url = `/api/ratings?players=${ann.player.id},${bob.player.id}`;
    expect((await host.server.app.inject(url)).json()).toEqual({ ratings: [] });
    expect(await host.store.reliabilityOf(bob.player.id)).toEqual({ games: 0, finished: 0 });
    expect(await bob.request(rated)).toMatchObject({ code: 'too-many-messages', retryAfter: 60_000 });
    expect(await ann.request(rated)).toMatchObject({ state: 'waiting', stakes: 'rated' });
    for (const client of [ann, bob]) {
      await client.request({ type: 'stopWaiting' });
      client.close();
    }
  });

  test('bring members together, on the terms of rated tables; who may not play them is not paired for one', async () => {
    const members = [await member(), await member(), await member()];
    const [ann, bob, cat] = members.map(({ client }) => client) as [PlayerClient, PlayerClient, PlayerClient];
    const rated: Wish = { ...wish, stakes: 'rated' };
    expect(await ann.request(rated)).toMatchObject({ state: 'waiting', rating: 1500, range: 300 });
    const measure = {
      id: 'm',
      player: cat.player.id,
      kind: 'rated',
      reason: 'left often',
      at: ports.time,
    } as const;
    await host.store.addSanction({ ...measure, until: ports.time + 3_600_000 });
    expect(await cat.request(rated)).toMatchObject({ type: 'refused', code: 'suspended' });
    expect(await cat.request({ ...wish, stakes: 'either' })).toMatchObject({
      state: 'waiting',
      stakes: 'casual',
    });
    await cat.request({ type: 'stopWaiting' });
    const { offer } = waitingOf(await bob.request({ ...wish, stakes: 'either' }));
    expect(offer).toMatchObject({ rated: true });
    const answers = [ann, bob].map(client =>
      client.request({ type: 'answerOffer', offer: offer!.id, accept: true }),
    );
    const seated = (await Promise.all(answers)).map(waitingOf).find(({ state }) => state === 'seated');
    const { terms } = await cat.watch(seated!.table!);
    expect(terms).toMatchObject({ rated: true, undo: false, absence: { kind: 'forfeit' } });
    for (const { client } of members) client.close();
  });
});

describe('waiting', () => {
  test('fills with bots when asked to, at once', async () => {
    const ann = await newcomer();
    const four: Wish = { ...wish, modes: ['four'] };
    await ann.ask(four);
    const bob = await newcomer();
    const { offer } = await bob.ask({ ...four, bots: 'squire' });
    expect(offer).toMatchObject({ people: 2, bots: 2, accepted: true, ready: 1 });
    const { table } = await ann.ask({ type: 'answerOffer', offer: offer!.id, accept: true });
    const [one] = await playAll([ann, bob], table!);
    expect(one!.seats.filter(({ kind }) => kind === 'bot')).toHaveLength(2);
  });

  test('of somebody else is nobody’s to answer, and goes along with one’s data', async () => {
    const { ann, bob, offer } = await paired();
    const eve = await newcomer();
    const accept = { type: 'answerOffer', offer, accept: false } as const;
    expect(await eve.ask(accept)).toMatchObject({ state: 'none' });
    expect(await ann.ask({ ...wish, again: true })).toMatchObject({ state: 'offered', offer: { id: offer } });
    const headers = { authorization: `Bearer ${ann.client.token}` };
    const kept = (await host.server.app.inject({ url: '/api/me/export', headers })).json();
    expect(kept.player.waiting).toMatchObject([{ modes: ['two'], stakes: 'casual' }]);
    const erased = await host.server.app.inject({ method: 'DELETE', url: '/api/me', headers });
    expect(erased.statusCode).toBe(204);
    while ((await bob.last())?.state !== 'waiting');
    await bob.ask({ type: 'stopWaiting' });
  });

  test('is for people; rated games for members; and nobody begins without end', async () => {
    const ann = await newcomer();
    expect(await ann.client.request({ ...wish, stakes: 'rated' })).toMatchObject({ code: 'members-only' });
    expect(await ann.ask({ ...wish, stakes: 'either' })).toMatchObject({ stakes: 'casual' });
    const { code } = await tooOften(ann.client);
    expect(code).toBe('too-many-messages');
    await ann.ask({ type: 'stopWaiting' });
    const payload = { name: 'Robot' };
    const bot = (await host.server.app.inject({ method: 'POST', url: '/api/bots', payload })).json();
    const headers = { authorization: `Bearer ${bot.token}` };
    const asked = { method: 'POST', url: '/api/commands', headers, payload: { ...wish, id: 'a' } } as const;
    expect((await host.server.app.inject(asked)).json()).toMatchObject({ code: 'not-allowed' });
  });
});

async function tooOften(client: PlayerClient): Promise<{ code?: string }> {
  for (let times = 0; times < 12; times++) {
    const answer = await client.request(wish);
    if (answer.type === 'refused') return answer;
  }
  return {};
}

test('a change for thousands is told in messages that every line can carry', async () => {
  const told: PubSubMessage[] = [];
  const changed = Array.from({ length: 2000 }, (_, index) => `player-${index}`);
  const nothing = { changed: [], full: [], made: [], givenUp: 0 };
  const parts = {
    ports,
    store: { leaveQueue: async () => ({ ...nothing, changed }), matchQueued: async () => nothing },
    pubsub: { publish: (message: PubSubMessage) => void told.push(message) },
    onPaired: () => undefined,
    onError: (error: unknown) => {
      throw error;
    },
  };
  await new MatchmakingService(parts as unknown as MatchmakingParts).dismiss('player-0');
  expect(told.flatMap(message => (message.kind === 'waits' ? message.players : []))).toEqual(
    changed.slice(1),
  );
  expect(Math.max(...told.map(message => JSON.stringify(message).length))).toBeLessThan(7500);
});

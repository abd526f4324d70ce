/** Every limit of the store holds however many ask at once: fifty do, and exactly as many as may are let in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { COMPANY_LIMITS } from './company-limits.ts';
import { AT_ONCE, type Limit, newPlayer } from './limit.ts';
import { append, newTable } from './sample-tables.ts';

const RUNS = 2;

const subscriptions = (way: 'push' | 'hook'): Limit => ({
  ask: (store, who, n, most) => {
    const subscription = {
      id: `${way}-${who}-${n}`,
      player: who,
      way,
      url: `https://example.org/${n}`,
      secret: '{}',
      language: 'en',
      kinds: ['turn'],
      table: null,
      club: null,
      session: null,
      createdAt: n,
      answers: [],
    };
    return store.addSubscription({ subscription, most });
  },
  count: async (store, who) => (await store.subscriptionsOf(who)).length,
});

const club = (id: string, founder: string, most: number) =>
  ({ id, name: id, link: `link-${id}`, founder, bots: false, scoring: 'wins', at: 1, most }) as const;

const LIMITS: Readonly<Record<string, Limit>> = {
  tables: {
    ask: (store, who, n, most) =>
      store.createTable(newTable(`${who}-${n}`, { openedBy: who, command: `c${n}`, caps: { all: most } })),
    count: async (store, who) => (await store.unfinishedOf(who)).length,
  },
  'tables in the lobby': {
    ask: (store, who, n, most) =>
      store.createTable(
        newTable(`${who}-${n}`, { openedBy: who, command: `c${n}`, caps: { all: 99, inLobby: most } }),
      ),
    count: async (store, who) => (await store.unfinishedOf(who)).length,
  },
  rematches: {
    prepare: async (store, who) => {
      for (let n = 0; n < AT_ONCE; n++)
        await store.createTable(newTable(`old-${who}-${n}`, { openedBy: `${who}-${n}`, command: 'old' }));
    },
    ask: (store, who, n, most) => {
      const opens = newTable(`${who}-${n}`, { openedBy: who, command: `c${n}`, caps: { all: most } });
      return store.append(append(`old-${who}-${n}`, 1, { opens }));
    },
    count: async (store, who) => (await store.unfinishedOf(who)).length,
  },
  devices: subscriptions('push'),
  hooks: subscriptions('hook'),
  'mutes and blocks': {
    ask: (store, who, n, most) =>
      store.addRelation({ player: who, relation: { other: who, kind: 'mute', table: `t${n}` }, at: n, most }),
    count: async (store, who) => (await store.relationsOf(who)).length,
  },
  'texts at a table': {
    prepare: async (store, who) => {
      await store.createTable(newTable(who, { openedBy: who, command: 'c', seats: [who, `${who}-2`] }));
    },
    ask: (store, who, n, most) =>
      store.addTalk({
        talk: { id: `${who}-${n}`, table: who, player: who, seat: n % 2, text: 'x', at: n },
        most,
      }),
    count: async (store, who) => (await store.readTalk({ table: who, limit: 99 })).length,
  },
  'clubs of a founder': {
    ask: (store, who, n, most) => store.createClub(club(`club-${who}-${n}`, who, most)),
    count: async (store, who) => (await store.clubsOf(who)).length,
  },
  'members of a club': {
    prepare: async (store, who) => {
      await store.createClub(club(`club-${who}`, who, 9));
      for (let n = 0; n < AT_ONCE; n++) await newPlayer(store, `${who}-${n}`);
    },
    ask: (store, who, n, most) =>
      store.joinClub({
        link: `link-club-${who}`,
        player: `${who}-${n}`,
        at: n,
        mostMembers: most,
        mostClubs: 9,
      }),
    count: async (store, who) => (await store.readClub({ club: `club-${who}`, player: who }))!.members.length,
  },
  passkeys: {
    ask: (store, who, n, most) =>
      store.enrol({
        player: who,
        nameKey: `key-${who}`,
        at: n,
        mostPasskeys: most,
        passkey: { id: `${who}-${n}`, credential: `${who}-${n}`, publicKey: 'k', counter: 0, name: 'mine' },
      }),
    count: async (store, who) => (await store.membershipOf(who))?.passkeys.length ?? 0,
  },
};

let made = 0;

export function limitContract(storeOf: () => Store): void {
  test.each(Object.entries({ ...LIMITS, ...COMPANY_LIMITS }))(
    'fifty at once come to no more %s than there may be',
    async (name, limit) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async most => {
          const store = storeOf();
          const who = `limit-${name.replaceAll(' ', '-')}-${made++}`;
          await newPlayer(store, who);
          await limit.prepare?.(store, who);
          await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => limit.ask(store, who, n, most)));
          expect(await limit.count(store, who)).toBe(most);
        }),
        { numRuns: RUNS },
      );
    },
  );
}

/** Limits of what members do with each other: follow, challenge, organise, join, and answer for programs. */
import type { NewChallengeOf } from '../../storage/people/challenges.ts';
import type { Store } from '../../storage/store.ts';
import type { NewTournament } from '../../storage/tournaments/tournaments.ts';
import { AT_ONCE, type Limit, newPlayer } from './limit.ts';

/** Members, as whom one follows must be. */
const addOthers = async (store: Store, who: string) => {
  for (let n = 0; n < AT_ONCE; n++) {
    await newPlayer(store, `${who}-${n}`);
    await store.enrol({ player: `${who}-${n}`, nameKey: `key-${who}-${n}`, at: 1 });
  }
};

const challenge = (by: string, to: string, change: Partial<NewChallengeOf>): NewChallengeOf => ({
  id: `${by}/${to}`,
  by,
  to,
  terms: { mode: 'two', clock: { kind: 'none' } },
  at: 1,
  until: 100,
  mostSent: AT_ONCE,
  mostGot: AT_ONCE,
  declinedBefore: 0,
  ...change,
});

const tournament = (id: string, change: Partial<NewTournament> = {}): NewTournament => ({
  id,
  visibility: 'public',
  state: 'open',
  summary: '{}',
  orderAt: 1,
  events: ['{}'],
  most: 1,
  ...change,
});

export const COMPANY_LIMITS: Readonly<Record<string, Limit>> = {
  'tournaments that somebody plans': {
    ask: (store, who, n, most) => store.createTournament(tournament(`${who}-${n}`, { organiser: who, most })),
    count: (store, who) => store.countOrganised(who),
  },
  'tournaments that somebody joins': {
    prepare: async (store, who) => {
      for (let n = 0; n < AT_ONCE; n++) await store.createTournament(tournament(`${who}-${n}`));
    },
    ask: (store, who, n, most) => {
      const joined = [{ player: who, at: n }];
      const { id, state, summary, orderAt, events } = tournament(`${who}-${n}`);
      const after = { id, after: 1, state, summary, orderAt, events };
      return store.appendTournament({ ...after, joined, mostJoined: most });
    },
    count: (store, who) => store.countJoined(who),
  },
  'people whom somebody follows': {
    prepare: addOthers,
    ask: (store, who, n, most) => store.follow({ player: who, other: `${who}-${n}`, at: n, most }),
    count: async (store, who) => (await store.acquaintancesOf(who)).length,
  },
  'challenges of one': {
    prepare: addOthers,
    ask: (store, who, n, most) => store.sendChallenge(challenge(who, `${who}-${n}`, { mostSent: most })),
    count: async (store, who) => (await store.openChallenges({ player: who, now: 99 })).length,
  },
  'challenges to one': {
    prepare: addOthers,
    ask: (store, who, n, most) => store.sendChallenge(challenge(`${who}-${n}`, who, { mostGot: most })),
    count: async (store, who) => (await store.openChallenges({ player: who, now: 99 })).length,
  },
  programs: {
    ask: (store, who, n, most) => {
      const player = `program-${who}-${n}`;
      const token = { hash: `hash-${player}`, player, kind: 'bot' } as const;
      return store.makeProgram({ player, name: player, owner: who, at: n, token, most });
    },
    count: async (store, who) => (await store.programsOf(who)).length,
  },
};

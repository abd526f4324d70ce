/** What the pages of people ask the store for, each as one question: of somebody, and of the busiest. */
import { RATED_MODES } from '@kingdomino/protocol';
import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import { RESULTS } from '../storage/archive/archive-lists.ts';
import type { Store } from '../storage/store.ts';
import type { Amount } from './people-data.ts';

/** Asks for the nth time. */
export type Ask = (n: number) => Promise<unknown>;

const BUSIEST = 'player-0';
const NEXT_BUSIEST = 'player-1';

/** By its name. */
type Pages = Readonly<Record<string, Ask>>;

interface Given {
  readonly store: Store;
  /** The nth of many players, of modes, and of times. */
  readonly some: (n: number) => string;
  readonly mode: (n: number) => (typeof RATED_MODES)[number];
  readonly at: (n: number) => number;
}

export function pagesOf(store: Store, { players, games }: Amount): Pages {
  const given: Given = {
    store,
    some: n => `player-${(n * 7919) % players}`,
    mode: n => RATED_MODES[n % RATED_MODES.length]!,
    at: n => 1_700_000_000_000 + ((n * 7919) % games) * 60_000,
  };
  return { ...ratingPages(given), ...archivePages(given), ...profilePages(given), ...clubPages(given) };
}

function ratingPages({ store, some, mode }: Given): Pages {
  return {
    'leaders: first page': n => store.listLeaders({ mode: mode(n), list: 'people' }),
    'leaders: a page anywhere': n =>
      store.listLeaders({
        mode: mode(n),
        list: 'people',
        after: { worth: 15 + (n % 20) / 2, player: some(n) },
      }),
    'ratings of a hundred': n =>
      store.ratingsOf(Array.from({ length: 100 }, (_, index) => some(100 * n + index))),
    'curve of somebody': n => store.ratingCurve({ player: some(n), mode: mode(n) }),
    'curve of the busiest': n => store.ratingCurve({ player: BUSIEST, mode: mode(n) }),
    'two against each other': n => store.versus({ player: some(n), other: some(n + 1) }),
    'the two busiest': () => store.versus({ player: BUSIEST, other: NEXT_BUSIEST }),
    'a name while it is typed': n => store.nameHolder({ nameKey: `key-${n}` }),
    'passkeys of a member': n => store.membershipOf(some(n)),
  };
}

function archivePages({ store, some, at }: Given): Pages {
  const filters = (n: number) => ({
    mode: ARCHIVE_MODES[n % ARCHIVE_MODES.length]!,
    result: RESULTS[n % RESULTS.length]!,
  });
  return {
    'lobby: finished games': n => store.listTables({ list: 'finished', player: some(n) }),
    'lobby: finished games of the busiest': () => store.listTables({ list: 'finished', player: BUSIEST }),
    'archive: first page': n => store.listArchive({ player: some(n) }),
    'archive of the busiest: first page': () => store.listArchive({ player: BUSIEST }),
    'archive of the busiest: a page anywhere': n =>
      store.listArchive({ player: BUSIEST, before: { at: at(n), id: 'rated' } }),
    'archive of the busiest: mode and result': n => store.listArchive({ player: BUSIEST, ...filters(n) }),
    'archive of the busiest: nothing fits': () =>
      store.listArchive({ player: BUSIEST, mode: 'dynasty', result: 'fourth' }),
    'archive of the busiest: with the next': n =>
      store.listArchive({ player: BUSIEST, other: NEXT_BUSIEST, ...filters(n) }),
    'archive of the busiest: with somebody': n => store.listArchive({ player: BUSIEST, other: some(n) }),
    'archive of the busiest: a month': n =>
      store.listArchive({ player: BUSIEST, from: at(n), to: at(n) + 30 * 86_400_000 }),
    'archive of the busiest, as others see it': n =>
      store.listArchive({ player: BUSIEST, isPublic: true, ...filters(n) }),
  };
}

function profilePages({ store, some }: Given): Pages {
  return {
    statistics: n => store.statisticsOf(n % 2 === 0 ? BUSIEST : some(n)),
    opponents: n => store.listOpponents({ player: n % 2 === 0 ? BUSIEST : some(n), key: '' }),
    'opponents by name': n => store.listOpponents({ player: BUSIEST, key: `er${n}` }),
    'profile by its name': async n => store.profileOf((await store.nameHolder({ nameKey: `key-${n + 1}` }))!),
    'achievements of somebody': n => store.playedOf(`player-${2 + n}`),
    'achievements of the busiest': () => store.playedOf(BUSIEST),
    'mutes and blocks': n => store.relationsOf(some(n)),
    'who blocks whom at a table': n => store.blocksWith(some(n)),
    reports: () => store.listReports({ isOpen: true, limit: 50 }),
    measures: n => store.allSanctionsOf(some(n)),
  };
}

function clubPages({ store, some }: Given): Pages {
  return {
    'my clubs': n => store.clubsOf(some(n)),
    'a club': n => store.readClub({ club: `club-${n}`, player: `player-${n}` }),
    'results of the busiest club': () => store.clubTallies({ club: 'club-0', from: 0 }),
    'tables of the busiest club': () => store.clubTables({ club: 'club-0' }),
    'who waits to be paired': () => store.countQueued(8_999_999_999_000),
    'where I wait': n => store.queueEntriesOf([some(n)]),
  };
}

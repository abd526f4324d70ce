/** What the pages of people ask the store for, each as one question: of somebody, and of the busiest. */
import { RATED_MODES } from '@kingdomino/protocol';
import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import { RESULTS } from '../storage/archive-lists.ts';
import type { Store } from '../storage/store.ts';
import type { Amount } from './people-data.ts';

/** Asks for the nth time. */
export type Ask = (n: number) => Promise<unknown>;

const BUSIEST = 'player-0';
const NEXT_BUSIEST = 'player-1';

export function pagesOf(store: Store, { players, games }: Amount): Readonly<Record<string, Ask>> {
  const some = (n: number) => `player-${(n * 7919) % players}`;
  const mode = (n: number) => RATED_MODES[n % RATED_MODES.length]!;
  const at = (n: number) => 1_700_000_000_000 + ((n * 7919) % games) * 60_000;
  const filters = (n: number) => ({
    mode: ARCHIVE_MODES[n % ARCHIVE_MODES.length]!,
    result: RESULTS[n % RESULTS.length]!,
  });
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
    'a name while it is typed': n => store.nameHolder(`key-${n}`),
    'passkeys of a member': n => store.membershipOf(some(n)),
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
    statistics: n => store.statisticsOf(n % 2 === 0 ? BUSIEST : some(n)),
    opponents: n => store.listOpponents({ player: n % 2 === 0 ? BUSIEST : some(n), key: '' }),
    'opponents by name': n => store.listOpponents({ player: BUSIEST, key: `er${n}` }),
    'profile by its name': async n => store.profileOf((await store.nameHolder(`key-${n + 1}`))!),
    'achievements of somebody': n => store.playedOf(`player-${2 + n}`),
    'achievements of the busiest': () => store.playedOf(BUSIEST),
    'mutes and blocks': n => store.relationsOf(some(n)),
    'who blocks whom at a table': n => store.blocksWith(some(n)),
    reports: () => store.listReports({ isOpen: true, limit: 50 }),
    measures: n => store.allMeasuresOf(some(n)),
  };
}

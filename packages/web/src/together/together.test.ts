/** Pages that look at one game together: whatever they do, they end with the same study, and followers with the leader. */
import type { Answer, Player } from '@kingdomino/protocol';
import { Random } from '@kingdomino/rules';
import { Table } from '@kingdomino/table';
import { decideStudy } from '@kingdomino/table/study';
import { type Signal, signal } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../connection/connection-state.ts';
import type { UnsentCommand } from '../connection/open-requests.ts';
import type { Watcher } from '../connection/watcher.ts';
import { finishedEvents } from './testing/finished.ts';
import { type StudyConnection, Together } from './together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ID = 'table-of-test';
const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => ({ id, name: id.toUpperCase() })) as [
  Player,
  Player,
  Player,
];
const EVENTS = finishedEvents(ann, bob);

/** A server for pages in one process; messages to a page wait until the test lets them through. */
class Room {
  readonly table = Table.from(EVENTS);
  readonly #pages = new Map<string, { watcher: Watcher; waiting: Answer[]; player: Player }>();
  readonly heard = new Set<string>();

  connection(player: Player): StudyConnection & { state: Signal<ConnectionState> } {
    return {
      state: signal<ConnectionState>('open'),
      me: signal<Player | undefined>(player),
      watch: (_, watcher) => {
        this.#pages.set(player.id, { watcher, waiting: [], player });
        this.#sendEvents(player.id);
        return () => this.#pages.delete(player.id);
      },
      resume: () => this.#sendEvents(player.id),
      ask: async wish => this.#answer(player, wish),
    };
  }

  /** Lets everything through, to everybody or to one. */
  async settle(only?: string): Promise<void> {
    for (let round = 0; round < 30; round++) {
      await vi.advanceTimersByTimeAsync(300);
      for (const [id, page] of this.#pages)
        if (only === undefined || only === id)
          for (const message of page.waiting.splice(0)) this.#deliver(page.watcher, message);
    }
  }

  #deliver(watcher: Watcher, message: Answer): void {
    if (message.type === 'events') watcher.onEvents(message);
    if (message.type === 'shown') watcher.onShown?.(message);
  }

  #sendEvents(player: string): void {
    const page = this.#pages.get(player)!;
    const from = page.watcher.version();
    page.waiting.push({
      type: 'events',
      table: ID,
      from,
      events: this.table.events.slice(from),
      time: 0,
    });
  }

  #answer(by: Player, wish: UnsentCommand): Answer {
    if (wish.type === 'studyShow') {
      const { type: _, table, ...what } = wish;
      this.#tell({ type: 'shown', table, player: by, ...what });
      if (wish.gone) this.heard.delete(by.id);
      else this.heard.add(by.id);
      return { type: 'done', table: ID, version: this.table.version };
    }
    if (wish.type !== 'studyLead' && wish.type !== 'studyEdit') throw new Error(wish.type);
    const command =
      wish.type === 'studyEdit'
        ? { ...wish, by }
        : { ...wish, by, isGone: (other: string) => !this.heard.has(other) };
    const decision = decideStudy(this.table, command, this.table.changedAt);
    if (!decision.ok) return { type: 'refused', ...decision.error };
    const from = this.table.version;
    this.table.append(...decision.value);
    if (decision.value.length > 0)
      this.#tell({ type: 'events', table: ID, from, events: [...decision.value], time: 0 });
    return { type: 'done', table: ID, version: this.table.version };
  }

  #tell(message: Answer): void {
    for (const { waiting } of this.#pages.values()) waiting.push(message);
  }
}

async function pagesOf(room: Room, ...players: readonly Player[]): Promise<Together[]> {
  const pages = [];
  for (const player of players) {
    pages.push(new Together(ID, room.connection(player)));
    await room.settle();
  }
  return pages;
}

test('who opens it leads; the others stand where he stands, until they go on by themselves', async () => {
  const room = new Room();
  const [first, second, third] = (await pagesOf(room, eve, ann, bob)) as [Together, Together, Together];
  expect(first.isLeader).toBe(true);
  first.source.value!.go(2);
  await room.settle();
  expect([second, third].map(page => page.source.value!.step)).toEqual([2, 2]);
  third.source.value!.go(0);
  first.source.value!.go(3);
  await room.settle();
  expect([second.source.value!.step, third.source.value!.step]).toEqual([3, 0]);
  expect(third.follows.value).toBe(false);
  third.follow(true);
  expect(third.source.value!.step).toBe(3);
  expect(second.people.all.map(({ player }) => player.id).sort()).toEqual(['bob', 'eve']);
  for (const page of [first, second, third]) page.close();
});

test('a turn that the leader looks at is seen by whoever follows, and by nobody else', async () => {
  const room = new Room();
  const [leads, follows, wanders] = (await pagesOf(room, ann, bob, eve)) as [Together, Together, Together];
  const at = room.table.moves.findIndex(({ by }) => by !== 'chance');
  leads.source.value!.go(at);
  await room.settle();
  wanders.source.value!.go(0);
  leads.source.value!.preview([room.table.moves[at]!.text]);
  await room.settle();
  expect(follows.source.value!.previewed.value).toEqual([room.table.moves[at]!.text]);
  expect(wanders.source.value!.previewed.value).toBeUndefined();
  expect(follows.point.value).toBeUndefined();
  for (const page of [leads, follows, wanders]) page.close();
});

test('who may not change it is told so, and nothing changes', async () => {
  const room = new Room();
  const [, watcher] = (await pagesOf(room, ann, eve)) as [Together, Together];
  const edited = watcher.source.value!.edit({ kind: 'comment', path: [], at: 1, text: 'me too' });
  expect(edited.ok).toBe(false);
  expect(watcher.source.value!.study.study.comments).toBeUndefined();
  expect(watcher.mayLead).toBe(false);
  watcher.close();
});

test('whoever has written here can be reported, also when they are gone', async () => {
  const room = new Room();
  const [first, second] = (await pagesOf(room, ann, eve)) as [Together, Together];
  first.source.value!.edit({ kind: 'comment', path: [], at: 1, text: 'see here' });
  await room.settle();
  first.close();
  await room.settle();
  expect(second.people.all).toEqual([]);
  const named = second.named.map(({ id }) => id);
  expect(named.filter(id => id === 'ann')).toHaveLength(2);
  expect(named).toContain('bob');
  second.close();
});

test('when the leader goes the lead is free, and one press takes it', async () => {
  const room = new Room();
  const [first, second] = (await pagesOf(room, ann, eve)) as [Together, Together];
  expect(second.mayLead).toBe(false);
  first.close();
  await room.settle();
  expect(second.mayLead).toBe(true);
  await second.lead(true);
  await room.settle();
  expect(second.isLeader).toBe(true);
  second.close();
});

test('a connection that was cut and comes back shows where everybody is', async () => {
  const room = new Room();
  const connection = room.connection(bob);
  const [leads] = (await pagesOf(room, ann)) as [Together];
  const page = new Together(ID, connection);
  await room.settle();
  connection.state.value = 'lost';
  leads.source.value!.go(1);
  await room.settle('ann');
  connection.state.value = 'open';
  connection.resume(ID);
  await room.settle();
  expect(page.source.value!.step).toBe(1);
  for (const each of [leads, page]) each.close();
});

test('whatever two players change at once, late or refused, all pages end with the study of the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async seed => {
      const random = new Random(seed);
      const room = new Room();
      const pages = await pagesOf(room, ann, bob);
      for (let round = 0; round < 8; round++) {
        const page = pages[random.below(2)]!;
        const source = page.source.value!;
        source.goTo({ path: random.below(2) ? [0] : [], at: random.below(4) });
        source.isTrying.value = true;
        const view = source.played.value;
        const moves = view.mine.length > 0 ? 1 : 0;
        if (moves && random.below(2)) {
          const start = room.table.game;
          const { state } = view;
          const index = random.below(start.countMoves(state as never));
          await source.play(start.moveAt(state as never, index));
        } else source.edit({ kind: 'comment', ...source.cursor, text: `note ${random.below(3)}` });
        if (random.below(3) === 0 && source.study.study.branches) source.edit({ kind: 'remove', path: [0] });
        if (random.below(2)) await room.settle(random.below(2) ? 'ann' : 'bob');
      }
      await room.settle();
      const [one, other] = pages.map(page => page.source.value!.study.study);
      expect(one).toEqual(other);
      const late = (await pagesOf(room, eve))[0]!;
      expect(late.source.value!.study.study).toEqual(one);
      for (const page of [...pages, late]) page.close();
    }),
    { numRuns: 15 },
  );
});

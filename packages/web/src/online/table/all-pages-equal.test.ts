/** Whatever a network does to the messages of two players, both pages end with the server's table. */
import { gameById, Random } from '@kingdomino/rules';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../connection/connection.ts';
import { FakeNetwork, FakeServer, TABLE } from '../../connection/testing/fake-server.ts';
import { OnlineSource } from './online-source.ts';

const PLAYERS = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** And the way to the server and back. */
const SECOND = 1000 + 20;

const TROUBLES = [
  'move',
  'move',
  'move',
  'undo',
  'say',
  'cut',
  'down',
  'up',
  'mute',
  'speak',
  'wake',
] as const;

const steps = fc.array(
  fc.record({
    who: fc.nat({ max: 1 }),
    does: fc.constantFrom(...TROUBLES),
    choice: fc.nat({ max: 1000 }),
    /** Until the next one. */
    wait: fc.nat({ max: 3000 }),
  }),
  { minLength: 20, maxLength: 60 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

class Page {
  readonly network: FakeNetwork;
  readonly connection: Connection;
  readonly source: OnlineSource;

  constructor(server: FakeServer, who: number, random: Random) {
    this.network = new FakeNetwork(server, PLAYERS[who]!);
    // late, so that others overtake it, and sometimes twice
    this.network.fate = () =>
      random.below(4) === 0 ? [random.below(900), random.below(900)] : [random.below(400)];
    this.connection = new Connection(this.network.ports);
    this.source = new OnlineSource(TABLE, this.connection);
  }

  do({ does, choice }: Step): void {
    const { network, source } = this;
    if (does === 'move') this.#move(choice);
    if (does === 'undo' && source.version.value > 0 && source.view.value.canUndo) void source.undo();
    if (does === 'say') void source.ask({ type: 'say', table: TABLE, phrase: 'hello' });
    if (does === 'cut') network.cut();
    if (does === 'down') network.goOffline();
    if (does === 'up') network.isUp = true;
    if (does === 'mute') network.isMute = true;
    if (does === 'speak') network.isMute = false;
    if (does === 'wake') network.wake();
  }

  heal(): void {
    this.network.isUp = true;
    this.network.isMute = false;
    this.network.fate = () => [1];
  }

  /** Without a word of the browser. */
  async isFoundWithin(milliseconds: number): Promise<boolean> {
    for (let passed = 0; passed < milliseconds && this.connection.state.value !== 'open'; passed += 20)
      await vi.advanceTimersByTimeAsync(20);
    return this.connection.state.value === 'open';
  }

  #move(choice: number): void {
    if (this.source.version.value === 0) return;
    const { game, state, mine } = this.source.view.value;
    const rules = gameById(game);
    const actor = rules.toAct(state);
    if (typeof actor !== 'number' || !mine.includes(actor)) return;
    void this.source.play(rules.moveAt(state, choice % rules.countMoves(state)));
  }
}

/** How many moves came through in all runs: a property about tables on which nothing happens would be none. */
let played = 0;

test('cut, late, doubled and overtaking messages: all pages end equal, and every move they show is made', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(), async (list, seed) => {
      const server = new FakeServer(...PLAYERS);
      const random = new Random(seed);
      const pages = PLAYERS.map((_, who) => new Page(server, who, random));
      await vi.advanceTimersByTimeAsync(1000);
      for (const step of list) {
        pages[step.who]!.do(step);
        await vi.advanceTimersByTimeAsync(step.wait);
      }
      for (const page of pages) page.heal();
      for (const page of pages) expect(await page.isFoundWithin(SECOND)).toBe(true);
      await vi.advanceTimersByTimeAsync(120_000);
      for (const { source, connection } of pages) {
        expect(connection.state.value).toBe('open');
        expect(source.table.events).toEqual(server.table.events);
        expect(source.view.value.moves).toEqual(server.table.moves);
        expect(source.queue.isSlow.value).toBe(false);
      }
      played += server.table.moves.length;
      for (const { source } of pages) source.close();
      vi.clearAllTimers();
    }),
    { numRuns: 40 },
  );
  expect(played).toBeGreaterThan(200);
});

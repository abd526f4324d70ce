/** Helpers that are there, slow, silent, gone: the same race is won by the same turn. */
import { expect, test, vi } from 'vitest';
import { Spending } from '../search/budget.ts';
import { sharedRace } from '../search/shared-race.ts';
import { finishLater } from '../search/steps.ts';
import type { SharedTask, Simulations } from '../search/task.ts';
import type { HelperPort, ToHelper } from './messages.ts';
import { PortCrew } from './port-crew.ts';
import { fakeWork, type Wire, wiredHelper } from './testing/wired.ts';

const task: SharedTask = { game: 'kingdomino', position: '', seed: 1, likeness: [], depth: 1 };
const rules = {
  worth: ({ sums }: { sums: Float64Array }) => (sums[0] === 0 ? -1000 : sums[1]! / sums[0]!),
  staying: (count: number) => Math.max(1, Math.floor(0.6 * count)),
};

interface Settings {
  readonly threads: number;
  readonly start: () => HelperPort | undefined;
  readonly budget?: { simulations?: number; milliseconds?: number };
  readonly isStopped?: () => boolean;
  readonly work?: Simulations;
}

/** Twice, so that helpers have time to begin. */
async function raced(settings: Settings, crew = new PortCrew(settings)) {
  const { budget = { simulations: 100 }, isStopped = () => false, work = fakeWork } = settings;
  const run = () => {
    const turns = Array.from({ length: 7 }, (_, index) => ({ index, sums: new Float64Array(2) }));
    const spending = new Spending({ budget, isStopped }, {});
    const sharing = { work, spending, crew, task: () => task };
    return finishLater(sharedRace(turns, rules, sharing)).then(ranking => ({ ranking, spending }));
  };
  await run();
  await ready();
  const { ranking, spending } = await run();
  return { ranking, simulations: spending.simulations };
}

/** Until all that was said is heard. */
const ready = () => new Promise(resolve => setTimeout(resolve, 1));
const nobody = () => undefined;
const wired =
  (wire: Wire = {}, work = fakeWork) =>
  () =>
    wiredHelper(work, wire);
const always = (search: number) => ({ kind: 'ready', search }) as const;

test.each([2, 3, 4])(
  'counted simulations come to the same on %i threads, whoever makes them',
  async threads => {
    const alone = await raced({ threads, start: nobody });
    expect(alone.simulations).toBe(100);
    let asked = 0;
    const count = ({ kind }: ToHelper) => {
      if (kind === 'simulate') asked++;
    };
    const ways: Record<string, () => HelperPort | undefined> = {
      together: wired({ toHelper: count }),
      'every answer twice': wired({ toLeader: message => [message, message] }),
      'dead at the first order': wired({ toHelper: ({ kind }, die) => kind === 'simulate' && die() }),
      'unable to simulate': wired({}, { ...fakeWork, simulate: () => expect.fail() }),
      'not to be started': () => {
        throw new Error('forbidden');
      },
    };
    for (const [way, start] of Object.entries(ways))
      expect([way, await raced({ threads, start })]).toEqual([way, alone]);
    expect(asked).toBeGreaterThan(0);
  },
);

test('on one thread more or less the same turn wins with the same simulations', async () => {
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(threads => raced({ threads, start: wired() })));
  for (const { ranking, simulations } of others) {
    expect(simulations).toBe(one!.simulations);
    for (const [place, { index, sums }] of ranking.entries()) {
      expect([index, sums[0]]).toEqual([one!.ranking[place]!.index, one!.ranking[place]!.sums[0]]);
      expect(sums[1]).toBeCloseTo(one!.ranking[place]!.sums[1]!, 9);
    }
  }
});

test('a helper that never answers is not waited for any more, and its share is made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const silent = wired({ toLeader: message => (message.kind === 'sums' ? [] : [message]) });
  const racing = raced({ threads: 2, start: silent });
  let isDone = false;
  void racing.then(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect(await racing).toEqual(await raced({ threads: 2, start: nobody }));
});

test('where time is limited, the simulations of helpers come on top, and no deal comes twice', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const deals = new Map<string, number>();
  let made = 0;
  const noting: Simulations = {
    columns: 2,
    simulate: (turn, deal, sums) => {
      const key = `${turn}/${deal}`;
      deals.set(key, (deals.get(key) ?? 0) + 1);
      // time passes by what is done, whoever does it
      if (++made % 50 === 0) vi.advanceTimersByTime(1);
      fakeWork.simulate(turn, deal, sums);
    },
  };
  const crew = new PortCrew({ threads: 2, start: wired({}, noting) });
  await raced({ threads: 2, start: nobody, budget: { simulations: 10 } }, crew);
  deals.clear();
  const budget = { milliseconds: 10 };
  const turns = Array.from({ length: 7 }, (_, index) => ({ index, sums: new Float64Array(2) }));
  const spending = new Spending({ budget, isStopped: () => false }, {});
  const steps = sharedRace(turns, rules, { work: noting, spending, crew, task: () => task });
  const ranking = await finishLater(steps);
  vi.useRealTimers();
  expect(Math.max(...deals.values())).toBe(1);
  expect([...deals.keys()].some(key => Number(key.split('/')[1]) % 2 === 1)).toBe(true);
  // what a helper has simulated but not said in time is not counted
  expect(spending.simulations).toBeLessThanOrEqual(deals.size);
  expect(ranking.reduce((sum, { sums }) => sum + sums[0]!, 0)).toBe(spending.simulations);
});

test('who is stopped has tried something, and the helpers hear of it', async () => {
  const heard: string[] = [];
  const toHelper = ({ kind }: ToHelper) => void heard.push(kind);
  const { simulations } = await raced({ threads: 2, start: wired({ toHelper }), isStopped: () => true });
  expect(simulations).toBeGreaterThan(0);
  expect(simulations).toBeLessThan(10);
  expect(heard.at(-1)).toBe('close');
});

test('a word about another search, or out of turn, changes nothing', async () => {
  const start = wired({
    toLeader: message =>
      message.kind === 'sums'
        ? [{ ...message, search: message.search - 1 }, { ...message, order: 99 }, message]
        : [always(message.search + 1), message],
  });
  expect(await raced({ threads: 2, start })).toEqual(await raced({ threads: 2, start: nobody }));
});

test('who could not be started three times is not tried again', async () => {
  const start = vi.fn(() => {
    throw new Error('no more threads');
  });
  const crew = new PortCrew({ threads: 2, start });
  for (let search = 0; search < 5; search++) crew.open(task).close();
  expect(start).toHaveBeenCalledTimes(3);
});

test('helpers are let go when there is no search for a while, and come back with the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = vi.fn();
  const start = vi.fn(() => ({ send: () => undefined, listen: () => undefined, close: closed }));
  const crew = new PortCrew({ threads: 3, start, idle: 1000 });
  crew.open(task).close();
  await vi.advanceTimersByTimeAsync(999);
  crew.open(task).close();
  await vi.advanceTimersByTimeAsync(999);
  expect([start.mock.calls.length, closed.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalledTimes(2);
  crew.open(task).close();
  expect(start).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

test('a helper that is stuck is replaced', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const closed = vi.fn();
  const start = vi.fn(() => ({ send: () => undefined, listen: () => undefined, close: closed }));
  const crew = new PortCrew({ threads: 2, start });
  crew.open(task).close();
  vi.advanceTimersByTime(9000);
  crew.open(task).close();
  expect(start).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  crew.open(task).close();
  expect([start.mock.calls.length, closed.mock.calls.length]).toEqual([2, 1]);
  vi.useRealTimers();
});

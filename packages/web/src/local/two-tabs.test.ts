/** Two tabs of one game: each a page of its own over the same storage. No move is lost, and both end equal. */
import type { SpelledMove } from '@kingdomino/table';
import { soon } from '@kingdomino/testkit/soon';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { simpleMove } from '../bots/simple-move.ts';
import type { SavedGame } from './saved-format.ts';
import { FakeLocks } from './testing/fake-locks.ts';

vi.mock('../app/settings.ts', () => ({ pace: () => 0, settings: { value: { undo: 'none' } } }));
vi.mock('../bots/bots.ts', () => ({
  prepareBots: (levels: readonly string[]) => void prepared.push(`${levels.join()} after ${asked} questions`),
  chooseMove: (_: string, job: Parameters<typeof simpleMove>[0]) => {
    asked++;
    return Promise.resolve(simpleMove(job));
  },
}));

type Local = typeof import('./local-source.ts') & typeof import('./create-game.ts');
type Rules = typeof import('@kingdomino/rules');
/** A page with modules of its own. */
type Tab = Local & Rules;
type Source = NonNullable<ReturnType<Local['openLocalGame']>> & { readonly tab: Tab };

/** How often a bot was asked. */
let asked = 0;
/** For whom something was fetched before they were asked. */
let prepared: string[] = [];
let storage: FakeStorage;

beforeEach(() => {
  asked = 0;
  prepared = [];
  storage = new FakeStorage().install();
});
afterEach(() => vi.unstubAllGlobals());

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const [rules, making, local] = [
    await import('@kingdomino/rules'),
    await import('./create-game.ts'),
    await import('./local-source.ts'),
  ];
  return { ...rules, ...making, ...local };
}

const openGame = (tab: Tab, id: string): Source => Object.assign(tab.openLocalGame(id)!, { tab });

async function twoTabs(): Promise<{ readonly one: Source; readonly two: Source; readonly id: string }> {
  const first = await openTab();
  const id = first.createGame('kingdomino', { players: 2 }, [
    { kind: 'me', name: '' },
    { kind: 'bot', level: 'knight' },
  ]);
  const one = openGame(first, id);
  const two = openGame(await openTab(), id);
  return { one, two, id };
}

const keptEvents = (id: string) =>
  (JSON.parse(storage.kept.get(`kingdomino.game.${id}`)!) as SavedGame).events;
const movesOf = (source: Source) => source.view.value.moves.map(({ text }) => text);

/** Until it is my turn, or over. */
function myMove(source: Source): Promise<SpelledMove | undefined> {
  return soon(() => {
    const { game, state, isOver } = source.view.value;
    const rules = source.tab.gameById(game);
    if (isOver) return undefined;
    if (rules.toAct(state) !== 0) throw new Error('not yet');
    const move = rules.moveAt(state, 0);
    return { move, text: rules.format(move) };
  });
}

describe.each([true, false])('with locks: %s', hasLocks => {
  beforeEach(() => vi.stubGlobal('navigator', hasLocks ? { locks: new FakeLocks() } : {}));

  test('moves made here and there all count, to the end', async () => {
    const { one, two, id } = await twoTabs();
    const mine: string[] = [];
    for (let turn = 0; ; turn++) {
      const source = turn % 3 === 0 ? one : two;
      const next = await myMove(source);
      if (next === undefined) break;
      const result = await source.play(next.move);
      if (result.ok) mine.push(next.text);
    }
    await soon(() => expect(movesOf(one)).toEqual(movesOf(two)));
    expect(movesOf(one)).toHaveLength(keptEvents(id).filter(({ type }) => type === 'moved').length);
    expect(movesOf(one).filter(move => mine.includes(move))).toEqual(mine);
    expect([one.view.value.isOver, two.view.value.isOver]).toEqual([true, true]);
    // two kings: place and pick six times each, without the last picks
    expect(mine).toHaveLength(24);
    if (hasLocks) expect(asked, 'one tab thinks, the other follows').toBe(24);
  });

  test('what the bots need is fetched before they are asked', async () => {
    const first = await openTab();
    const id = first.createGame('kingdomino', { players: 2 }, [
      { kind: 'me', name: '' },
      { kind: 'bot', level: 'grandmaster' },
    ]);
    openGame(first, id);
    await soon(() => expect(prepared).toEqual(['grandmaster after 0 questions']));
  });

  test('the same turn in both tabs is taken once; the later one sees what happened', async () => {
    const { one, two, id } = await twoTabs();
    const { move, text } = (await myMove(one))!;
    expect(await myMove(two)).toEqual({ move, text });
    const results = await Promise.all([one.play(move), two.play(move)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    await soon(() => expect(movesOf(one)).toEqual(movesOf(two)));
    expect(keptEvents(id).filter(event => event.type === 'moved' && event.move === text)).toHaveLength(1);
  });

  test('the tab that leads is closed: the other goes on', async () => {
    const { one, two } = await twoTabs();
    await myMove(one);
    two.close();
    await one.play((await myMove(one))!.move);
    expect(await myMove(one)).toBeDefined();
  });
});

test('a game that another tab removed or damaged goes on here, and is kept again', async () => {
  const { one, id } = await twoTabs();
  const { move } = (await myMove(one))!;
  storage.kept.set(`kingdomino.game.${id}`, '{');
  storage.tell(`kingdomino.game.${id}`);
  expect((await one.play(move)).ok).toBe(true);
  expect(keptEvents(id)).toHaveLength(one.view.value.version);
});

/** To the end, by whatever is offered first. */
async function playWhole(game: 'kingdomino' | 'duel'): Promise<void> {
  const tab = await openTab();
  const id = tab.createGame(game, { players: 2 }, [
    { kind: 'me', name: '' },
    { kind: 'bot', level: 'knight' },
  ]);
  const source = openGame(tab, id);
  for (let next = await myMove(source); next !== undefined; next = await myMove(source))
    expect((await source.play(next.move)).ok).toBe(true);
  expect(source.view.value.isOver).toBe(true);
}

test('without storage a game begins and ends in memory', async () => {
  storage.isForbidden = true;
  await playWhole('duel');
});

test('where locks are refused a game begins and ends all the same', async () => {
  const refuse = () => Promise.reject(new DOMException('site data are blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse } });
  storage.isForbidden = true;
  await playWhole('kingdomino');
});

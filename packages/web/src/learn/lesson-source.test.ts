/** A lesson at its table: what counts, what is told, what is kept. */
import { type AnyGame, GAMES } from '@kingdomino/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';

// nobody looks, so nothing waits
vi.mock('../app/settings.ts', () => ({ pace: () => 0, settings: { value: {} } }));

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const KEY = 'kingdomino.lesson.kingdomino';
const rules: AnyGame = GAMES.kingdomino;

async function open() {
  const [{ LessonSource }, { KINGDOMINO_LESSON }, { progressOf }] = await Promise.all([
    import('./lesson-source.ts'),
    import('./kingdomino-lesson.ts'),
    import('./lesson-progress.ts'),
  ]);
  const source = new LessonSource(KINGDOMINO_LESSON, progressOf('kingdomino'));
  const play = (text: string) => {
    const move = rules.parse(text);
    if (!move.ok) throw new Error(move.error.text);
    return source.play(move.value);
  };
  return { source, play };
}

test('what is not expected is told and changes nothing; what is, is followed by the others', async () => {
  const { source, play } = await open();
  expect((await play('pick:4')).ok).toBe(false);
  expect([source.step, source.note.value?.(), source.view.value.moves.length]).toEqual([
    0,
    'learn.k.pick.other',
    2,
  ]);
  expect((await play('pick:24')).ok).toBe(true);
  expect([source.step, source.note.value?.(), source.view.value.mine]).toEqual([1, undefined, [0]]);
  expect(source.view.value.moves.at(-1)?.text).toBe('pick:41');
});

test('while the others move nothing is asked, and a second answer does not count', async () => {
  const { source, play } = await open();
  const first = play('pick:24');
  expect([source.isBusy.value, source.view.value.mine]).toEqual([true, []]);
  expect((await play('pick:4')).ok).toBe(false);
  await first;
  expect(source.step).toBe(1);
});

test('it is taken up where it was left, also when the others were about to move', async () => {
  const { source, play } = await open();
  const first = play('pick:24');
  source.close();
  await first;
  expect((await open()).source.step).toBe(1);
  source.restart();
  expect([source.step, (await open()).source.step]).toEqual([0, 0]);
});

test.each(['', '{', '7', '["pick:4"]', '{"format":9,"value":["pick:24"]}', '{"format":0,"value":[1]}'])(
  'what is damaged or of a later release begins anew: %s',
  async text => {
    storage.kept.set(KEY, text);
    expect((await open()).source.step).toBe(0);
  },
);

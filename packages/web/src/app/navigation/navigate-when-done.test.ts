/** Late answers never move the player, and a double click opens one table. */
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/table', hash: '' });
vi.stubGlobal('history', { pushState: (_: null, __: string, path: string) => visit(path) });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('scrollTo', () => undefined);

const visited: string[] = [];
function visit(path: string): void {
  visited.push(path);
  Object.assign(location, { pathname: path });
}
beforeEach(() => void visited.splice(0));

const modules = async () => ({
  ...(await import('./navigate-when-done.ts')),
  ...(await import('./router.ts')),
});

/** A promise and the way to keep it. */
function promised<Value>() {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>(resolve => {
    keep = resolve;
  });
  return { promise, keep };
}

test('who waits is brought there, once', async () => {
  const { NavigateWhenDone } = await modules();
  const navigation = new NavigateWhenDone();
  const table = promised<string>();
  const work = vi.fn(() => table.promise);
  const both = [navigation.run(work), navigation.run(work)];
  expect(navigation.isBusy.value).toBe(true);
  table.keep('/t/new');
  await Promise.all(both);
  expect([work.mock.calls.length, visited, navigation.isBusy.value]).toEqual([1, ['/t/new'], false]);
});

test('who has left stays where he is, and what was asked is told so', async () => {
  const { NavigateWhenDone, go } = await modules();
  const navigation = new NavigateWhenDone();
  const table = promised<string>();
  let isEnded = false;
  const run = navigation.run(end => {
    end.addEventListener('abort', () => {
      isEnded = true;
    });
    return table.promise;
  });
  go('/help');
  await run;
  table.keep('/t/new');
  await table.promise;
  expect([visited, isEnded, navigation.isBusy.value]).toEqual([['/help'], true, false]);
});

test('without an address nobody goes anywhere, and it can be tried again', async () => {
  const { NavigateWhenDone } = await modules();
  const navigation = new NavigateWhenDone();
  await navigation.run(() => Promise.resolve(undefined));
  await navigation.run(() => Promise.resolve('/t/second'));
  await expect(navigation.run(() => Promise.reject(new Error('no connection')))).rejects.toThrow(
    'no connection',
  );
  expect([visited, navigation.isBusy.value]).toEqual([['/t/second'], false]);
});

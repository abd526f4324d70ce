/** Storage that is forbidden, full, damaged or of another release never stops the page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from './testing/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const modules = async () => ({ ...(await import('./storage.ts')), ...(await import('./stored-value.ts')) });

const readNumber = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);
/** The first release wrote a text. */
const readOld = (raw: unknown) => readNumber(Number(raw) || undefined);

describe('what cannot be kept', () => {
  test('lives on in memory when storage is forbidden', async () => {
    storage.isForbidden = true;
    const { readText, writeText, remove, keys, isForgetful } = await modules();
    expect([readText('a'), keys('a'), isForgetful.value]).toEqual([undefined, [], false]);
    writeText('a', 'one');
    expect([readText('a'), keys('a'), isForgetful.value]).toEqual(['one', ['a'], true]);
    remove('a');
    expect(readText('a')).toBeUndefined();
  });

  test('is newer than what is kept, until there is room again', async () => {
    const { readText, writeText } = await modules();
    writeText('a', 'old');
    storage.room = 0;
    writeText('a', 'newer');
    expect([storage.kept.get('kingdomino.a'), readText('a')]).toEqual(['old', 'newer']);
    storage.room = 100;
    writeText('a', 'newest');
    expect([storage.kept.get('kingdomino.a'), readText('a')]).toEqual(['newest', 'newest']);
  });

  test('is kept after all when something else can be given up', async () => {
    const { readText, writeText, whenFull, remove, isForgetful } = await modules();
    writeText('old', 'x'.repeat(30));
    storage.room = 60;
    whenFull(() => {
      const hasOld = readText('old') !== undefined;
      remove('old');
      return hasOld;
    });
    writeText('new', 'y'.repeat(30));
    expect([...storage.kept.keys()]).toEqual(['kingdomino.new']);
    expect(isForgetful.value).toBe(false);
  });
});

describe('a stored value', () => {
  test('is written with the number of its format, and read in every format there was', async () => {
    const { StoredValue } = await modules();
    const value = new StoredValue('a', [readOld, readNumber], 7);
    value.write(3);
    expect(storage.kept.get('kingdomino.a')).toBe('{"format":1,"value":3}');
    expect(value.read()).toBe(3);
    storage.kept.set('kingdomino.a', '"5"');
    expect(value.read()).toBe(5);
    value.forget();
    expect(value.read()).toBe(7);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{}',
    '"x"',
    '{"format":1}',
    '{"format":1,"value":"three"}',
    '{"format":9,"value":3}',
    '{"format":-1,"value":3}',
    '{"format":"1","value":3}',
  ])('counts as nothing when it is %s', async text => {
    const { StoredValue } = await modules();
    storage.kept.set('kingdomino.a', text);
    expect(new StoredValue('a', [readOld, readNumber], 7).read()).toBe(7);
  });
});

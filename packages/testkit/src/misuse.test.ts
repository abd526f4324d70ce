// Every exported function, called with wrong states, wrong indices and junk: it answers, refuses or throws a named error,
// and never hangs. Classes are left out: searches drive them directly, and their methods trust their callers for speed.
import { inspect } from 'node:util';
import vm from 'node:vm';
import * as face from '@kingdomino/rules';
import * as duelFace from '@kingdomino/rules/duel';
import * as hashingFace from '@kingdomino/rules/hashing';
import * as kingdominoFace from '@kingdomino/rules/kingdomino';
import * as learningFace from '@kingdomino/rules/learning';
import * as searchFace from '@kingdomino/rules/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import { playRandomly } from './playing.ts';

const { Dealer, GAMES, dealerFromText, gameById, parseLink, readRecord } = face;

/** Much longer than all calls of a function may take: only one that never ends is stopped. */
const HANGS_AFTER = 20_000;

const MOMENTS = [0, 1, 2, 3, 4, 9, 10, 11, 30, 60, 1000];
const PLAYED = MODES.filter(({ name }) => ['dynasty-4', 'mighty-duel', 'duel'].includes(name)).flatMap(mode =>
  MOMENTS.map(most => playRandomly(mode, 7, most)),
);

const NUMBERS = [Number.NaN, -1, 0, 1, 2, 3, 4, 0.5, 48, 63, 1296, 1e9, Number.POSITIVE_INFINITY];
const TEXTS = ['', 'x', 'pick:1', 'place:1@0,0,E', 'pass:0>9', '__proto__', '2AEA~', '1', '2', 'ok'];
const OBJECTS = [
  {},
  [],
  [1, 2, 3],
  { length: 3 },
  { length: -1 },
  { players: 2 },
  { players: 9 },
  { kind: 'pick' },
  { kind: 'place', domino: 3, placement: { x: 1, y: 0, to: 'X' } },
  { kind: 'draw', dice: [null, {}] },
];
/** Values of every kind, made anew for every call because some calls change them. */
const MAKERS: readonly (() => unknown)[] = [undefined, null, true, ...NUMBERS, ...TEXTS, ...OBJECTS].map(
  value => () => structuredClone(value),
);
const LIVE: readonly (() => unknown)[] = [
  ...PLAYED.map(
    ({ record, state }) =>
      () =>
        gameById(record.game).copy(state),
  ),
  ...PLAYED.map(
    ({ record }) =>
      () =>
        structuredClone(record),
  ),
  ...Object.values(GAMES).map(game => () => game),
  () => () => dealerFromText('junk'),
  () => dealerFromText('junk'),
  () => new Uint8Array(32),
  () => Object.create(null),
];
const junk = fc.constantFrom(...MAKERS, ...LIVE);

interface Target {
  readonly name: string;
  readonly call: (...words: unknown[]) => unknown;
}

const isClass = (value: unknown) => /^class\b/.test(Function.prototype.toString.call(value));

function functionsOf(path: string, exported: Readonly<Record<string, unknown>>): Target[] {
  return Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' && !isClass(value)
      ? [{ name: `${path} ${name}`, call: value as Target['call'] }]
      : [],
  );
}

function methodsOf(name: string, object: object, names: readonly string[]): Target[] {
  return names.map(method => ({
    name: `${name}.${method}`,
    call: (...words) => (object as Record<string, Target['call']>)[method]!(...words),
  }));
}

const gameMethods = (name: 'kingdomino' | 'duel') =>
  methodsOf(
    name,
    GAMES[name],
    Object.entries(GAMES[name]).flatMap(([key, value]) => (typeof value === 'function' ? [key] : [])),
  );

const TARGETS: readonly Target[] = [
  ...functionsOf('rules', face),
  ...functionsOf('rules/search', searchFace),
  ...functionsOf('rules/learning', learningFace),
  ...functionsOf('rules/hashing', hashingFace),
  ...functionsOf('rules/kingdomino', kingdominoFace),
  ...functionsOf('rules/duel', duelFace),
  ...gameMethods('kingdomino'),
  ...gameMethods('duel'),
  ...methodsOf('dealer', new Dealer(new Uint8Array(32)), ['next', 'draw', 'reveal']),
];

const sandbox = vm.createContext({ call: undefined });
const script = new vm.Script('call()');

/** Stopped where it never ends: the watch costs more than most calls, so that one is kept over all calls of a function. */
function watched(run: () => void): void {
  sandbox.call = run;
  script.runInContext(sandbox, { timeout: HANGS_AFTER });
}

/** What became of a call: nothing to complain about, or the complaint. */
function complaintAbout(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return `threw ${typeof error}`;
    if (error instanceof RangeError && /call stack/.test(error.message)) return 'ran out of stack';
    return error instanceof RangeError || error instanceof TypeError
      ? undefined
      : `${error.name}: ${error.message}`;
  }
}

describe('misuse', () => {
  test.each(TARGETS)('$name', { timeout: 120_000 }, ({ call }) => {
    let last: unknown[] = [];
    const property = fc.property(fc.array(junk, { maxLength: 4 }), makers => {
      last = makers.map(make => make());
      const complaint = complaintAbout(() => call(...last));
      if (complaint !== undefined) throw new Error(complaint);
    });
    try {
      watched(() => fc.assert(property, { numRuns: 300 }));
    } catch (error) {
      const hangs = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      throw hangs ? new Error(`never ends with ${inspect(last)}`) : error;
    }
  });
});

describe('whatever is read from outside is refused and never thrown at', () => {
  const readers: readonly Target[] = [
    { name: 'readRecord', call: raw => readRecord(raw) },
    { name: 'parseLink', call: raw => parseLink(raw as string) },
    { name: 'verifyRecord', call: raw => face.verifyRecord(raw as never) },
    { name: 'replay', call: raw => face.replay(raw as never) },
    { name: 'formatLink', call: raw => face.formatLink(raw as never) },
    { name: 'readDeal', call: raw => face.readDeal(raw) },
    { name: 'parsePosition', call: raw => face.parsePosition(raw as string) },
    { name: 'readPosition', call: raw => face.readPosition(raw) },
    ...Object.values(GAMES).flatMap(game => [
      { name: `${game.id}.readOptions`, call: (raw: unknown) => game.readOptions(raw) },
      { name: `${game.id}.parse`, call: (raw: unknown) => game.parse(raw as string) },
      { name: `${game.id}.unpackOptions`, call: (raw: unknown) => game.unpackOptions(raw as string) },
    ]),
  ];
  test.each(readers)('$name', ({ call }) => {
    for (const make of [...MAKERS, ...LIVE]) expect(call(make())).toHaveProperty('ok');
  });

  test('check, in every position', () => {
    for (const { record, state } of PLAYED)
      for (const make of [...MAKERS, ...LIVE])
        expect(gameById(record.game).check(state, make() as never)).toHaveProperty('ok');
  });
});

/**
 * The JSON Schemas that the packages ship: made from the tables of the readers, and never stricter than the readers. What
 * a schema can say, it says: it refuses most of what has another form, and nothing that is read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, Random, readPosition, readRecord, verifyRecord } from '@kingdomino/rules';
import { readStudy } from '@kingdomino/study';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

const readAt = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const read = (path: string): unknown => readAt(`packages/rules/${path}`);

const ajv = new Ajv.default({ strict: false });
const isRecord = ajv.compile(read('schema/record.json') as object);
const isPosition = ajv.compile(read('schema/position.json') as object);
const isStudy = ajv.compile(readAt('packages/study/schema/study.json') as object);

const records = ['version-1', 'version-2'].flatMap(folder =>
  readdirSync(new URL(`../../packages/rules/golden/${folder}/`, import.meta.url))
    .filter(name => name !== 'links.json')
    .flatMap(name => (read(`golden/${folder}/${name}`) as GameRecord[]).slice(0, 1)),
);
const positions = (read('golden/positions.json') as { json?: unknown }[]).flatMap(({ json }) =>
  json === undefined ? [] : [json],
);

/** Each with a branch that repeats what was played, and another one on it. */
const studies = records.map((record, index) => {
  const { moves } = record;
  const at = moves.length - 6;
  const branch = { at, moves: moves.slice(at), name: 'as played', comments: { [at + 2]: 'why?' } };
  const inner = { at: at + 3, moves: moves.slice(at + 3, at + 4) };
  const branches = [{ ...branch, ...(index % 2 === 0 && { branches: [inner] }) }];
  return {
    ...record,
    study: { format: 'kingdomino-study/1', name: 'a game', comments: { 0: 'hello' }, branches },
  };
});

/** One value somewhere inside replaced, or a member taken out. */
function damaged(whole: unknown, random: Random): unknown {
  const root = structuredClone(whole);
  let node = root as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(node);
    const key = keys[random.below(keys.length)]!;
    const child = node[key];
    const goesOn = typeof child === 'object' && child !== null && Object.keys(child).length > 0;
    if (goesOn && random.below(3) > 0) {
      node = child as Record<string, unknown>;
      continue;
    }
    const values = [null, -1, 0, 1, 2, 7, 49, 1.5, '', 'disc', true, [], {}, [[]]];
    if (random.below(5) === 0 && !Array.isArray(node)) delete node[key];
    else node[key] = values[random.below(values.length)];
    return root;
  }
}

test('the files are what the tables make', async () => {
  const file = new URL('./schemas.mjs', import.meta.url).href;
  const { schemas } = (await import(file)) as { schemas: () => Record<string, unknown> };
  for (const [path, schema] of Object.entries(schemas()))
    expect(JSON.parse(JSON.stringify(schema))).toEqual(readAt(path));
});

describe.each([
  ['record', records, isRecord, (raw: unknown) => readsRecord(raw), 3000],
  ['position', positions, isPosition, (raw: unknown) => readPosition(raw).ok, 3000],
  ['study', studies, isStudy, (raw: unknown) => readStudy(raw).ok, 600],
] as const)('%s', (_, golden, isValid, reads, rounds) => {
  test('every golden one fits', () => {
    expect(golden.length).toBeGreaterThan(30);
    for (const each of golden) {
      expect(isValid(each), JSON.stringify(isValid.errors)).toBe(true);
      expect(reads(each)).toBe(true);
    }
  });

  test(`of ${rounds} damaged ones all that are read fit, and the schema finds most of the others`, () => {
    const random = new Random(401);
    const seen = { read: 0, refused: 0, found: 0 };
    for (let round = 0; round < rounds; round++) {
      const raw = damaged(golden[random.below(golden.length)], random);
      if (reads(raw)) {
        seen.read++;
        expect(isValid(raw), JSON.stringify(isValid.errors)).toBe(true);
      } else {
        seen.refused++;
        if (!isValid(raw)) seen.found++;
      }
    }
    expect(seen.read).toBeGreaterThan(20);
    expect(seen.found / seen.refused).toBeGreaterThan(0.5);
  });
});

function readsRecord(raw: unknown): boolean {
  const record = readRecord(raw);
  return record.ok && verifyRecord(record.value).ok;
}

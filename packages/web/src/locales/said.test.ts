/** A screen that is fetched on need also fetches the words of everything on it: otherwise a key would be read instead of a sentence. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue as common } from './en.ts';
import { AT_TABLES, PARTS, type Part } from './parts.ts';
import { loadPart } from './parts-of/en.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const SCREENS_IN = ['app.tsx', 'overlay.tsx'];
/** Fetched by a table, which has its own words by then, with more of them. */
const AT_A_TABLE: Readonly<Record<string, readonly Part[]>> = {
  'results/new-achievements.tsx': ['achieve', 'results', ...AT_TABLES],
  'coach/hint-card.tsx': ['coach', 'study', ...AT_TABLES],
  'coach/warning-dialog.tsx': ['coach', 'study', ...AT_TABLES],
  'study/study-panel.tsx': ['study', ...AT_TABLES],
};
/** Words of tables in files that other screens need for something else. */
const SAID_LATER = [
  'duel/words.ts',
  'duel/open-bonuses.ts',
  'kingdomino/open-bonuses.ts',
  'table-ui/open-bonus.ts',
  'connection/refusal-text.ts',
];

const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)'/gm);
  return [...found].map(([, path]) => relative(SOURCE, join(SOURCE, dirname(file), path!)));
}

/** Everything that is loaded with a file. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.startsWith('locales/')) return reached;
  reached.add(file);
  for (const next of importsOf(file)) reachedFrom(next, reached);
  return reached;
}

/** The first words of keys (`end.tie`) that a file says, put together or not. */
function saidBy(file: string, keys: readonly string[]): string[] {
  const text = textOf(file);
  const whole = [...text.matchAll(/'([a-z][\w.-]+)'/g)].map(([, key]) => key!);
  const starts = [...text.matchAll(/\bt\(\s*`([a-z][\w.-]*\.)\$\{/g)].map(([, start]) => start!);
  return keys.filter(key => whole.includes(key) || starts.some(start => key.startsWith(start)));
}

async function keysOf(...parts: readonly Part[]): Promise<string[]> {
  const files = await Promise.all(parts.map(loadPart));
  return files.flatMap(({ catalogue }) => Object.keys(catalogue));
}

/** `import('./help/help.tsx')).Help, 'help', ...AT_TABLES)` */
function screensIn(file: string): [string, Part[]][] {
  const found = textOf(file).matchAll(/import\('\.\/([^']+)'\)\)\.\w+,?\s*([^)]*?),?\s*\)/g);
  return [...found].map(([, screen, parts]) => [
    screen!,
    parts!
      .split(/,\s*/)
      .flatMap(part => (part === '...AT_TABLES' ? AT_TABLES : (part.replaceAll("'", '') as Part) || [])),
  ]);
}

const screens = [...SCREENS_IN.flatMap(screensIn), ...Object.entries(AT_A_TABLE)];

test.each(screens)('%s has the words %j', async (screen, parts) => {
  const others = await keysOf(...PARTS.filter(part => !parts.includes(part)));
  const isOfTables = AT_TABLES.every(part => parts.includes(part));
  const files = [...reachedFrom(screen)].filter(file => isOfTables || !SAID_LATER.includes(file));
  const missing = files.flatMap(file => saidBy(file, others).map(key => `${file}: ${key}`));
  expect(missing).toEqual([]);
});

test('home has all of its words at once', async () => {
  const later = await keysOf(...PARTS);
  const files = [...reachedFrom('home/home.tsx', reachedFrom('main.tsx'))].filter(
    file => !SAID_LATER.includes(file),
  );
  expect(files).toContain('home/home.tsx');
  expect(files.flatMap(file => saidBy(file, later).map(key => `${file}: ${key}`))).toEqual([]);
  expect(files.flatMap(file => saidBy(file, Object.keys(common))).length).toBeGreaterThan(50);
});

test('screens are found where they are fetched', () => {
  expect(screens.map(([screen]) => screen)).toEqual(
    expect.arrayContaining(['tables/play-screen.tsx', 'home/settings-screen.tsx', 'help/help.tsx']),
  );
  expect(screens.find(([screen]) => screen === 'tables/play-screen.tsx')?.[1]).toEqual([
    'remarks',
    ...AT_TABLES,
  ]);
});

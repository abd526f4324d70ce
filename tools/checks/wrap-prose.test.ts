import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('wrap-prose.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function wrap(text: string, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wrap-prose-'));
  folders.push(folder);
  const file = join(folder, 'a.md');
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(process.execPath, [TOOL, ...options, file], { encoding: 'utf8' });
  return { status, stderr, text: readFileSync(file, 'utf8') };
}

const LONG = 'word '.repeat(40).trim();

test('paragraphs and items are wrapped, and their words stay', () => {
  const given = `# ${LONG}\n\n${LONG}\nand more\n\n- short\n- ${LONG}\n  on and on\n\n1. ${LONG}\n`;
  const { text } = wrap(given);
  const lines = text.split('\n');
  expect(lines.filter(line => line.length > 120)).toEqual([`# ${LONG}`]);
  expect(text.split(/\s+/)).toEqual(given.split(/\s+/));
  expect(lines).toContain('- short');
  expect(lines.filter(line => line.startsWith('  word'))).toHaveLength(1);
  expect(lines.filter(line => line.startsWith('   word'))).toHaveLength(1);
  expect(wrap(text).text).toBe(text);
});

test.each([
  ['what is short, however it is broken', 'one\ntwo\n\n- three\n  four\n'],
  ['tables', `| ${LONG} |\n| --- |\n`],
  ['code', `\`\`\`\n${LONG}\n\`\`\`\n`],
  ['a line of exactly 120 characters, counted as people do', `${'é'.repeat(119)}x\n`],
])('%s stays', (_, text) => {
  expect(wrap(text)).toEqual({ status: 0, stderr: '', text });
  expect(wrap(text, '--check').status).toBe(0);
});

test('a piece of code is not broken', () => {
  const code = '`a piece of code`';
  const { text } = wrap(`${'x'.repeat(110)} ${code} ${LONG}\n`);
  expect(text.split('\n').some(line => line.includes(code))).toBe(true);
});

test('checking writes nothing, and names the file', () => {
  const { status, stderr, text } = wrap(`${LONG}\n`, '--check');
  expect({ status, text }).toEqual({ status: 1, text: `${LONG}\n` });
  expect(stderr).toContain('a.md: lines of more than 120 characters; npm run fix wraps them');
});

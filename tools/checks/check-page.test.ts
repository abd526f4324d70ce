/** The check of the page finds each fault, and leaves its right twin alone. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('./check-page.mjs', import.meta.url));

/** What it says about a page that consists of this file. */
function check(text: string, file = 'home/some.tsx'): string {
  const root = mkdtempSync(join(tmpdir(), 'check-page-'));
  const path = join(root, 'packages/web/src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  try {
    return execFileSync(process.execPath, [TOOL, root], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const ROUTER = "import { go, replace } from '../app/navigation/router.ts';\n";

test.each([
  ['export const a = (x: number) => x.toFixed(1);', 'format.ts'],
  ['export const a = (x: number) => x.toLocaleString();', 'format.ts'],
  ["export const a = (x: string[]) => x.join(', ');", 'format.ts'],
  ['export const a = new Intl.DateTimeFormat(undefined);', 'format.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program's text
  ['export const a = (x: number) => `${x} %`;', 'format.ts'],
  ['export const A = () => <p>{7} %</p>;', 'format.ts'],
  ['export const A = () => <dialog>no</dialog>;', 'Dialog'],
  ['export const A = () => <input value="x" onChange={() => 0} />;', 'TextField'],
  ['export const A = () => <textarea value="x" onChange={() => 0} />;', 'TextField'],
  ["export const a = () => navigator.clipboard.writeText('x');", 'copyText'],
  ["export const a = t('seat.player', { number: 1 });", 'seat-text.ts'],
  [`${ROUTER}export async function a() { await b(); go('/'); }`, 'fromHere'],
  [`${ROUTER}export const a = async () => { if (await b()) replace('/'); };`, 'fromHere'],
  [`${ROUTER}export const a = () => b().then(() => go('/'));`, 'fromHere'],
  [
    `${ROUTER}export const a = async () => { const { x } = await b(); [x].forEach(() => go('/')); };`,
    'fromHere',
  ],
])('%s', (text, advice) => {
  expect(check(text)).toMatch(new RegExp(`packages/web/src/home/some.tsx:\\d+: .*${advice}`));
});

test.each([
  "export const a = (x: string[]) => x.join(' ');",
  'export const a = new Intl.PluralRules();',
  'export const A = () => <input type="range" value="7" />;',
  'export const A = () => <input value="x" onInput={() => 0} />;',
  `${ROUTER}export async function a() { go('/'); await b(); }`,
  `${ROUTER}export const a = async () => { await b(); }; export const c = () => replace('/');`,
  "export const a = async () => { const here = fromHere(); await b(); here.go('/'); };",
])('%s is right', text => {
  expect(check(text)).toBe('page: no fault of a known kind\n');
});

test('the one place where it is done may do it', () => {
  expect(check('export const a = (x: number) => x.toFixed(1);', 'app/i18n/format.ts')).toContain('no fault');
});

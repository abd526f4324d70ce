import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs on the built packages', () => {
  const example = /```js\n([\s\S]*?)```/.exec(README)![1]!;
  const output = execFileSync(process.execPath, ['--input-type=module'], {
    cwd: ROOT,
    input: example,
    encoding: 'utf8',
  });
  expect(output).toContain('] true true');
  expect(output).toContain("code: 'bad-move'");
  expect(output).toContain("code: 'game-over'");
});

test('the README shows the two commands as they are', () => {
  expect(README).toContain('\nnpm ci && npm start\n');
  expect(README).toContain('\nnpm ci && npm test\n');
});

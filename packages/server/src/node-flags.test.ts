import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NODE_FLAGS } from './node-flags.ts';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

test('every way to start the server starts Node with the same flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  expect(scripts.start).toContain(['node', ...NODE_FLAGS, 'packages/server/dist/main.js'].join(' '));
  const words = ['node', ...NODE_FLAGS, 'packages/server/dist/main.js'].map(word => JSON.stringify(word));
  expect(read('deploy/kingdomino.service')).toContain(
    ['/usr/bin/node', ...NODE_FLAGS, 'packages/server/dist/main.js'].join(' '),
  );
  expect(read('Dockerfile')).toContain(`CMD [${words.join(', ')}]`);
});

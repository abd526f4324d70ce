/** The Dockerfile cannot be built in every place where tests run: what it must name is compared here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');
const dockerfile = read('Dockerfile');
const packages = readdirSync(new URL('packages', root)).filter(name =>
  existsSync(new URL(`packages/${name}/package.json`, root)),
);

test.each(packages)('npm finds the manifest of %s', name => {
  expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/\n`);
});

/** With what it depends on. */
function needed(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(dependencies))
    if (dependency.startsWith('@kingdomino/')) needed(dependency.slice('@kingdomino/'.length), found);
  return found;
}

test('the image has everything that the server runs on', () => {
  for (const name of needed('server'))
    expect(dockerfile).toContain(`COPY --from=build /app/packages/${name}/dist ./packages/${name}/dist\n`);
});

test('what the image copies is in the project, or is built', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=build \/app\/)?((?!--)\S+)/gm)].map(
    ([, path]) => path!,
  );
  const isBuilt = (path: string) => path.endsWith('/dist');
  expect(copied.filter(path => !isBuilt(path) && !existsSync(new URL(path, root)))).toEqual([]);
  expect(copied).toContain('packages/bots/assets');
});

test('compose and systemd ask for nothing that is not there', () => {
  const unit = read('deploy/kingdomino.service');
  const started = /^ExecStart=\/usr\/bin\/node .*?(\S+)$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(new URL(started.replace('/dist/', '/src/').replace(/\.js$/, '.ts'), root))).toBe(true);
  const settings = [
    ...unit.matchAll(/\b([A-Z_]{3,})=/g),
    ...read('compose.yaml').matchAll(/^ {4}([A-Z_]+):/gm),
  ];
  const manual = read('docs/operations.md');
  const others = ['NODE_ENV', 'PGPASSWORD', 'LIMIT', 'NAME'];
  for (const [, name] of settings) if (!others.includes(name!)) expect(manual, name).toContain(`\`${name}\``);
});

/** How Node loads the tests of a mutation run: types stripped, our packages from this very copy, vitest replaced. */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';

const own = pathToFileURL(`${process.cwd()}/packages/`).href;
const vitest = new URL('vitest.mjs', import.meta.url).href;
const sources = new Map();

export async function resolve(specifier, context, next) {
  if (specifier === 'vitest') return { url: vitest, shortCircuit: true };
  const { url } = await next(specifier, context);
  const ours = /.*\/packages\/((?:rules|testkit)\/src\/.*)/.exec(url)?.[1];
  if (ours === undefined) return { url, shortCircuit: true };
  // a reloaded test reloads everything of ours that it imports
  const version = context.parentURL?.split('?')[1];
  return { url: `${own}${ours}${version ? `?${version}` : ''}`, shortCircuit: true };
}

export async function load(url, context, next) {
  const [file] = url.split('?');
  if (!file.endsWith('.ts')) return next(url, context);
  if (!sources.has(file)) {
    const path = fileURLToPath(file);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'));
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
    sources.set(file, code);
  }
  return { format: 'module', source: sources.get(file), shortCircuit: true };
}

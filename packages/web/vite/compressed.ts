/** Puts a `.br` and a `.gz` beside every built text and net, so that the server sends them without work (`preCompressed`). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller: texts, puzzles, kernels, and the weights of nets by a tenth to a half. */
const SHRINKING = /\.(?:html|js|css|svg|json|webmanifest|bin|wasm)$/;
const SMALLEST = 1024;
/** As small as the best in half of the time; one less would leave nets a seventh larger. */
const QUALITY = 10;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'kingdomino-compressed',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
          SHRINKING.test(file),
        ))
          compress(join(folder, name));
      },
    },
  };
}

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/** Old builds of Chromium, from the npm registry: the npm package `@sparticuz/chromium`, for Linux on x64. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

export interface OldChromium {
  readonly version: number;
  readonly path: string;
}

interface Release {
  readonly version: string;
  /** SHA-256 of the packed file: what is run here is what was looked at. */
  readonly hash: string;
}

const RELEASES: Readonly<Record<number, Release>> = {
  92: { version: '92.0.0', hash: 'ae2070e08840e30bb50dbfffe9824d428d46445436bf08147e7f9102294a28ca' },
  109: { version: '109.0.6', hash: '84171b067a588137a242c3dfb70d160c49d055a4227297aefc5eace94e47566c' },
};

/** Git ignores it, and `npm ci` begins it anew. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/kingdomino-chromium', import.meta.url));

type Answer =
  | { readonly program: OldChromium; readonly missing?: undefined }
  | { readonly program?: undefined; readonly missing: string };

export function oldChromium(version: number, mayInstall: boolean): Answer {
  const path = join(CACHE, `chromium-${version}`);
  const name = `Chromium ${version}`;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: `${name}: only built for Linux on x64` };
  if (!existsSync(path)) {
    if (!mayInstall) return { missing: `${name}: npm run test:browsers` };
    const failure = download(RELEASES[version]!, path);
    if (failure) return { missing: `${name}: ${failure}` };
  }
  // one that lacks libraries of the machine does not start
  const { status } = spawnSync(path, [
    '--no-sandbox',
    '--headless',
    '--disable-gpu',
    '--dump-dom',
    'about:blank',
  ]);
  return status === 0 ? { program: { version, path } } : { missing: `${name}: it does not start here` };
}

function download({ version, hash }: Release, path: string): string | undefined {
  console.log(`No Chromium ${version} for the tests yet: fetching @sparticuz/chromium from npm.`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'new-'));
  try {
    const packed = spawnSync('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (packed.status !== 0) return `npm pack @sparticuz/chromium@${version} failed`;
    const file = join(folder, packed.stdout.trim());
    const found = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (found !== hash) return `the packed file is another one than expected: ${found}`;
    if (spawnSync('tar', ['xzf', file, '-C', folder]).status !== 0) return 'tar failed';
    const program = join(folder, 'chromium');
    const content = readFileSync(join(folder, 'package', 'bin', 'chromium.br'));
    writeFileSync(program, brotliDecompressSync(content), { mode: 0o755 });
    renameSync(program, path);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

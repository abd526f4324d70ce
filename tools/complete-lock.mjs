// Adds to package-lock.json the optional platform packages that npm left out because the registry refused them.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2];
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${path}/${key}`]) continue;
    const parts = name.split('/').pop().split('-');
    const os = [
      'android',
      'darwin',
      'freebsd',
      'linux',
      'openharmony',
      'win32',
      'netbsd',
      'openbsd',
      'sunos',
      'aix',
    ].find(o => parts.includes(o));
    const cpu = parts.includes('wasm32')
      ? 'wasm32'
      : ['arm64', 'x64', 'ppc64', 's390x', 'riscv64', 'ia32', 'loong64', 'mips64el', 'arm'].find(c =>
          parts.includes(c),
        );
    const libc = parts.some(p => p.startsWith('musl'))
      ? 'musl'
      : parts.some(p => p.startsWith('gnu'))
        ? 'glibc'
        : undefined;
    if (!os && !cpu) {
      console.log('skip', name, version);
      continue;
    }
    lock.packages[key] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(libc ? { libc: [libc] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log('added', added);

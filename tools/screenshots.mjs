// Pictures of every screen: `npm run screenshots [-- folder [part of a name [sizes]]]`. Needs `npm run build` before.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const [folder = 'out/screenshots', part = '', sizes = ''] = process.argv.slice(2);
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'packages/web/pictures.config.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SCREENSHOTS: resolve(folder),
    SCREENSHOTS_OF: part,
    SCREENSHOTS_SIZES: sizes,
    E2E_PORT: '4185',
  },
});
process.exit(status ?? 1);

// Pictures of every screen: `npm run screenshots [-- folder [names [sizes [language]]]]`, the names as a pattern. Needs `npm run build` before.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const [folder = 'out/screenshots', names = '', sizes = '', language = ''] = process.argv.slice(2);
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'packages/web/pictures.config.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SCREENSHOTS: resolve(folder),
    SCREENSHOTS_OF: names,
    SCREENSHOTS_SIZES: sizes,
    SCREENSHOTS_LANGUAGE: language,
    E2E_PORT: '4185',
  },
});
process.exit(status ?? 1);

// Pictures of every screen: `npm run screenshots [-- folder [names [sizes [language]]]]`, the names as a pattern. Needs `npm run build` before.
// `npm run screenshots -- readme` makes those of README.md anew; `-- films [folder [names]]` film strips of what moves.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const isFilms = process.argv[2] === 'films';
const [folder = isFilms ? 'out/films' : 'out/screenshots', names = '', sizes = '', language = ''] =
  process.argv.slice(isFilms ? 3 : 2);
const isReadme = folder === 'readme';
const spec = isReadme ? 'readme.spec.ts' : isFilms ? 'films.spec.ts' : 'pictures.spec.ts';
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'packages/web/pictures.config.ts', spec], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(isReadme ? { README_PICTURES: resolve('docs/images') } : { SCREENSHOTS: resolve(folder) }),
    ...(isFilms ? { FILMS: resolve(folder) } : {}),
    SCREENSHOTS_OF: names,
    SCREENSHOTS_SIZES: sizes,
    SCREENSHOTS_LANGUAGE: language,
  },
});
process.exit(status ?? 1);

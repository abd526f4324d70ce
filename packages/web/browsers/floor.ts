/** The oldest browsers that the page is for, as `browserslist` of package.json names them: `chrome >= 109`. */
import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

const version = (name: string): number =>
  Number(browserslist.find(row => row.startsWith(`${name} >= `))!.split(' >= ')[1]);

export const FLOOR = {
  chrome: version('chrome'),
  edge: version('edge'),
  firefox: version('firefox'),
  safari: version('safari'),
  safari_ios: version('ios_saf'),
};

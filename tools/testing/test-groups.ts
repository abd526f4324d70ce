/**
 * Which test files share a process or a thread, one after another: each module is then read once, and reading is most of
 * what a small file takes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface TestFile {
  readonly name: string;
  readonly text: string;
}

/** A folder of a package that is gone may still hold what was built of it. */
const SOURCES = readdirSync('packages')
  .map(name => `packages/${name}/src`)
  .filter(folder => existsSync(folder));
const FILES = [...SOURCES, 'tools'].flatMap(testsIn);
/** They say which modules there are, or when they are read: what they have put in place, the next file would meet. */
const choosesModules = ({ text }: TestFile) => /\bvi\.(doM|m)ock\(|\bimport\(/.test(text);
const needsDom = ({ name }: TestFile) => name.endsWith('.tsx');
/** They start processes and databases, and change what belongs to a whole process. */
const isServer = ({ name }: TestFile) => name.startsWith('packages/server/');
/** Each visit reads all modules anew, and puts much in the place of the DOM's that tests of parts would meet. */
const visits = (file: TestFile) =>
  /from '[./]+\/testing\/visit\.ts'/.test(file.text) && !choosesModules(file);

const withoutDom = FILES.filter(file => !needsDom(file) && !isServer(file));
const inDom = FILES.filter(needsDom);

export const GROUPS = {
  server: FILES.filter(isServer).map(nameOf),
  together: withoutDom.filter(file => !choosesModules(file)).map(nameOf),
  apart: withoutDom.filter(choosesModules).map(nameOf),
  visits: inDom.filter(visits).map(nameOf),
  parts: inDom.filter(file => !visits(file)).map(nameOf),
};

function testsIn(folder: string): readonly TestFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.test\.tsx?$/.test(name) && !name.includes('/node_modules/'))
    .map(name => ({ name, text: readFileSync(name, 'utf8') }));
}

function nameOf({ name }: TestFile): string {
  return name;
}

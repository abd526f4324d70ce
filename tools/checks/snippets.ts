/** The code in documents that a reader would paste: found, type-checked as a program of theirs, and made ready to run. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Snippet {
  /** Where it stands, as an editor finds it: `README.md:72`. */
  readonly place: string;
  /** As the block says; nothing for commands and everything else. */
  readonly language: string;
  readonly code: string;
  /** Why it cannot be run by itself: `<!-- not run: REASON -->` before the block. */
  readonly notRun: string | undefined;
}

const BLOCK = /(?:<!-- not run: ([^>]+?) -->\s*)?^```(\w*)\n([\s\S]*?)^```$/gm;

/** All blocks of a document. */
export function snippetsOf(file: string, text: string): Snippet[] {
  return [...text.matchAll(BLOCK)].map(match => {
    const [whole, notRun, language = '', code = ''] = match;
    const before = text.slice(0, match.index + whole.lastIndexOf(`\`\`\`${language}\n${code}`));
    return { place: `${file}:${before.split('\n').length}`, language, code, notRun };
  });
}

/** Those in JavaScript and TypeScript. */
export const isProgram = ({ language }: Snippet) => language === 'js' || language === 'ts';

/** Those that are lines for a shell. */
export const commandsOf = (snippets: readonly Snippet[], start: RegExp) =>
  snippets
    .filter(({ language, notRun }) => (language === '' || language === 'sh') && notRun === undefined)
    .flatMap(({ code }) => code.split('\n'))
    .filter(line => start.test(line));

/** How a stranger's project in strict TypeScript is set up, for Node and pages alike. */
const STRICT = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];

/**
 * Type-checks the snippets in a folder, whose `node_modules` has what they import, as one strict program; JavaScript as if
 * it stood in a TypeScript file. Returns the files to run. Throws with what the compiler says, by place.
 */
export async function compileSnippets(folder: string, snippets: readonly Snippet[]): Promise<string[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const names = snippets.map(({ place }) => place.replaceAll(/[^\w]/g, '-'));
  mkdirSync(folder, { recursive: true });
  for (const [index, { code }] of snippets.entries())
    writeFileSync(join(folder, `${names[index]}.mts`), code);
  const node = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node'];
  const files = names.map(name => `${name}.mts`);
  const run = promisify(execFile)(process.execPath, [tsc(root), ...STRICT, ...node, ...files], {
    cwd: folder,
  });
  await run.catch((error: { stdout: string }) => Promise.reject(new Error(error.stdout)));
  return names.map(name => join(folder, `${name}.mjs`));
}

const tsc = (root: string) => join(root, 'node_modules/typescript/bin/tsc');

/**
 * Wraps the prose of the documents at 120 characters: paragraphs and items with a longer line; tables, code and headings
 * stay. `npm run fix` does it; with `--check` nothing is written, and what is too long is an error.
 *
 *   node tools/checks/wrap-prose.mjs [--check] [FILE...]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Not ours, made by programs, or a laboratory's notes. */
const IGNORED = ['node_modules', 'dist', '.git', 'test-results', 'out', 'data', 'api', 'training'];

const WIDTH = 120;
/** A piece of code is not broken, unless it is longer than this. */
const LONGEST_CODE = 90;
const ITEM = /^(\s*)((?:[-*]|\d+\.) )?/;

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter(argument => argument !== '--check');
for (const file of named.length > 0 ? named : documentsBelow(ROOT)) {
  const text = readFileSync(file, 'utf8');
  const wrapped = wrapProse(text);
  if (wrapped === text) continue;
  if (!isCheck) writeFileSync(file, wrapped);
  else {
    console.error(`${relative(ROOT, file)}: lines of more than ${WIDTH} characters; npm run fix wraps them`);
    process.exitCode = 1;
  }
}

function documentsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory())
      return IGNORED.includes(entry.name) ? [] : documentsBelow(join(folder, entry.name));
    return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
  });
}

function wrapProse(text) {
  const lines = text.split('\n');
  const out = [];
  let isCode = false;
  for (let from = 0; from < lines.length; ) {
    const isFence = lines[from].trim().startsWith('```');
    if (isFence) isCode = !isCode;
    const to = isCode || isFence || !isProse(lines[from]) ? from + 1 : endOfBlock(lines, from);
    const block = lines.slice(from, to);
    const isLong = block.some(line => lengthOf(line) > WIDTH) && !isCode && isProse(block[0]);
    out.push(...(isLong ? wrapBlock(block) : block));
    from = to;
  }
  return out.join('\n');
}

function isProse(line) {
  return line.trim() !== '' && !/^(?:[|#<!]| {4}|\s*```)/.test(line);
}

/** A block is one item or one paragraph. */
function endOfBlock(lines, from) {
  let to = from + 1;
  while (to < lines.length && isProse(lines[to]) && ITEM.exec(lines[to])[2] === undefined) to++;
  return to;
}

function wrapBlock([first, ...rest]) {
  const [start, indent, bullet = ''] = ITEM.exec(first);
  const later = indent + ' '.repeat(bullet.length);
  const lines = [];
  let line = start;
  for (const word of wordsOf([first.slice(start.length), ...rest].join(' '))) {
    const isFirst = line === start || line === later;
    if (!isFirst && lengthOf(line) + 1 + lengthOf(word) > WIDTH) {
      lines.push(line);
      line = later + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** Words, with what stands between two back ticks in one piece. */
function wordsOf(text) {
  const words = [];
  let open = '';
  for (const part of text.match(/\S+/g) ?? []) {
    const word = open === '' ? part : `${open} ${part}`;
    const isOpen = word.split('`').length % 2 === 0 && word.length < LONGEST_CODE;
    if (!isOpen) words.push(word);
    open = isOpen ? word : '';
  }
  return open === '' ? words : [...words, open];
}

function lengthOf(text) {
  return [...text].length;
}

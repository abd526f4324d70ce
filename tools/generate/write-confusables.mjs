/**
 * Writes packages/server/src/identity/confusables-data.ts: letters and digits that can be taken for those of ASCII.
 *
 *   apt-get download python3-confusable-homoglyphs && dpkg -x python3-confusable-homoglyphs_*.deb FOLDER
 *   node tools/generate/write-confusables.mjs FOLDER/usr/lib/python3/dist-packages/confusable_homoglyphs/confusables.json
 *
 * That file is made from confusables.txt of Unicode, whose licence is named in what is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../../packages/server/src/identity/confusables-data.ts', import.meta.url);
const WIDTH = 100;
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: write-confusables.mjs confusables.json');
  process.exit(2);
}

const links = JSON.parse(readFileSync(file, 'utf8'));
const isPlain = text => /^[A-Za-z0-9]{1,2}$/.test(text);
const isLetter = text => /^[\p{L}\p{N}]$/u.test(text);
const pairs = Object.keys(links)
  .filter(sign => isLetter(sign) && !isPlain(sign) && !isPlain(bare(sign)))
  .map(sign => [sign, plainFor(sign)])
  .filter(([, plain]) => plain !== undefined)
  .sort(([one], [other]) => one.codePointAt(0) - other.codePointAt(0));

writeFileSync(TARGET, written(pairs));
console.log(`${pairs.length} letters and digits`);

/** What is left without its marks, as names are compared. */
function bare(sign) {
  return sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** Along all links, also those of the other case: what looks like a small Cherokee letter looks like the capital. */
function plainFor(sign) {
  const seen = new Set([sign]);
  for (const one of seen) {
    if (seen.size > 200) return undefined;
    const next = (links[one] ?? []).map(({ c }) => c);
    const plain = next.filter(isPlain).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
    if (plain !== undefined) return plain;
    for (const other of next) if (isLetter(other)) seen.add(other);
    const cherokee = one.toUpperCase();
    if (/\p{Script=Cherokee}/u.test(one) && isLetter(cherokee)) seen.add(cherokee);
  }
  return undefined;
}

function written(all) {
  const lines = [];
  for (const [sign, plain] of all) {
    const pair = sign + plain;
    const last = lines.at(-1);
    if (last !== undefined && last.length + pair.length < WIDTH) lines[lines.length - 1] = `${last} ${pair}`;
    else lines.push(pair);
  }
  return [
    '/**',
    ' * Letters and digits that can be taken for those of ASCII, each with the one or two that it looks like. Written by',
    ' * tools/generate/write-confusables.mjs from data of Unicode (confusables.txt, Unicode License v3,',
    ' * https://www.unicode.org/license.txt); not to be changed by hand.',
    ' */',
    'export const CONFUSABLES =',
    ...lines.map(
      (line, index) =>
        `  '${line}${index < lines.length - 1 ? ' ' : ''}'${index < lines.length - 1 ? ' +' : ';'}`,
    ),
    '',
  ].join('\n');
}

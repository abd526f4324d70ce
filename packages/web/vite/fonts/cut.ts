/** Cuts the fonts of the npm packages into pieces for the page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { PIECES, type Piece } from './alphabets.ts';
import { FAMILIES, type Family } from './families.ts';
import { type FamilyFiles, styleSheet } from './style-sheet.ts';

const require = createRequire(import.meta.url);
/** Which file of a package holds the characters of a piece. */
const SOURCES = { basic: 'latin', western: 'latin', eastern: 'latin-ext', cyrillic: 'cyrillic' } as const;
/** Copyright, licence and its address stay in the files. */
const KEPT_NAMES = [0, 13, 14];

/** Writes `fonts.css` and the files it names into a folder. */
export async function cutFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const families: FamilyFiles[] = [];
  for (const family of FAMILIES) families.push(await cutFamily(family, folder));
  writeFileSync(join(folder, 'fonts.css'), styleSheet(families));
}

/** The name of a piece's file before the bundler adds its hash. */
export function fileOf(family: Family, piece: Piece): string {
  return `${family.name.toLowerCase()}-${piece}.woff2`;
}

export function licenceOf(family: Family): string {
  return readPackage(family.package, 'LICENSE').toString();
}

async function cutFamily(family: Family, folder: string): Promise<FamilyFiles> {
  const pieces = {} as Record<Piece, string>;
  for (const piece of Object.keys(PIECES) as Piece[]) {
    pieces[piece] = fileOf(family, piece);
    const source = readPackage(family.package, sourceFile(family, SOURCES[piece]));
    writeFileSync(join(folder, pieces[piece]), await cut(family, source, PIECES[piece]));
  }
  const ranges = JSON.parse(readPackage(family.package, 'unicode.json').toString()) as Record<string, string>;
  const wholes = [...new Set(Object.values(SOURCES))].map(source => {
    const file = `${family.name.toLowerCase()}-all-${source}.woff2`;
    writeFileSync(join(folder, file), readPackage(family.package, sourceFile(family, source)));
    return { file, range: ranges[source]! };
  });
  return { family, pieces, wholes };
}

function cut(family: Family, source: Buffer, characters: readonly string[]): Promise<Buffer> {
  return subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: family.features,
    preserveNameIds: KEPT_NAMES,
    noHinting: true,
    ...(family.axis ? { variationAxes: { wght: family.axis } } : {}),
  });
}

function sourceFile(family: Family, source: string): string {
  return `files/${family.name.toLowerCase()}-${source}-${family.style}.woff2`;
}

function readPackage(name: string, file: string): Buffer {
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file));
}

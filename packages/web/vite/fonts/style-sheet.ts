/** The style sheet of the letters: faces by the piece, stand-ins, and the lists of families as custom properties. */
import { PIECES, type Piece, unicodeRange } from './alphabets.ts';
import type { Family, StandIn } from './families.ts';

export interface FamilyFiles {
  readonly family: Family;
  /** By the piece: what the page itself shows. */
  readonly pieces: Readonly<Record<Piece, string>>;
  /** Files with all that the package has, for the names of players, and what the package says is in them. */
  readonly wholes: readonly { readonly file: string; readonly range: string }[];
}

export function styleSheet(families: readonly FamilyFiles[]): string {
  const faces = families.flatMap(({ family, pieces, wholes }) => [
    // of two faces for one character the later one is taken
    ...wholes.map(({ file, range }) => face(family, file, range)),
    ...Object.entries(pieces).map(([piece, file]) =>
      face(family, file, unicodeRange(PIECES[piece as Piece])),
    ),
    ...family.standIns.map(standIn => standInFace(family, standIn)),
  ]);
  const properties = families.map(({ family }) => `${family.property}: ${listOf(family)};`);
  return `${faces.join('\n')}\n:root { ${properties.join(' ')} }\n`;
}

function face({ name, weight }: Family, file: string, range: string): string {
  return `@font-face { font-family: "${name}"; font-weight: ${weight}; font-display: swap; src: url("../fonts/${file}") format("woff2"); unicode-range: ${range}; }`;
}

/** Overrides of heights are scaled with the size, so they are divided by it. */
function standInFace(family: Family, { name, weight, local, width }: StandIn): string {
  const source = local.map(font => `local("${font}")`).join(', ');
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `@font-face { font-family: "${standInName(family, name)}"; font-weight: ${weight}; src: ${source}; size-adjust: ${percent(width)}; ascent-override: ${percent(family.ascent / width)}; descent-override: ${percent(family.descent / width)}; line-gap-override: 0%; }`;
}

function listOf(family: Family): string {
  const names = [...new Set(family.standIns.map(({ name }) => standInName(family, name)))];
  return [family.name, ...names]
    .map(name => `"${name}"`)
    .join(', ')
    .concat(`, ${family.generic}`);
}

/** A name of its own, because the real one would bring the font of the system as it is. */
function standInName(family: Family, name: string): string {
  return `${family.name} as ${name}`;
}

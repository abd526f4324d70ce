/**
 * The characters that the page itself shows, in the pieces that a font is cut into. A piece is loaded when a
 * character of it is to be seen: the first by everybody, the others by those whose language has them.
 */
export const PIECES = {
  /**
   * English, figures, and the signs of all languages: two spaces that do not break, the word joiner, quotation marks,
   * dashes. The joiner is never drawn, but a browser that does not find it here may fetch another font for it.
   */
  basic: [...between(' ', '~'), ...lettersOf('\u00a0\u202f\u2060¡¿«»‹›‘’‚“”„…–—·•°×±−')],
  /** German, French, Spanish and their neighbours. */
  western: [...between('À', 'Ö'), ...between('Ø', 'ö'), ...between('ø', 'ÿ'), ...lettersOf('ŒœŸẞ')],
  /** What Estonian, Latvian, Lithuanian, Polish and Romanian have beyond that. */
  eastern: lettersOf('ŠŽšžĀČĒĢĪĶĻŅŪāčēģīķļņūĄĘĖĮŲąęėįųĆŁŃŚŹŻćłńśźżĂȘȚŞŢășțşţ'),
  /** Bulgarian, Russian, Ukrainian. */
  cyrillic: [...between('А', 'я'), ...lettersOf('ЁёЄєІіЇїҐґЍѝ№')],
} as const satisfies Record<string, readonly string[]>;

export type Piece = keyof typeof PIECES;

/** As CSS writes it: `U+20-7e, U+a0`. */
export function unicodeRange(characters: readonly string[]): string {
  const codes = [...new Set(characters.map(codeOf))].sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

function between(first: string, last: string): string[] {
  const count = codeOf(last) - codeOf(first) + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(codeOf(first) + index));
}

function lettersOf(text: string): string[] {
  return Array.from(text);
}

function codeOf(character: string): number {
  return character.codePointAt(0)!;
}

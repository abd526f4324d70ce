/**
 * D-C1..D-C4: coats, dice, map and spellbook, all in this one file.
 *
 * Provenance: the rulebook shows dice faces, line lengths and the coat of each spell only as pictures. These tables
 * come from one public implementation and are partly confirmed by reviews (four different dice, two of them with a
 * joker, a map of 5 x 7). If one is wrong, correct its row here: nothing else restates it.
 */
/** The six coats, in the order of their numbers. */
export const COATS = ['disc', 'discs', 'band', 'bands', 'solid', 'quarters'] as const;
/** One of the six coats. */
export type Coat = (typeof COATS)[number];

/** The six spells: D-S1 to D-S6. */
export const SPELLS = ['free', 'split', 'both', 'turn', 'banner', 'dignitary'] as const;
/** One of the six spells. */
export type Spell = (typeof SPELLS)[number];

/** D-C3: rows and columns; the castle stands in the middle. */
export const MAP = { rows: 5, columns: 7 } as const;

/** D-C2: a row is a die; `?` is the joker, a `+` is a cross. */
const DICE_TABLE = `
  ?     disc  disc   band   discs+  bands+
  disc  band  discs+ bands+ solid   quarters
  disc  band  discs  bands  solid++ quarters++
  ?     disc+ band   band+  discs   bands
`;

/** D-C4: coat, boxes, spell. */
const SPELLBOOK_TABLE = `
  disc      5  free
  discs     4  both
  band      5  split
  bands     4  turn
  solid     3  banner
  quarters  3  dignitary
`;

/** One face of a die. */
export interface Face {
  /** Undefined for a joker. */
  readonly coat: Coat | undefined;
  readonly crosses: number;
}

/** One line of the spellbook: so many boxes of a coat earn a spell. */
export interface SpellbookLine {
  readonly coat: Coat;
  readonly boxes: number;
  readonly spell: Spell;
}

/** The four dice, each with its faces. */
export const DICE: readonly (readonly Face[])[] = rows(DICE_TABLE).map(faces => faces.map(readFace));
/** How many dice are rolled. */
export const DIE_COUNT = DICE.length;
/** How many faces a die has. */
export const FACE_COUNT = 6;

/** In the order of the coats. */
export const SPELLBOOK: readonly SpellbookLine[] = rows(SPELLBOOK_TABLE)
  .map(([coat, boxes, spell]) => ({ coat: coat as Coat, boxes: Number(boxes), spell: spell as Spell }))
  .sort((one, other) => COATS.indexOf(one.coat) - COATS.indexOf(other.coat));

/** Stands for the coat of a joker, which its player chooses. */
export const JOKER = -1;

/** The same as numbers, indexed by 6 x die + face: the coat, or JOKER; and the crosses. */
export const FACE_COAT = Int8Array.from(DICE.flat(), ({ coat }) =>
  coat === undefined ? JOKER : COATS.indexOf(coat),
);
/** The crosses, indexed like `FACE_COAT`. */
export const FACE_CROSSES = Uint8Array.from(DICE.flat(), ({ crosses }) => crosses);

/** The coat, as a number, whose line leads to each spell. */
export const COAT_OF: Readonly<Record<Spell, number>> = {
  free: coatOf('free'),
  split: coatOf('split'),
  both: coatOf('both'),
  turn: coatOf('turn'),
  banner: coatOf('banner'),
  dignitary: coatOf('dignitary'),
};

/**
 * The lowest face of a die that shows the same as another of its faces.
 *
 * @param die from 0 to 3
 * @param face from 0 to 5
 * @example
 * sameFace(0, 1);
 */
export function sameFace(die: number, face: number): number {
  const shown = FACE_COUNT * die + face;
  for (let other = 0; other < face; other++) {
    const index = FACE_COUNT * die + other;
    if (FACE_COAT[index] === FACE_COAT[shown] && FACE_CROSSES[index] === FACE_CROSSES[shown]) return other;
  }
  return face;
}

function coatOf(spell: Spell): number {
  return SPELLBOOK.findIndex(line => line.spell === spell);
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map(row => row.trim().split(/ +/));
}

function readFace(text: string): Face {
  const [coat] = text.split('+') as [string];
  return text === '?'
    ? { coat: undefined, crosses: 0 }
    : { coat: coat as Coat, crosses: text.length - coat.length };
}

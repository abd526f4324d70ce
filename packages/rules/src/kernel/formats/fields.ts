/** The outer form of a position as text: fields between semicolons or line ends, each a name and its words. */
import { quote } from './notation.ts';
import { demand } from './reading.ts';

const LONGEST = 4000;
const WHOLE = /^(?:0|[1-9][0-9]{0,2})$/;

export class Fields {
  /** The words of the first field, which begins with the name of the format. */
  readonly head: readonly string[];
  readonly #fields: ReadonlyMap<string, readonly string[]>;

  constructor(head: readonly string[], fields: ReadonlyMap<string, readonly string[]>) {
    this.head = head;
    this.#fields = fields;
  }

  /** The words of a field; none where there is no such field. */
  words(name: string): readonly string[] {
    return this.#fields.get(name) ?? [];
  }

  /** The one field among these that must be there. */
  oneOf<Name extends string>(names: readonly Name[]): Name {
    const found = names.filter(name => this.#fields.has(name));
    demand(found.length > 0, `it must be said what comes next: ${names.join(', ')}`);
    demand(found.length === 1, `only one thing can come next, not both ${found.join(' and ')}`);
    return found[0]!;
  }

  /** The one number of a field, if it is there. */
  number(name: string): number | undefined {
    if (!this.#fields.has(name)) return undefined;
    const words = this.words(name);
    demand(words.length === 1, `${name}: exactly one number must follow`);
    return readNumber(words[0]!, name);
  }
}

export function splitFields(text: string, known: readonly string[]): Fields {
  demand(text.length <= LONGEST, 'this is too long for a position');
  const [head = [], ...rest] = text
    .split(/[;\n]/)
    .map(field => field.trim().split(/\s+/))
    .filter(([first]) => first !== '');
  const fields = new Map<string, readonly string[]>();
  for (const [name, ...words] of rest) {
    demand(known.includes(name!), `${quote(name!)} is no part of a position; there are ${known.join(', ')}`);
    demand(!fields.has(name!), `${name} stands there twice`);
    fields.set(name!, words);
  }
  return new Fields(head.slice(1), fields);
}

/** A name and its words, or nothing where there are none. */
export function formatField(name: string, words: readonly (string | number)[]): string[] {
  return words.length === 0 ? [] : [[name, ...words].join(' ')];
}

export function readNumber(word: string, where: string): number {
  demand(WHOLE.test(word), `${where}: ${quote(word)} is no number`);
  return Number(word);
}

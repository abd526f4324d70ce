/** Names are plain text of bounded length, without anything that could pass for something else on a page. */
import { BOT_LEVELS, type CommandRefusal, MOST_NAME } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { bareName, bareWords, nameKey } from './confusables.ts';
import { REFUSED_WORDS } from './refused-words.ts';

/** Control, formatting (also those that turn the writing direction), private and unassigned characters, and fillers. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Only says whether a sign is shown as a picture. */
const PICTURE_STYLE = /[\uFE0E\uFE0F]/g;
/** Something to call somebody by: a line or a dot stands for players who are gone. */
const NAMING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** More than two marks on one letter pile up over the neighbouring lines. */
const PILED_MARKS = /\p{M}{3,}/u;

/** Who would pass for somebody else: whoever runs the server, and the bots at the table, as the page calls them. */
const OPERATORS =
  'admin administrator moderator mod operator owner root server staff support system kingdomino team';
const BOTS = [
  'bot computer',
  BOT_LEVELS.join(' '),
  'knappe ritter baron herzog prinz großmeister',
  'écuyer chevalier duc prince grandmaître',
  'escudero caballero barón duque príncipe granmaestro',
  'giermek rycerz książę królewicz mistrz',
  'scutier cavaler duce prinț maestru',
  'оруженосец рыцарь барон герцог принц мастер',
  'зброєносець лицар майстер',
  'оръженосец рицар херцог майстор',
  'ginklanešys riteris baronas hercogas princas meistras',
  'ieročunesējs bruņinieks barons hercogs princis meistars',
  'kannupoiss rüütel parun hertsog prints meister',
].join(' ');
const RESERVED = new Set([...OPERATORS.split(' '), ...BOTS.split(' ')].map(bareName));
/** Not in any name; the others not alone, nor with nothing but such words. */
const OFFICIAL = new Set(
  'admin administrator moderator operator staff support kingdomino'.split(' ').map(bareName),
);

/** With stars: a part of a word is enough. */
interface RefusedWord {
  readonly key: string;
  readonly from: boolean;
  readonly to: boolean;
}

/** What a server takes for a name. */
export class NameRules {
  readonly #list: () => readonly string[];
  /** As it was read last. */
  #read: readonly string[] = [];
  #words: readonly RefusedWord[] = [];

  /** The list may change while the server runs. */
  constructor(list: () => readonly string[] = () => REFUSED_WORDS) {
    this.#list = list;
  }

  check(raw: string): Result<string, CommandRefusal> {
    const name = raw.normalize('NFC').replaceAll(PICTURE_STYLE, '').trim().replaceAll(/\s+/gu, ' ');
    const length = Array.from(name).length;
    if (length < 1 || length > MOST_NAME) return refuse(`a name has 1 to ${MOST_NAME} characters`);
    if (FORBIDDEN.test(name) || PILED_MARKS.test(name)) return refuse('a name has visible characters only');
    if (!NAMING.test(name)) return refuse('a name has a letter, a digit or a picture');
    if (isReserved(name)) return refuse('this name could be taken for somebody else: choose another one');
    if (this.#isRude(name)) return refuse('this name is not welcome here: choose another one');
    return ok(name);
  }

  #isRude(name: string): boolean {
    const words = [...bareWords(name), bareName(name)];
    const refusedWords = this.#refused();
    return words.some(word => refusedWords.some(refused => matches(word, refused)));
  }

  #refused(): readonly RefusedWord[] {
    const list = this.#list();
    if (list !== this.#read) this.#words = list.map(refusedWord);
    this.#read = list;
    return this.#words;
  }
}

function isReserved(name: string): boolean {
  const words = bareWords(name);
  const isAllReserved = words.length > 0 && words.every(word => RESERVED.has(word));
  return RESERVED.has(bareName(name)) || isAllReserved || words.some(word => OFFICIAL.has(word));
}

function refusedWord(word: string): RefusedWord {
  return {
    key: nameKey(word.replaceAll('*', '')),
    from: word.startsWith('*'),
    to: word.endsWith('*'),
  };
}

function matches(word: string, { key, from, to }: RefusedWord): boolean {
  if (from && to) return word.includes(key);
  if (from) return word.endsWith(key);
  return to ? word.startsWith(key) : word === key;
}

function refuse(text: string): { readonly ok: false; readonly error: CommandRefusal } {
  return err({ code: 'bad-name', text });
}

/** The built-in list with an operator's changes: a word in each line, after a minus one to be left out. */
export function changedWords(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '');
  const less = new Set(lines.filter(line => line.startsWith('-')).map(line => line.slice(1).trim()));
  return [...REFUSED_WORDS.filter(word => !less.has(word)), ...lines.filter(line => !line.startsWith('-'))];
}

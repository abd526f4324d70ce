/** Names are plain text of bounded length, without anything that could pass for something else on a page. */
import { BOT_LEVELS, type CommandRefusal, MOST_NAME } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { bareName, bareWords, nameKey } from './confusables.ts';
import { REFUSED_WORDS } from './refused-words.ts';

/** Control, formatting (also those that turn the writing direction), private and unassigned characters. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
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
    const name = raw.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
    const length = Array.from(name).length;
    if (length < 1 || length > MOST_NAME) return refuse(`a name has 1 to ${MOST_NAME} characters`);
    if (FORBIDDEN.test(name) || PILED_MARKS.test(name)) return refuse('a name has visible characters only');
    if (RESERVED.has(bareName(name)))
      return refuse('this name could be taken for somebody else: choose another one');
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

/** What people read is in the words of docs/vocabulary.md, set as the language sets it, and in no other language's words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { spoken } from './testing/spoken.ts';
import { wholeCatalogue } from './testing/whole-catalogue.ts';

type Texts = readonly (readonly [key: string, text: string])[];

const english = await wholeCatalogue('en');
const root = new URL('../../../../', import.meta.url);

/** Texts in which two dice are called a domino, the game's own word, and not one of the 48 pieces. */
const DUEL = /^help\.[qa]\.D-|^(?:spell\.|hand\.dice|hand\.pass|help\.d\.|editor\.draw$|tip\.take$)/;

/** Words that are wrong, misleading or stilted, with the ones to use instead in docs/vocabulary.md. */
const AVOIDED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:lay|lays|laid|laying)\b/i,
    /\bbrings?\b/i,
    /\bcoats?\b(?! of arms)/i,
    /\b(?:evening|candle)/i,
    /\bsomebody\b/i,
    /\b(?:anew|need not|fits nowhere|leaves the game|points more)\b/i,
    // a move is made on a turn; one spelling, the British one
    /\b(?:best|better|good|wrong|this) turns?\b/i,
    /\b(?:center|color|favorite|analyz)/i,
    /\b(?:firsts and bests|that lasts|today and more|look at it together)\b/i,
    /\bplace \{/i,
    // spoken English contracts these
    /\b(?:is|are|was|were|do|does|did|could|will|would|has|have) not\b|\bcannot\b/i,
    /(?<!\b(?:of|turn) )\b(?:it|that|there) is\b|\bI am\b|\b(?:you|we|they) are(?= \p{L})/iu,
  ],
  ru: [/местност/i, /шахт/i, /взять назад/i, /(?<!\p{L})(?:вечер|свеч)/iu, / – /],
  uk: [/взяти назад/i, /надто широке/i, /(?<!\p{L})(?:вечір|свіч)/iu, / – /],
  pl: [/obszar/i, /(?<!\p{L})rz(?:ąd|ęd(?!u))/iu, /wieczór|świec/i],
  ro: [
    /(?<!re|Victorie )împărțir/iu,
    /(?<!\p{L})încape (?:acolo|undeva|fără)/iu,
    /(?<!\p{L})zon[aăe]/iu,
    /renunț/i,
    /hazard/i,
    /lumânare/i,
  ],
  bg: [/кръст/i, /книга/i, /сановник/i, /жокер/i, /зърно/i, /свещ/i],
  lt: [/(?<!\p{L})jav(?:ai|ų)/iu, /(?<!\p{L})guli/iu, /žvak/i],
  lv: [/(?<!\p{L})guļ/iu, /ieslēgt$/i, /svec/i],
  et: [/keskne/i, /küünal/i],
  de: [
    /(?:de[rmns]|das|ein(?:e[mnrs]?)?|kein\w*) Spiel(?:s|e)? (?:ist|war|wird|beginnt|endet|abbrechen|unterbrechen)/,
    /(?<!\p{L})Burg/u,
    /Domäne/,
    /Moor/,
    /eigene[sn]? Wappen/,
    /Kerze/,
  ],
  fr: [
    /(?<!\p{L})coll(?:e|er)(?!\p{L})/iu,
    /propre blason/,
    /ne va nulle part/,
    /bougie/i,
    /(?<!\p{L})manche/iu,
    /nom durable/,
  ],
  es: [/acertijo/i, /que dure(?!\p{L})/u, /propio escudo/, /(?<!\p{L})vela/iu],
};

/** One piece has a word of its own in these languages, where the game's name would be odd. */
const ONE_PIECE: Partial<Record<Language, RegExp>> = {
  ru: /(?<!костяшек )домино/i,
  lt: /(?<!\p{L}|iš )domino/iu,
  uk: /(?<!плиток )доміно/i,
  et: /doomino(?!kiv)/i,
  de: /(?<!King)Domino(?!steine?n?s?(?!\p{L}))/u,
  es: /(?<!de )dominó/iu,
};

/** Opening and closing quotation marks. */
const QUOTES: Readonly<Record<Language, string>> = {
  en: '“”',
  ru: '«»',
  uk: '«»',
  pl: '„”',
  ro: '„”',
  bg: '„“',
  lt: '„“',
  lv: '„”',
  et: '„“',
  de: '„“',
  fr: '«»',
  es: '«»',
};

/** Names and words that other languages share with English. */
const SHARED =
  /^(?:tour\.(?:kind\.(?:arena|duplicate)|minutes|score|podium|final)|club\.admin$|title\.table|game\.\w+|home\.title|nav\.label|seat\.(?:bots?|away)|areas\.total|letter\.|level\.(?:baron|prince$)|settings\.speed|terrain\.mine|coat\.(?:disc|joker)|study\.points|puzzle\.loss\.points|daily\.points|deal\.table|spell\.banner|phrase\.sorry|online\.talk|rating\.(?:bots|provisional)|nav\.clubs|club\.(?:tables|points)|achieve\.bests|study\.branches|account\.hooks|hook\.test|avatar\.miner|friends\.online)/;
const ENGLISH_WORDS = /(?<!\p{L})(?:the|and|your|with|this|from|player)(?!\p{L})/iu;

/** Buttons that stand side by side on a small phone, and choices that stand beside a label. */
const BUTTONS: readonly (readonly [keys: RegExp, longest: number])[] = [
  [/^hand\.(?:turn|lift|confirm|undo|go-on|discard)$/, 12],
  [/^hand\.pass$/, 18],
  [/^(?:spell\.\w+|bonus\.name)$/, 18],
  [/^end\.(?:skip|again|share|save|replay|look)$/, 22],
  [/^online\.(?:join|sit|fill|leave|stay|take-back)$/, 22],
  [/^(?:seat\.friend-here|online\.seat\.friend)$/, 22],
  [/^online\.absence\.(?:bot|forfeit)$/, 26],
];

describe.each(Object.entries(LANGUAGES))('%s', name => {
  const code = name as Language;
  const texts = async () => Object.entries(await wholeCatalogue(code)) as Texts;
  const wrong = async (isWrong: (text: string, key: string) => boolean) =>
    (await texts()).filter(([key, text]) => isWrong(text, key));

  test('avoids the words that were replaced', async () => {
    expect(await wrong(text => AVOIDED[code].some(word => word.test(spoken(text))))).toEqual([]);
    const piece = ONE_PIECE[code];
    if (piece) expect(await wrong((text, key) => !DUEL.test(key) && piece.test(spoken(text)))).toEqual([]);
  });

  test('promises no length of a game, which nobody has measured', async () => {
    const { 'game.kingdomino.text': kingdomino, 'game.duel.text': duel } = await wholeCatalogue(code);
    const numbers = `${kingdomino} ${duel}`.match(/\d+/g) ?? [];
    expect(numbers.filter(each => !['2', '4', '5'].includes(each))).toEqual([]);
  });

  test('has its own marks: quotes, apostrophes, dots, spaces', async () => {
    expect(await wrong(text => /['"]|\.\.\.| {2}|^ | $/.test(text))).toEqual([]);
    const foreign = Array.from('“”„«»‘‚').filter(mark => !QUOTES[code].includes(mark));
    expect(await wrong(text => foreign.some(mark => text.includes(mark)))).toEqual([]);
    const [open, close] = QUOTES[code] as unknown as [string, string];
    expect(await wrong(text => text.split(open).length !== text.split(close).length)).toEqual([]);
    if (code === 'fr') expect(await wrong(text => /\p{L}[;!?»]|«\p{L}/u.test(text))).toEqual([]);
  });

  test('sets names in quotes where English does', async () => {
    const quoted = (text: string, language: Language) => {
      const [open, close] = QUOTES[language];
      return [...text.matchAll(new RegExp(`${open}\\s?\\{(\\w+)\\}\\s?${close}`, 'gu'))].map(
        ([, name]) => name!,
      );
    };
    const bare = (text: string, key: string) =>
      quoted(english[key]!, 'en').some(name => !quoted(text, code).includes(name));
    expect(await wrong(bare)).toEqual([]);
  });

  test('leaves signs of numbers to Intl: some languages set a space before a percent sign', async () => {
    expect(await wrong(text => /\}\s?%|\d\s?%/.test(text))).toEqual([]);
  });

  test('is all in its own language', async () => {
    if (code === 'en') return;
    const isSame = (text: string, key: string) =>
      text === english[key] && /\p{Letter}{2}/u.test(spoken(text)) && !SHARED.test(key);
    expect(await wrong(isSame)).toEqual([]);
    expect(await wrong(text => ENGLISH_WORDS.test(spoken(text)))).toEqual([]);
  });

  test('keeps buttons short', async () => {
    for (const [keys, longest] of BUTTONS)
      expect(await wrong((text, key) => keys.test(key) && text.length > longest)).toEqual([]);
  });

  test('tells letters apart: on no two terrains and no two crests the same', async () => {
    const letters = (await texts()).filter(([key]) => key.startsWith('letter.'));
    const isCrest = (key: string) => /disc|band|solid|quarters/.test(key);
    for (const kind of [true, false]) {
      const found = letters.filter(([key]) => isCrest(key) === kind).map(([, letter]) => letter);
      expect(new Set(found).size).toBe(6);
    }
  });

  test('says what docs/vocabulary.md says', async () => {
    const said = Object.fromEntries(await texts());
    for (const { key, terms } of vocabulary())
      expect(said[key]?.toLowerCase(), key).toContain(terms[code]?.toLowerCase());
  });
});

interface Row {
  readonly key: string;
  readonly terms: Readonly<Record<string, string>>;
}

/** The table of terms: a text that has the term, then the term in each language. */
function vocabulary(): Row[] {
  const rows = readFileSync(new URL('docs/vocabulary.md', root), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
  const [head = [], , ...body] = rows;
  return body.map(cells => ({
    key: cells[0]!.replaceAll('`', ''),
    terms: Object.fromEntries(head.slice(1).map((code, index) => [code, cells[index + 1]!])),
  }));
}

test('the page without its program speaks every language', () => {
  const page = readFileSync(new URL('packages/web/index.html', root), 'utf8');
  expect(page).toContain(`content="${english['home.description']}"`);
  for (const code of Object.keys(LANGUAGES))
    expect(page).toMatch(new RegExp(`<p lang="${code}">[^<]+JavaScript`));
});

/** Confusable names: a key that is equal for names that look alike, whatever their case, marks, signs and scripts. */
import { CONFUSABLES } from './confusables-data.ts';

/** Capital letters of Greek that look like Latin ones; small, some of them look like others. */
const CAPITALS = pairs('ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX');

/** Cyrillic, Greek and further letters, each with the Latin one that it can be taken for. */
const SMALL = pairs(
  'аa вb еe єe кk мm нh оo рp сc тt уy хx ѕs іi їi јj ӏi ԁd ԛq ԝw һh ' +
    'αa βb εe ιi κk νv οo ρp τt υu χx γy ηn ωw μu ' +
    'ıi łl øo đd ħh ðd ŋn ĸk ɑa ɡg ƒf',
);
const LONGER = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/** Strokes and rings that nobody tells apart at a glance, and two letters that look like one. */
const STROKES: readonly (readonly [RegExp, string])[] = [
  [/[l1]/g, 'i'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Digits that stand for letters in words that somebody wants to hide. */
const DISGUISES = pairs('3e 4a 5s 7t 8b 9g @a $s');

/** Everything else that looks like letters and digits of ASCII, small as names are compared. */
const LOOK_ALIKES = new Map(
  CONFUSABLES.split(' ').flatMap(pair => {
    const [sign = '', ...plain] = Array.from(pair);
    const like = plain.join('').toLowerCase();
    return [
      [sign.toLowerCase(), like],
      [sign, like],
    ] as const;
  }),
);
/** Small capitals of phonetics that Unicode does not list. */
const SMALL_CAPITALS = pairs('ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz');

/** Equal for names that can be taken for each other; never empty. */
export function nameKey(name: string): string {
  const plain = lookAlikes(plainLetters(name.replaceAll('|', 'l'))).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const key = STROKES.reduce((text, [look, like]) => text.replaceAll(look, like), plain);
  return key === '' ? name.normalize('NFKC').toLowerCase() : key;
}

/** The words of a name as a list of refused words has them: disguises taken off. */
export function bareWords(name: string): string[] {
  return undisguised(name)
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '')
    .map(nameKey);
}

/** The whole name as one such word. */
export function bareName(name: string): string {
  return nameKey(undisguised(name));
}

function undisguised(name: string): string {
  return plainLetters(name)
    .replaceAll('1', 'i')
    .replaceAll('0', 'o')
    .replaceAll(/[345789@$]/g, sign => DISGUISES.get(sign) ?? sign);
}

function lookAlikes(text: string): string {
  return Array.from(text, sign => SMALL_CAPITALS.get(sign) ?? LOOK_ALIKES.get(sign) ?? sign).join('');
}

function plainLetters(name: string): string {
  const decomposed = name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const latin = Array.from(decomposed, letter => CAPITALS.get(letter) ?? letter).join('');
  return Array.from(latin.toLowerCase(), letter => LONGER.get(letter) ?? SMALL.get(letter) ?? letter).join(
    '',
  );
}

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(' ').map(pair => {
      const [from = '', to = ''] = Array.from(pair);
      return [from, to] as const;
    }),
  );
}

/** Names: what is refused, and which are the same at a glance. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameKey } from './confusables.ts';
import { changedWords, NameRules } from './name-rules.ts';
import { RefusedWordsFile } from './refused-words-file.ts';

const rules = new NameRules();
const isFine = (name: string, own = rules) => own.check(name).ok;

describe('a name', () => {
  test.each([
    'Ann',
    '李明',
    'Zoë',
    'Олена',
    'Ράνια',
    '🐉',
    'O’Neil',
    'Vittoria',
    'Pulaski',
    'Nazim',
    'Жидков',
    'Scunthorpe',
    'Essex',
    'Knighton',
    'Guest 1234',
    'Ann 3',
    'Dick van Dyke',
    'Shitake',
    'Team Rocket',
    'Rooty',
    '❤\ufe0f',
    'Prince Harry',
  ])('%s is fine', name => {
    expect(isFine(name)).toBe(true);
  });

  test.each([
    '',
    '   ',
    'a'.repeat(25),
    'A\u202eb',
    'e\u0301\u0302\u0303\u0304',
    'a\u0000',
    '\u200b',
    'Admin',
    'аdmin',
    'ADM1N',
    'Ad min',
    'Àdmin',
    'Grandmaster',
    'Grand-Master',
    'Gгandmaster'.replace('г', 'r'),
    'Knigh7',
    'Рыцарь',
    'Ritter',
    'ΚNIGHT',
    'fuck you',
    'F.u.c.k',
    'FuckFace',
    'сука',
    'Пиздец',
    'hurensohn99',
    'h1tler',
    'Carol\u3164',
    '\u3164',
    '\u115f\u1160',
    'Ann\u034f',
    'Admin\u3164',
    'Admin Team',
    'Kingdomino Support',
    'The Moderator',
    'Team Owner',
    '—',
    '...',
    'ꓮꓓꓟꓲꓠ',
    'ᎪᎠᎷᎥN',
    'ᴀᴅᴍɪɴ',
  ])('%j is not', name => {
    expect(isFine(name)).toBe(false);
  });

  test('the operator changes the list', () => {
    const list = changedWords('# ours\nbadger*\n-shit\n\n');
    const own = new NameRules(() => list);
    expect([isFine('Badgers', own), isFine('shit', own), isFine('whore', own)]).toEqual([false, true, false]);
  });
});

test('a list that is changed on the disk holds a minute later, and the last one while there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kd-words-'));
  const file = join(folder, 'words.txt');
  writeFileSync(file, 'badger*');
  let now = 0;
  const words = new RefusedWordsFile(file, changedWords('badger*'), () => now);
  const own = new NameRules(words.words);
  expect([isFine('Badgers', own), isFine('Otters', own)]).toEqual([false, true]);
  writeFileSync(file, 'otter*');
  utimesSync(file, 5, 5);
  now = 59_000;
  expect(isFine('Otters', own)).toBe(true);
  now = 61_000;
  expect([isFine('Badgers', own), isFine('Otters', own)]).toEqual([true, false]);
  rmSync(folder, { recursive: true });
  now = 200_000;
  expect(isFine('Otters', own)).toBe(false);
});

describe('names are the same', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'],
    ['Zoe', 'Zoë'],
    ['Ann Lee', 'Ann_Lee'],
    ['Bill', 'BiII'],
    ['Bill', 'B1ll'],
    ['Leo', 'Le0'],
    ['modem', 'modern'],
    ['Anna 🐉', 'Anna'],
    ['ΑΝΝΑ', 'Anna'],
    ['strasse', 'Straße'],
    ['Carol', 'ᏟᎪᎡᏫᏞ'.replace('Ꮻ', 'O')],
    ['Carol', 'ᴄᴀʀᴏʟ'],
    ['LISU', 'ꓡꓲꓢꓴ'],
    ['Carol', 'Carol\u3164'],
    ['Tom', 'Тот'.replace('т', 'm')],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Ann', 'Anna'],
    ['Ann 2', 'Ann 3'],
    ['Иван', 'Иван 2'],
    ['🐉', '🐲'],
    ['李', '王'],
    ['Ann', 'Ban'],
  ])('but not %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  test('a key is never empty', () => {
    for (const name of ['!!!', '...', '🐉', '—', '١٢']) expect(nameKey(name)).not.toBe('');
  });
});

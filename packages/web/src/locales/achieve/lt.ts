/** The words of firsts and bests in Lithuanian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Kiti tikslai',
  'achieve.text': 'Pasiekimai ir rekordai iš tavo partijų šiame įrenginyje.',
  'achieve.text.account': 'Pasiekimai ir rekordai iš tavo partijų šiame įrenginyje ir paskyroje.',
  'achieve.away': 'Tavo paskyra dabar nepasiekiama: tai šio įrenginio partijos.',
  'achieve.ask':
    'Prieš tau prisijungiant šiame įrenginyje {count, plural, one {baigta # partija} few {baigtos # partijos} many {baigta # partijos} other {baigta # partijų}}. Ar jos tavo?',
  'achieve.ask.yes': 'Taip, pridėti prie mano paskyros',
  'achieve.ask.no': 'Ne, ne mano',
  'achieve.sign-in': 'Prisijunk, kad turėtum jas visuose įrenginiuose',
  'achieve.bests': 'Rekordai',
  'achieve.points': 'Taškai',
  'achieve.wins': 'Pirmosios pergalės',
  'achieve.levels': 'Įveikti botai',
  'achieve.feats': 'Žygdarbiai',
  'achieve.most': 'Daugiausia taškų',
  'achieve.row': 'Pergalės iš eilės',
  'achieve.whole-dynasty': 'Laimėtos visos trys Dinastijos partijos',
  'achieve.spells': 'Panaudoti visi burtai',
  'achieve.streak': 'Trys pergalės iš eilės',
  'achieve.games': 'Sužaista partijų: {count}',
  'achieve.pad': 'Partija prie namų stalo',
  'achieve.not-yet': 'Dar ne',
  'achieve.count': '{count} iš {all}',
  'achieve.new': 'Nauja: {what}',
  'achieve.new.more': 'Nauja: {what} (ir dar {count})',
};

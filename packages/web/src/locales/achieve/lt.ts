/** The words of firsts and bests in Lithuanian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.text': 'Pirmi ir geriausi tavo partijų šiame įrenginyje kartai.',
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
  'achieve.pad': 'Partija nuo namų stalo',
  'achieve.not-yet': 'Dar ne',
  'achieve.count': '{count} iš {all}',
  'achieve.new': 'Nauja: {what}',
  'achieve.new.more': 'Nauja: {what} (ir dar {count})',
};

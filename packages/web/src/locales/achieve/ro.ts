/** The words of firsts and bests in Romanian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Alte obiective',
  'achieve.text': 'Primele reușite și recordurile din jocurile tale de pe acest dispozitiv.',
  'achieve.text.account':
    'Primele reușite și recordurile din jocurile tale de pe acest dispozitiv și din contul tău.',
  'achieve.away': 'Contul tău nu e accesibil acum: acestea sunt jocurile de pe acest dispozitiv.',
  'achieve.ask':
    'Înainte să te conectezi, pe acest dispozitiv {count, plural, one {s-a terminat # joc} few {s-au terminat # jocuri} other {s-au terminat # de jocuri}}. Sunt ale tale?',
  'achieve.ask.yes': 'Da, adaugă la contul meu',
  'achieve.ask.no': 'Nu, nu sunt ale mele',
  'achieve.sign-in': 'Conectează-te ca să le ai pe toate dispozitivele',
  'achieve.bests': 'Recorduri',
  'achieve.points': 'Puncte',
  'achieve.wins': 'Primele victorii',
  'achieve.levels': 'Boți învinși',
  'achieve.feats': 'Isprăvi',
  'achieve.most': 'Cele mai multe puncte',
  'achieve.row': 'Victorii la rând',
  'achieve.whole-dynasty': 'Toate cele trei jocuri ale unei Dinastii câștigate',
  'achieve.spells': 'Toate vrăjile folosite',
  'achieve.streak': 'Trei victorii la rând',
  'achieve.games': 'Jocuri jucate: {count}',
  'achieve.pad': 'Un joc de acasă, notat aici',
  'achieve.not-yet': 'Încă nu',
  'achieve.count': '{count} din {all}',
  'achieve.new': 'Nou: {what}',
  'achieve.new.more': 'Nou: {what} (și încă {count})',
};

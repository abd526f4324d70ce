/** The words of firsts and bests in Estonian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.text': 'Esimesed ja parimad sinu selle seadme mängudest.',
  'achieve.bests': 'Rekordid',
  'achieve.points': 'Punktid',
  'achieve.wins': 'Esimesed võidud',
  'achieve.levels': 'Võidetud botid',
  'achieve.feats': 'Teod',
  'achieve.most': 'Kõige rohkem punkte',
  'achieve.row': 'Võite järjest',
  'achieve.whole-dynasty': 'Kõik kolm Dünastia mängu võidetud',
  'achieve.spells': 'Kõik loitsud kasutatud',
  'achieve.streak': 'Kolm võitu järjest',
  'achieve.games': 'Mänge mängitud: {count}',
  'achieve.pad': 'Mäng koduselt laualt',
  'achieve.not-yet': 'Veel mitte',
  'achieve.count': '{count} / {all}',
  'achieve.new': 'Uus: {what}',
  'achieve.new.more': 'Uus: {what} (ja veel {count})',
};

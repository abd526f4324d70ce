/** The words of firsts and bests in Estonian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Muud eesmärgid',
  'achieve.text': 'Saavutused ja rekordid sinu mängudest selles seadmes.',
  'achieve.text.account': 'Saavutused ja rekordid sinu mängudest selles seadmes ja sinu kontol.',
  'achieve.away': 'Sinu kontoga ei saa praegu ühendust: need on selle seadme mängud.',
  'achieve.ask':
    'Enne sisselogimist lõpetati selles seadmes {count, plural, one {# mäng} other {# mängu}}. Kas need on sinu omad?',
  'achieve.ask.yes': 'Jah, lisa minu kontole',
  'achieve.ask.no': 'Ei, pole minu',
  'achieve.sign-in': 'Logi sisse, et need oleksid kõigis seadmetes',
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

/** The words of firsts and bests in Latvian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Citi mērķi',
  'achieve.text': 'Sasniegumi un rekordi no tavām spēlēm šajā ierīcē.',
  'achieve.text.account': 'Sasniegumi un rekordi no tavām spēlēm šajā ierīcē un tavā kontā.',
  'achieve.away': 'Tavs konts pašlaik nav sasniedzams: šīs ir šīs ierīces spēles.',
  'achieve.ask':
    'Pirms pieteicies, šajā ierīcē {count, plural, zero {pabeigtas # spēles} one {pabeigta # spēle} other {pabeigtas # spēles}}. Vai tās ir tavas?',
  'achieve.ask.yes': 'Jā, pievienot manam kontam',
  'achieve.ask.no': 'Nē, nav manas',
  'achieve.sign-in': 'Piesakies, lai tās būtu visās ierīcēs',
  'achieve.bests': 'Rekordi',
  'achieve.points': 'Punkti',
  'achieve.wins': 'Pirmās uzvaras',
  'achieve.levels': 'Uzvarētie boti',
  'achieve.feats': 'Varoņdarbi',
  'achieve.most': 'Visvairāk punktu',
  'achieve.row': 'Uzvaras pēc kārtas',
  'achieve.whole-dynasty': 'Uzvarētas visas trīs Dinastijas spēles',
  'achieve.spells': 'Izmantotas visas burvestības',
  'achieve.streak': 'Trīs uzvaras pēc kārtas',
  'achieve.games': 'Nospēlētas spēles: {count}',
  'achieve.pad': 'Spēle no galda mājās',
  'achieve.not-yet': 'Vēl ne',
  'achieve.count': '{count} no {all}',
  'achieve.new': 'Jauns: {what}',
  'achieve.new.more': 'Jauns: {what} (un vēl {count})',
};

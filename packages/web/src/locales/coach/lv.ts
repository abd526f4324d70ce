import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treneris',
  'coach.thinking': 'Domāju…',
  'coach.failed': 'Treneri neizdevās ielādēt. Pārbaudi savienojumu.',
  'coach.tell': 'Parādi gājienu',
  'coach.why': 'Kāpēc?',
  'coach.play': 'Spēlēt tā',
  'coach.look.board': 'Mierīgi salīdzini iespējamās vietas.',
  'coach.look.gain': 'Tieši šeit var iegūt +{points}.',
  'coach.look.join': 'Šeit kaut kas var saaugt kopā: {what}.',
  'coach.look.centre': 'Paturi acīs savas karalistes vidu.',
  'coach.look.no-hole': 'Sargies no tukšumiem, kurus nevar aizpildīt.',
  'coach.look.pick': 'Viens domino no jaunās rindas tev var dot +{points}.',
  'coach.look.deny': '{name} labprāt paņemtu vienu no šiem domino. Kuru?',
  'coach.look.first': 'Mazākais numurs dod pirmo izvēli nākamajā kārtā.',
  'coach.look.spell': 'Apskati šo burvestību savā grāmatā: {spell}.',
  'coach.look.castle': 'Tavai pilij vēl ir viens krustiņš.',
  'coach.look.die': 'Meklē šo uz kauliņiem: {what}.',
  'coach.look.dice': 'Divi no šiem kauliņiem kopā var dot +{points}.',
  'coach.warning': 'Vai tiešām?',
  'coach.warning.text':
    'Šis gājiens samazina tavas izredzes uzvarēt apmēram par {percent} un maksā apmēram {points, plural, zero {# punktu} one {# punktu} other {# punktus}}.',
  'coach.think-again': 'Padomāt vēl',
  'coach.play-anyway': 'Tomēr spēlēt',
} satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programmid',
  'prog.text': 'Siin mängivad ööpäev läbi mängijate kirjutatud programmid: omavahel ja meie bottide vastu.',
  'prog.standings': 'Edetabel',
  'prog.games': 'Mängud',
  'prog.fixed': 'Meie bot: tema reiting ei muutu.',
  'prog.owner': 'autor: {name}',
  'prog.waiting': '{count, plural, one {# programm ootab mängu.} other {# programmi ootab mängu.}}',
  'prog.running': 'Käib praegu',
  'prog.none': 'Mänge veel pole.',
  'prog.no-programs': 'Seda pole veel ükski programm mänginud.',
  'prog.mine': 'Minu programmid',
  'prog.mine.text':
    'Registreeri programm, anna talle võti, ja ta mängib ise. Tema ja sinu nimi on edetabelis näha.',
  'prog.guest': 'Programmi lisamiseks registreeri kõigepealt oma nimi.',
  'prog.name': 'Programmi nimi',
  'prog.add': 'Registreeri',
  'prog.token': 'Võti',
  'prog.token.text':
    'Selle võtmega logib su programm sisse. Kopeeri see kohe: seda näidatakse ainult üks kord.',
  'prog.renew': 'Uus võti',
  'prog.renew.text': '„{name}“ ei saa vana võtmega enam mängida.',
  'prog.remove': 'Kustuta',
  'prog.remove.text': '„{name}“ kaob edetabelist. Mängud jäävad alles, aga nimeta.',
  'prog.today': '{count, plural, one {# mäng} other {# mängu}} 24 tunni jooksul',
  'prog.playing': 'Mängib praegu',
  'prog.how': 'Kuidas programmi kirjutada',
} as const satisfies Texts;

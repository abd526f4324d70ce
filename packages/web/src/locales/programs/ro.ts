import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programe',
  'prog.text': 'Aici joacă zi și noapte programe scrise de jucători, între ele și împotriva boților noștri.',
  'prog.standings': 'Clasament',
  'prog.games': 'Jocuri',
  'prog.fixed': 'Cotele boților noștri sunt fixe. Programele se măsoară după ele.',
  'prog.owner': 'de {name}',
  'prog.waiting':
    '{count, plural, one {# program așteaptă un joc.} few {# programe așteaptă un joc.} other {# de programe așteaptă un joc.}}',
  'prog.running': 'În desfășurare',
  'prog.none': 'Încă niciun joc.',
  'prog.no-programs': 'Niciun program n-a jucat încă acest joc.',
  'prog.mine': 'Programele mele',
  'prog.mine.text': 'Înscrie un program, dă-i cheia, și joacă singur. Numele lui și al tău apar în listă.',
  'prog.guest': 'Ca să înscrii un program, înregistrează-ți întâi numele.',
  'prog.name': 'Numele programului',
  'prog.add': 'Înscrie',
  'prog.token': 'Cheie',
  'prog.token.text': 'Programul tău intră cu această cheie. Copiaz-o acum: se afișează o singură dată.',
  'prog.renew': 'Cheie nouă',
  'prog.renew.text': '„{name}” nu mai poate juca cu cheia veche.',
  'prog.remove': 'Șterge',
  'prog.remove.text': '„{name}” iese din listă. Jocurile rămân, fără nume.',
  'prog.today': '{count, plural, one {# joc} few {# jocuri} other {# de jocuri}} în 24 de ore',
  'prog.playing': 'Joacă acum',
  'prog.how': 'Cum scrii unul',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programy',
  'prog.text': 'Przez całą dobę grają tu programy napisane przez graczy: ze sobą i z naszymi botami.',
  'prog.standings': 'Tabela',
  'prog.games': 'Partie',
  'prog.fixed': 'Rankingi naszych botów są stałe. Według nich mierzone są programy.',
  'prog.owner': 'autor: {name}',
  'prog.waiting':
    '{count, plural, one {# program czeka na partię.} few {# programy czekają na partię.} many {# programów czeka na partię.} other {# programu czeka na partię.}}',
  'prog.running': 'Trwa teraz',
  'prog.none': 'Jeszcze nie ma partii.',
  'prog.no-programs': 'Żaden program jeszcze w to nie grał.',
  'prog.mine': 'Moje programy',
  'prog.mine.text': 'Zarejestruj program, daj mu klucz i gra już sam. Jego nazwa i twoje imię są w tabeli.',
  'prog.guest': 'Aby dodać program, najpierw zarejestruj swoje imię.',
  'prog.name': 'Nazwa programu',
  'prog.add': 'Zarejestruj',
  'prog.token': 'Klucz',
  'prog.token.text': 'Twój program loguje się tym kluczem. Skopiuj go teraz: pokazujemy go tylko raz.',
  'prog.renew': 'Nowy klucz',
  'prog.renew.text': '„{name}” nie zagra już ze starym kluczem.',
  'prog.remove': 'Usuń',
  'prog.remove.text': '„{name}” zniknie z tabeli. Partie zostaną, ale bez nazwy.',
  'prog.today':
    '{count, plural, one {# partia} few {# partie} many {# partii} other {# partii}} w ciągu 24 godzin',
  'prog.playing': 'Teraz gra',
  'prog.how': 'Jak napisać program',
} as const satisfies Texts;

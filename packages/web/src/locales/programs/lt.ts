import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programos',
  'prog.text': 'Čia visą parą žaidžia žaidėjų parašytos programos: viena su kita ir su mūsų botais.',
  'prog.standings': 'Lentelė',
  'prog.games': 'Partijos',
  'prog.fixed': 'Mūsų botų reitingai nekinta. Pagal juos matuojamos programos.',
  'prog.owner': 'autorius: {name}',
  'prog.waiting':
    '{count, plural, one {# programa laukia partijos.} few {# programos laukia partijos.} many {# programos laukia partijos.} other {# programų laukia partijos.}}',
  'prog.running': 'Vyksta dabar',
  'prog.none': 'Partijų dar nėra.',
  'prog.no-programs': 'To dar nežaidė nė viena programa.',
  'prog.mine': 'Mano programos',
  'prog.mine.text':
    'Užregistruok programą, duok jai raktą, ir ji žaidžia pati. Jos pavadinimas ir tavo vardas matomi lentelėje.',
  'prog.guest': 'Kad galėtum pridėti programą, pirma užregistruok savo vardą.',
  'prog.name': 'Programos pavadinimas',
  'prog.add': 'Registruoti',
  'prog.token': 'Raktas',
  'prog.token.text': 'Šiuo raktu prisijungia tavo programa. Nukopijuok jį dabar: jis parodomas tik kartą.',
  'prog.renew': 'Naujas raktas',
  'prog.renew.text': '„{name}“ su senu raktu daugiau žaisti negalės.',
  'prog.remove': 'Ištrinti',
  'prog.remove.text': '„{name}“ dings iš lentelės. Partijos liks, bet be pavadinimo.',
  'prog.today':
    '{count, plural, one {# partija} few {# partijos} many {# partijos} other {# partijų}} per 24 valandas',
  'prog.playing': 'Žaidžia dabar',
  'prog.how': 'Kaip parašyti programą',
} as const satisfies Texts;

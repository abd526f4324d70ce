import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Peržiūrėk savo partijas ir rask geresnį ėjimą.',
  'hub.replay.text': 'Iš failo ar nuorodos, ėjimas po ėjimo.',
  'hub.editor.text': 'Bet kuri pozicija, kad galėtum ją panagrinėti.',
  'hub.archive.text': 'Su statistika, paruoštos peržiūrai.',
  'hub.results.text': 'Tavo partijų šiame įrenginyje suvestinė.',
  'hub.achievements.text': 'Medaliai už tavo pasiekimus.',
  'hub.pad.text': 'Suskaičiuoja partiją, žaistą prie tikro stalo.',
  'hub.people.text': 'Rask draugiją, palygink rezultatus ir palaikyk ryšį.',
  'hub.friends': 'Draugai',
  'hub.friends.text': 'Kas yra čia, ir partija dviem palietimais.',
  'hub.now.text': 'Rasime tau pirmą laisvą žaidėją.',
  'hub.table.text': 'Nuoroda draugams. Paskyros nereikia.',
  'hub.clubs.text': 'Draugų sezonas su sava lentele.',
  'hub.tournaments.text': 'Daug žaidėjų, vienas nugalėtojas. Arba tas pats dalijimas visiems.',
  'hub.leaders.text': 'Kas stipriausias reitinginėse partijose.',
  'hub.programs': 'Programos',
  'hub.programs.text': 'Parašytos žaidėjų, varžosi dieną ir naktį.',
  'hub.account.text': 'Vardas, įrenginiai ir privatumas.',
} as const satisfies Texts;

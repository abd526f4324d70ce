import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Wróć do swoich partii i znajdź lepszy ruch.',
  'hub.replay.text': 'Z pliku albo linku, ruch po ruchu.',
  'hub.editor.text': 'Dowolna pozycja do przeanalizowania.',
  'hub.archive.text': 'Ze statystykami, gotowe do przejrzenia.',
  'hub.results.text': 'Bilans twoich partii na tym urządzeniu.',
  'hub.achievements.text': 'Medale za twoje osiągnięcia.',
  'hub.pad.text': 'Liczy partię rozegraną przy prawdziwym stole.',
  'hub.people.text': 'Znajdź towarzystwo, porównaj wyniki i bądź w kontakcie.',
  'hub.friends': 'Znajomi',
  'hub.friends.text': 'Zobacz, kto jest online, i zagraj dwoma dotknięciami.',
  'hub.now.text': 'Znajdziemy ci pierwszego wolnego gracza.',
  'hub.table.text': 'Link dla znajomych. Konto nie jest potrzebne.',
  'hub.clubs.text': 'Sezon wśród znajomych, z własną tabelą.',
  'hub.tournaments.text': 'Wielu graczy, jeden zwycięzca. Albo to samo rozdanie dla wszystkich.',
  'hub.leaders.text': 'Kto jest najsilniejszy w partiach rankingowych.',
  'hub.programs': 'Programy',
  'hub.programs.text': 'Napisane przez graczy, rywalizują dzień i noc.',
  'hub.account.text': 'Imię, urządzenia i prywatność.',
} as const satisfies Texts;

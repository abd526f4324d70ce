import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Revezi-ți jocurile și găsește mutarea mai bună.',
  'hub.replay.text': 'Dintr-un fișier sau link, mutare cu mutare.',
  'hub.editor.text': 'Orice poziție, ca s-o analizezi.',
  'hub.archive.text': 'Cu statistici, gata de revăzut.',
  'hub.results.text': 'Bilanțul jocurilor tale de pe acest dispozitiv.',
  'hub.achievements.text': 'Medalii pentru reușitele tale.',
  'hub.pad.text': 'Numără punctele unui joc la o masă adevărată.',
  'hub.people.text': 'Găsește parteneri de joc, compară-te și ține legătura.',
  'hub.friends': 'Prieteni',
  'hub.friends.text': 'Cine e online și un joc din două atingeri.',
  'hub.now.text': 'Îți găsim următorul jucător liber.',
  'hub.table.text': 'Un link pentru prietenii tăi. Fără cont.',
  'hub.clubs.text': 'Un sezon între prieteni, cu clasament propriu.',
  'hub.tournaments.text': 'Mulți jucători, un câștigător. Sau aceeași tragere pentru toți.',
  'hub.leaders.text': 'Cine e cel mai tare în jocurile cu clasament.',
  'hub.programs': 'Programe',
  'hub.programs.text': 'Scrise de jucători, se întrec zi și noapte.',
  'hub.account.text': 'Numele, dispozitivele și confidențialitatea ta.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Vaata oma mängud üle ja leia parem käik.',
  'hub.replay.text': 'Failist või lingist, käik käigu haaval.',
  'hub.editor.text': 'Mis tahes seis, mida uurida.',
  'hub.archive.text': 'Koos statistikaga, valmis ülevaatamiseks.',
  'hub.results.text': 'Kokkuvõte sinu mängudest selles seadmes.',
  'hub.achievements.text': 'Medalid sinu saavutuste eest.',
  'hub.pad.text': 'Loeb kokku päris laua taga mängitud mängu.',
  'hub.people.text': 'Leia seltskonda, võrdle tulemusi ja hoia ühendust.',
  'hub.friends': 'Sõbrad',
  'hub.friends.text': 'Kes on võrgus, ja mäng kahe puudutusega.',
  'hub.now.text': 'Leiame sulle järgmise vaba mängija.',
  'hub.table.text': 'Link sõpradele. Kontot pole vaja.',
  'hub.clubs.text': 'Sõprade hooaeg oma tabeliga.',
  'hub.tournaments.text': 'Palju mängijaid, üks võitja. Või sama jaotus kõigile.',
  'hub.leaders.text': 'Kes on reitingumängudes tugevaim.',
  'hub.programs': 'Programmid',
  'hub.programs.text': 'Mängijate kirjutatud, võistlevad ööd ja päevad.',
  'hub.account.text': 'Nimi, seadmed ja privaatsus.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Schau auf deine Partien zurück und finde den besseren Zug.',
  'hub.replay.text': 'Aus einer Datei oder einem Link, Zug für Zug.',
  'hub.editor.text': 'Jede Stellung, die du analysieren willst.',
  'hub.archive.text': 'Mit Statistik, bereit zum Nachspielen.',
  'hub.results.text': 'Was deine Partien auf diesem Gerät ergeben.',
  'hub.achievements.text': 'Medaillen für deine Erfolge.',
  'hub.pad.text': 'Zählt die Punkte einer Partie am echten Tisch.',
  'hub.people.text': 'Finde Mitspieler, vergleich dich und bleib in Kontakt.',
  'hub.friends': 'Freunde',
  'hub.friends.text': 'Wer online ist, und eine Partie mit zweimal Tippen.',
  'hub.now.text': 'Wir finden für dich den nächsten freien Spieler.',
  'hub.table.text': 'Ein Link für deine Freunde. Ein Konto braucht niemand.',
  'hub.clubs.text': 'Eine Saison unter Freunden, mit eigener Tabelle.',
  'hub.tournaments.text': 'Viele Spieler, ein Sieg. Oder dieselbe Austeilung für alle.',
  'hub.leaders.text': 'Wer in gewerteten Partien am stärksten ist.',
  'hub.programs': 'Programme',
  'hub.programs.text': 'Von Leuten geschrieben, im Wettstreit Tag und Nacht.',
  'hub.account.text': 'Dein Name, deine Geräte und deine Privatsphäre.',
} as const satisfies Texts;

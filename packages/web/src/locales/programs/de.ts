import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programme',
  'prog.text':
    'Hier spielen rund um die Uhr Programme, die Leute geschrieben haben: gegeneinander und gegen unsere Bots.',
  'prog.standings': 'Rangliste',
  'prog.games': 'Partien',
  'prog.fixed': 'Unser Bot: seine Wertung steht fest.',
  'prog.owner': 'von {name}',
  'prog.waiting':
    '{count, plural, one {# Programm wartet auf eine Partie.} other {# Programme warten auf eine Partie.}}',
  'prog.running': 'Läuft gerade',
  'prog.none': 'Noch keine Partien.',
  'prog.no-programs': 'Das hat noch kein Programm gespielt.',
  'prog.mine': 'Meine Programme',
  'prog.mine.text':
    'Melde ein Programm an, gib ihm seinen Schlüssel, und es spielt von allein. Sein Name und deiner stehen in der Liste.',
  'prog.guest': 'Um ein Programm anzumelden, registriere zuerst deinen Namen.',
  'prog.name': 'Name des Programms',
  'prog.add': 'Anmelden',
  'prog.token': 'Schlüssel',
  'prog.token.text':
    'Mit diesem Schlüssel meldet sich dein Programm an. Kopier ihn jetzt: Er wird nur einmal gezeigt.',
  'prog.renew': 'Neuer Schlüssel',
  'prog.renew.text': '„{name}“ kann mit dem alten Schlüssel nicht mehr spielen.',
  'prog.remove': 'Löschen',
  'prog.remove.text': '„{name}“ verschwindet aus der Liste. Die Partien bleiben, ohne den Namen.',
  'prog.today': '{count, plural, one {# Partie} other {# Partien}} in 24 Stunden',
  'prog.playing': 'Spielt gerade',
  'prog.how': 'So schreibt man eins',
} as const satisfies Texts;

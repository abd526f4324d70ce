import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'Gemeinsam ansehen',
  'together.leads': '{name} führt.',
  'together.you-lead': 'Du führst: Die anderen sehen, was du siehst.',
  'together.nobody': 'Niemand führt.',
  'together.lead': 'Führung übernehmen',
  'together.let': 'Jemand anders führen lassen',
  'together.follow': '{name} folgen',
  'together.following': 'Du folgst {name}.',
  'together.wander': 'Du siehst dich selbst um.',
  'together.people': 'Wer da ist',
  'together.points': '{name} zeigt auf: {what}',
  'together.came': '{name} ist jetzt da.',
  'together.went': '{name} ist gegangen.',
  'together.look-only':
    'Nur wer führt oder mitgespielt hat, kann hier etwas ändern. Öffne eine Kopie und probier es selbst.',
  'together.copy': 'Eigene Kopie öffnen',
  'together.taken': 'Gerade führt jemand anders.',
  'together.changed': 'Jemand hat das eben geändert. Sieh noch einmal hin.',
  'together.full': 'Für Notizen zu diesem Spiel ist kein Platz mehr.',
  'together.hint': 'Drück auf ein Feld, ein Domino oder einen Würfel, um darauf zu zeigen.',
  'together.running': 'Dieses Spiel ist noch nicht vorbei.',
  'together.to-table': 'Zum Tisch',
} satisfies Texts;

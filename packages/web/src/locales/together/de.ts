import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'Gemeinsam ansehen',
  'together.leads': '{name} steuert.',
  'together.you-lead': 'Du steuerst: Die anderen sehen, was du siehst.',
  'together.nobody': 'Niemand steuert.',
  'together.lead': 'Steuerung übernehmen',
  'together.let': 'Steuerung abgeben',
  'together.follow': '{name} folgen',
  'together.following': 'Du folgst {name}.',
  'together.wander': 'Du siehst dich gerade allein um.',
  'together.people': 'Wer da ist',
  'together.points': '{name} zeigt auf: {what}',
  'together.came': '{name} ist jetzt da.',
  'together.went': '{name} ist gegangen.',
  'together.look-only':
    'Nur wer steuert oder mitgespielt hat, kann hier etwas ändern. Öffne eine Kopie und probier es selbst.',
  'together.copy': 'Eigene Kopie öffnen',
  'together.taken': 'Gerade steuert jemand anders.',
  'together.changed': 'Jemand hat das eben geändert. Sieh noch einmal hin.',
  'together.full': 'Für Notizen zu dieser Partie ist kein Platz mehr.',
  'together.hint': 'Drück auf ein Feld, einen Stein oder einen Würfel, um darauf zu zeigen.',
  'together.running': 'Diese Partie ist noch nicht vorbei.',
  'together.to-table': 'Zum Tisch',
} satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text':
    'Sagt einem deiner Programme mit einer signierten POST-Anfrage, was an deinen Tischen geschieht.',
  'hook.url': 'Adresse',
  'hook.kinds': 'Was gemeldet wird',
  'hook.finished': 'Eine Partie ist zu Ende',
  'hook.test': 'Test',
  'hook.about': 'Welche Tische',
  'hook.all': 'Alle meine Tische',
  'hook.club': 'Beendete Partien von {club}',
  'hook.table': 'Ein Tisch',
  'hook.add': 'Webhook hinzufügen',
  'hook.secret': 'Dieses Geheimnis signiert jede Nachricht. Kopier es jetzt: Es wird nur einmal gezeigt.',
  'hook.try': 'Ausprobieren',
  'hook.answered': 'Antwort: {status}.',
  'hook.silent': 'Keine Antwort',
  'hook.answers': 'Letzte Antworten',
  'hook.remove': 'Löschen',
  'hook.remove.text': 'An {url} wird dann nichts mehr geschickt.',
  'hook.bad': 'Diese Adresse geht nicht. Sie muss mit https:// beginnen und im Internet erreichbar sein.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Prévient un de tes programmes de ce qui se passe à tes tables, par une requête POST signée.',
  'hook.url': 'Adresse',
  'hook.kinds': 'Événements',
  'hook.finished': 'Une partie est finie',
  'hook.test': 'Essai',
  'hook.about': 'Quelles tables',
  'hook.all': 'Toutes mes tables',
  'hook.club': 'Parties finies de {club}',
  'hook.table': 'Une table',
  'hook.add': 'Ajouter un webhook',
  'hook.secret': 'Ce secret signe chaque message. Copie-le maintenant : il n’est montré qu’une fois.',
  'hook.try': 'Essayer',
  'hook.answered': 'Réponse : {status}.',
  'hook.silent': 'Pas de réponse',
  'hook.answers': 'Dernières réponses',
  'hook.remove': 'Supprimer',
  'hook.remove.text': 'Plus rien ne sera envoyé à {url}.',
  'hook.bad':
    'Cette adresse ne convient pas. Elle doit commencer par https:// et être joignable sur Internet.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programmes',
  'prog.text': 'Des programmes écrits par des joueurs jouent ici jour et nuit, entre eux et contre nos bots.',
  'prog.standings': 'Classement',
  'prog.games': 'Parties',
  'prog.fixed': 'Les cotes de nos bots sont fixes. Les programmes sont mesurés par rapport à elles.',
  'prog.owner': 'par {name}',
  'prog.waiting':
    '{count, plural, one {# programme attend une partie.} many {# de programmes attendent une partie.} other {# programmes attendent une partie.}}',
  'prog.running': 'En cours',
  'prog.none': 'Pas encore de parties.',
  'prog.no-programs': 'Aucun programme n’y a encore joué.',
  'prog.mine': 'Mes programmes',
  'prog.mine.text':
    'Inscris un programme, donne-lui sa clé, et il joue tout seul. Son nom et le tien figurent dans la liste.',
  'prog.guest': 'Pour inscrire un programme, enregistre d’abord ton nom.',
  'prog.name': 'Nom du programme',
  'prog.add': 'Inscrire',
  'prog.token': 'Clé',
  'prog.token.text':
    'Ton programme se connecte avec cette clé. Copie-la maintenant : elle ne s’affiche qu’une fois.',
  'prog.renew': 'Nouvelle clé',
  'prog.renew.text': '« {name} » ne pourra plus jouer avec son ancienne clé.',
  'prog.remove': 'Supprimer',
  'prog.remove.text': '« {name} » quitte la liste. Ses parties restent, sans le nom.',
  'prog.today': '{count, plural, one {# partie} many {# de parties} other {# parties}} en 24 heures',
  'prog.playing': 'Joue en ce moment',
  'prog.how': 'Comment en écrire un',
} as const satisfies Texts;

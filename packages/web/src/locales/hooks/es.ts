import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Avisa a un programa tuyo de lo que pasa en tus mesas con una petición POST firmada.',
  'hook.url': 'Dirección',
  'hook.kinds': 'Eventos',
  'hook.finished': 'Una partida ha terminado',
  'hook.test': 'Prueba',
  'hook.about': 'Qué mesas',
  'hook.all': 'Todas mis mesas',
  'hook.club': 'Partidas terminadas de {club}',
  'hook.table': 'Una mesa',
  'hook.add': 'Añadir un webhook',
  'hook.secret': 'Este secreto firma cada mensaje. Cópialo ahora: solo se muestra una vez.',
  'hook.try': 'Probar',
  'hook.answered': 'Respondió {status}.',
  'hook.silent': 'Sin respuesta',
  'hook.answers': 'Últimas respuestas',
  'hook.remove': 'Eliminar',
  'hook.remove.text': 'No se enviará nada más a {url}.',
  'hook.bad': 'Esa dirección no sirve. Debe empezar por https:// y ser accesible en internet.',
} as const satisfies Texts;

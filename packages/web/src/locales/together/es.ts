import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'Revisión en grupo',
  'together.leads': '{name} tiene el control.',
  'together.you-lead': 'Tienes el control: los demás ven lo que ves.',
  'together.nobody': 'Nadie tiene el control.',
  'together.lead': 'Tomar el control',
  'together.let': 'Ceder el control',
  'together.follow': 'Seguir a {name}',
  'together.following': 'Sigues a {name}.',
  'together.wander': 'Miras por tu cuenta.',
  'together.people': 'Quién está aquí',
  'together.points': '{name} señala: {what}',
  'together.came': '{name} ya está aquí.',
  'together.went': '{name} se ha ido.',
  'together.look-only':
    'Solo quien tiene el control y quienes jugaron pueden cambiar algo. Abre una copia y pruébalo tú.',
  'together.copy': 'Abrir una copia propia',
  'together.taken': 'Ahora otra persona tiene el control.',
  'together.changed': 'Alguien acaba de cambiarlo. Míralo otra vez.',
  'together.full': 'Ya no queda sitio para notas sobre esta partida.',
  'together.hint': 'Pulsa una casilla, una ficha o un dado para señalarlo.',
  'together.running': 'Esta partida aún no ha terminado.',
  'together.to-table': 'Ir a la mesa',
} satisfies Texts;

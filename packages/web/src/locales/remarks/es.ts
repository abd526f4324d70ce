import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': '¡Oh, hola! He estado practicando.',
  'remark.squire.proud': '¿Has visto eso? ¿Lo has visto?',
  'remark.squire.impressed': '¡Guau! ¿Me enseñas eso?',
  'remark.knight.greeting': '¡Salud! Que gane el mejor reino.',
  'remark.knight.proud': '¡Por el honor y las coronas!',
  'remark.knight.impressed': 'Noble jugada. ¡Mis respetos!',
  'remark.baron.greeting': 'Siéntate, no hay prisa.',
  'remark.baron.proud': 'Ese sitio lo tenía reservado.',
  'remark.baron.impressed': 'Hm. Yo tenía planes para eso.',
  'remark.duke.greeting': 'Así que tú me desafías.',
  'remark.duke.proud': 'Como era de esperar.',
  'remark.duke.impressed': 'Cuidado. Me he dado cuenta.',
  'remark.prince.greeting': '¿Empezamos? Me encanta tener público.',
  'remark.prince.proud': 'No te preocupes, ya llegará tu momento.',
  'remark.prince.impressed': '¡Encantador! Ahora sí estoy despierto.',
  'remark.grandmaster.greeting': 'Todo reino empieza siendo pequeño.',
  'remark.grandmaster.proud': 'La paciencia da sus frutos.',
  'remark.grandmaster.impressed': 'Bien. Tú también lo has visto.',
} as const satisfies Texts;

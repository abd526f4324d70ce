import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Треньор',
  'coach.thinking': 'Мисля…',
  'coach.failed': 'Треньорът не можа да се зареди. Провери връзката.',
  'coach.tell': 'Покажи ми хода',
  'coach.why': 'Защо?',
  'coach.play': 'Изиграй го',
  'coach.look.board': 'Сравни спокойно възможните места.',
  'coach.look.gain': 'Точно тук можеш да вземеш +{points}.',
  'coach.look.join': 'Тук нещо може да се свърже: {what}.',
  'coach.look.centre': 'Внимавай за средата на кралството си.',
  'coach.look.no-hole': 'Пази се от дупки, които не могат да се запълнят.',
  'coach.look.pick': 'Една плочка от новата редица може да ти даде +{points}.',
  'coach.look.deny': '{name} с радост ще вземе една от тези плочки. Коя?',
  'coach.look.first': 'Който вземе най-малкия номер, избира пръв в следващия рунд.',
  'coach.look.spell': 'Погледни това заклинание в своя свитък: {spell}.',
  'coach.look.castle': 'Твоят замък има още едно хиксче за даване.',
  'coach.look.die': 'Потърси това на заровете: {what}.',
  'coach.look.dice': 'Два от тези зарове могат да дадат заедно +{points}.',
  'coach.warning': 'Наистина ли?',
  'coach.warning.text':
    'Този ход струва около {percent} шанс за победа и {points, plural, one {# точка} other {# точки}}.',
  'coach.think-again': 'Помисли пак',
  'coach.play-anyway': 'Играй въпреки това',
} satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Треньор',
  'coach.thinking': 'Мисля…',
  'coach.failed': 'Подсказката не се зареди. Провери връзката.',
  'coach.tell': 'Покажи ми хода',
  'coach.place': 'ред {row}, колона {column}',
  'coach.look.board': 'Сравни спокойно възможните места.',
  'coach.look.gain': 'Има точки за взимане още сега.',
  'coach.look.join': 'Погледни: {what}.',
  'coach.look.centre': 'Внимавай за средата на кралството си.',
  'coach.look.no-hole': 'Пази се от дупки, които не могат да се запълнят.',
  'coach.look.pick': 'Разгледай внимателно новата редица.',
  'coach.look.deny': 'Какво би искал {name}?',
  'coach.look.first': 'Помисли кой избира пръв следващия рунд.',
  'coach.look.spell': 'Погледни магическия свитък.',
  'coach.look.dice': 'Разгледай внимателно заровете.',
  'coach.warning': 'Сигурно ли е?',
  'coach.warning.text': 'Този ход струва около {percent} % шанс за победа и {points} точки.',
  'coach.think-again': 'Помисли пак',
  'coach.play-anyway': 'Играй въпреки това',
} satisfies Texts;

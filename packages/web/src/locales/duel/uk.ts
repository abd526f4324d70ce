import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# герб} few {# герби} many {# гербів} other {# герба}} × {marks, plural, one {# хрест} few {# хрести} many {# хрестів} other {# хреста}} = {points}',
  'domains.label': 'Очки за кожне володіння',
  'domains.none': 'Хрестів ще немає',
  'domains.banner': 'Стяг «{coat}»',

  // coats, dice, spells
  'coat.disc': 'круг',
  'coat.discs': 'два круги',
  'coat.band': 'смуга',
  'coat.bands': 'дві смуги',
  'coat.solid': 'суцільний',
  'coat.quarters': 'чверті',
  'coat.joker': 'джокер',
  'coat.crossed':
    '{coat} з {crosses, plural, one {# хрестом} few {# хрестами} many {# хрестами} other {# хреста}}',
  'spell.free': 'Будь-де',
  'spell.free.text': 'Намалюй це доміно будь-де: торкатися замку чи такого самого герба не треба.',
  'spell.split': 'Нарізно',
  'spell.split.text':
    'Намалюй два герби в різних місцях; кожен має торкатися замку або такого самого герба з попередніх раундів.',
  'spell.both': 'Одразу два',
  'spell.both.text': 'Коли починаєш раунд, візьми одразу два кубики. Два інші дістануться супернику.',
  'spell.turn': 'Інша грань',
  'spell.turn.text':
    'Поверни один із двох своїх кубиків будь-якою гранню догори. Тепер рахується ця грань, і для книги теж. Навіть якщо ти нічого не малюєш, кубик можна повернути так, щоб він заповнив комірку.',
  'spell.banner': 'Стяг',
  'spell.banner.text': 'Діє одразу: вибери герб. Наприкінці кожне твоє володіння з ним принесе ще 3 очки.',
  'spell.dignitary': 'Сановник',
  'spell.dignitary.text': 'Діє одразу: додай один хрест до будь-якого герба на своїй мапі.',
  'bonus.name': 'Хрест замку',
  'bonus.text':
    'Раз за партію можна додати хрест до одного зі своїх кубиків, коли малюєш, навіть до джокера. Цей кубик не заповнює комірку в книзі.',
  'bonus.which': 'Якому кубику хрест?',
  'bonus.left': '{name}: не використано',
  'bonus.used': '{name}: використано',
  'book.label': 'Книга заклять',
  'book.how':
    'Кубик «{coat}» без хреста заповнює комірку. Хто першим заповнить {boxes, plural, one {# комірку} few {# комірки} many {# комірок} other {# комірки}}, отримає закляття.',
  'book.line': '{spell}, герб «{coat}»: {counts}. {owner} Докладніше.',
  'book.count': '{name} {filled} з {boxes}',
  'book.owned': '{name, select, Ти {Твоє.} other {Володіє {name}.}}',
  'book.cast': '{name, select, Ти {Використано тобою.} other {Використано: {name}.}}',
  'dice.label': 'Кубики',
  'dice.take': 'Взяти кубик: {face}',
  'dice.up-to': 'до +{points}',
  'dice.box': '{spell}: комірка {filled} з {boxes}',
  'dice.earns': 'дає закляття «{spell}»',
  'dice.crosses': 'Хрести множать очки. Герб без хреста заповнює комірку.',
  'dice.of': '{face}, {name, select, Ти {твій кубик} other {взято: {name}}}',
  'turn.die': 'Кубик «{face}»',
  'joker.choose': 'Джокер — це',
  'banner.choose': 'Герб твого стяга',
  'map.label': '{name, select, Ти {Твоя мапа} other {Мапа: {name}}}',
  'maps.label': 'Мапи',
  'maps.show':
    '{name}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}: показати мапу',
  'maps.back': 'До моєї мапи',
  'cell.legal-coat': 'рядок {row}, стовпець {column}, порожньо, підходить: {coat}',
  'hand.dice': 'Твоє доміно: {first} і {second}. Натисни, щоб повернути, перетягни, щоб намалювати.',
  'hand.pass': 'Не малювати',
  'hand.pass.text':
    'Без закляття це доміно нікуди не підходить. Але кубики все одно заповнять комірки в книзі.',
  'hand.pass.turn': 'Спершу можна повернути кубик, щоб він заповнив іншу комірку.',
  'hand.split': 'Куди намалювати: {face}?',
  'duel.problem.overlap': 'Тут уже зайнято',
  'duel.problem.off-map': 'Виходить за край мапи',
  'duel.problem.apart': 'Герби мають бути поруч',
  'duel.problem.no-match': 'Герб не збігається',
  'duel.problem.split-match': 'Мають збігтися обидва',

  // the table of Duel
  'duel.roll': 'Кинути кубики',
  'duel.status.first': 'Хто починає?',
  'duel.status.roll': 'Кидаємо кубики…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Візьми один кубик. Останній теж буде твій.',
  'duel.status.me.take-two': 'Візьми два кубики.',
  'duel.status.me.take-second': 'Тепер візьми ще один кубик.',
  'duel.status.me.draw': 'Намалюй два свої герби на мапі.',
  'duel.status.me.banner': 'Стяг твій: вибери герб.',
  'duel.status.me.dignitary': 'Сановник твій: вибери на мапі герб і додай до нього хрест.',
  'duel.status.other.take': '{name, select, Ти {Ти береш} other {{name} бере}} кубик…',
  'duel.status.other.take-two': '{name, select, Ти {Ти береш} other {{name} бере}} два кубики…',
  'duel.status.other.draw': '{name, select, Ти {Ти малюєш} other {{name} малює}}…',
  'duel.status.other.banner': '{name, select, Ти {Ти вибираєш} other {{name} вибирає}} герб…',
  'duel.status.other.dignitary': '{name, select, Ти {Ти вибираєш} other {{name} вибирає}} герб…',
  'duel.log.first': '{name, select, Ти {Ти починаєш} other {{name} починає}}.',
  'duel.log.roll': 'Раунд {round}. На кубиках: {faces}.',
  'duel.log.take': '{name, select, Ти {Ти береш} other {{name} бере}}: {faces}.',
  'duel.log.both': '{name, select, Ти {Ти береш} other {{name} бере}} одразу два: {faces}.',
  'duel.log.draw':
    '{name, select, Ти {Ти малюєш} other {{name} малює}}: {points, plural, =0 {без очок} one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'duel.log.pass': '{name, select, Ти {Ти нічого не малюєш} other {{name} нічого не малює}}.',
  'duel.log.banner': '{name, select, Ти {Ти підіймаєш} other {{name} підіймає}} стяг: {coat}.',
  'duel.log.dignitary': '{name, select, Ти {Ти додаєш} other {{name} додає}} хрест.',
  'duel.log.earns': '{name, select, Ти {Ти отримуєш} other {{name} отримує}} закляття «{spell}».',

  // the end
  'end.banner': 'Стяг «{coat}»: +{points}',
  'end.tie.domain':
    'Очок порівну, але найбільше володіння {name, select, Ти {маєш ти} other {має {name}}} ({count, plural, one {# герб} few {# герби} many {# гербів} other {# герба}}).',
  'end.best-domain': 'Найкраще володіння',

  // how to play
  'tip.take': 'Два кубики, які ти береш у цьому раунді, — це твоє доміно.',
  'tip.draw': 'Намалюй обидва герби поруч, один із них — біля замку або такого самого герба.',
  'help.d.take.text':
    'Кидають чотири кубики. Перший гравець бере один, другий — два, останній дістається першому. У наступному раунді ви міняєтеся ролями.',
  'help.d.draw.text':
    'Два твої кубики — це твоє доміно: намалюй обидва герби поруч, разом із хрестами. Хоча б один має торкатися замку або такого самого герба з попередніх раундів. Джокер стає будь-яким гербом, без хреста. Якщо доміно підходить, його треба намалювати; якщо ні, не малюй нічого.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Ви граєте як гість. Вас знає лише цей браузер.',
  'account.keep': 'Зберегти моє ім’я',
  'account.keep.text':
    'Ключ доступу зберігає ваше ім’я, місця та рейтинги й відкриває вхід на будь-якому пристрої за відбитком, обличчям або PIN-кодом. Без пошти й без пароля.',
  'account.since': 'Це ім’я ваше з {date}.',
  'account.sign-in': 'Увійти',
  'account.sign-in.text': 'У вас тут уже є ім’я?',
  'account.use-code': 'Ввести код відновлення',
  'account.code': 'Код відновлення',
  'account.code.text': 'Якщо ви втратите всі пристрої, ви увійдете за цим кодом. Створено {date}.',
  'account.code.none': 'У вас поки немає коду відновлення.',
  'account.code.new': 'Створити новий код',
  'account.code.write': 'Запишіть цей код і надійно збережіть. Його показуємо лише один раз.',
  'account.code.done': 'Код записано',
  'account.code.copy': 'Копіювати',
  'account.code.wrong': 'Такого коду відновлення немає ні в кого. Перевірте кожну літеру.',
  'account.passkeys': 'Ключі доступу',
  'account.passkey.add': 'Додати ключ доступу',
  'account.passkey.name': 'Назва ключа доступу',
  'account.passkey.used': 'Останній вхід: {date}',
  'account.passkey.remove': 'Прибрати',
  'account.passkey.remove.text': 'За ключем «{name}» більше не можна буде увійти.',
  'account.passkey.failed': 'Ключ доступу не спрацював. Спробуйте ще раз.',
  'account.passkey.none':
    'У цьому браузері ключі доступу не працюють. Натомість ваше ім’я збереже код відновлення.',
  'account.kept': '{name} тепер ваше ім’я.',
  'account.sign-out': 'Вийти тут',
  'account.sign-out-all': 'Вийти всюди',
  'account.sign-out-all.text':
    'Усі ваші пристрої вийдуть із гри. Ключі доступу та код відновлення й далі працюватимуть.',
  'account.export': 'Завантажити мої дані',
  'account.erase': 'Видалити обліковий запис',
  'account.erase.text':
    'Ваше ім’я, ключі доступу та рейтинги буде видалено назавжди. Завершені ігри залишаться без вашого імені.',
  'account.erase.go': 'Видалити назавжди',
  'account.lose':
    'На цьому пристрої ви {name}, і у вас {count, plural, one {# онлайн-гра} few {# онлайн-гри} many {# онлайн-ігор} other {# онлайн-гри}}. Якщо увійти під іншим ім’ям, ви втратите до них доступ.',
  'account.lose.go': 'Усе одно увійти',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Вы играете как гость. Вас знает только этот браузер.',
  'account.keep': 'Сохранить моё имя',
  'account.keep.text':
    'Ключ доступа хранит ваше имя, места и рейтинги и открывает вход на любом устройстве по отпечатку, лицу или PIN-коду. Без почты и без пароля.',
  'account.since': 'Это имя ваше с {date}.',
  'account.sign-in': 'Войти',
  'account.sign-in.text': 'У вас здесь уже есть имя?',
  'account.use-code': 'Ввести код восстановления',
  'account.code': 'Код восстановления',
  'account.code.text': 'Если вы потеряете все устройства, вы войдёте по этому коду. Создан {date}.',
  'account.code.none': 'У вас пока нет кода восстановления.',
  'account.code.new': 'Создать новый код',
  'account.code.write': 'Запишите этот код и храните его надёжно. Он показывается только один раз.',
  'account.code.done': 'Код записан',
  'account.code.copy': 'Копировать',
  'account.code.wrong': 'Такого кода восстановления нет ни у кого. Проверьте каждую букву.',
  'account.passkeys': 'Ключи доступа',
  'account.passkey.add': 'Добавить ключ доступа',
  'account.passkey.name': 'Название ключа доступа',
  'account.passkey.used': 'Последний вход: {date}',
  'account.passkey.remove': 'Убрать',
  'account.passkey.remove.text': 'По ключу «{name}» больше нельзя будет войти.',
  'account.passkey.failed': 'Ключ доступа не сработал. Попробуйте ещё раз.',
  'account.passkey.none':
    'В этом браузере ключи доступа не работают. Вместо них ваше имя сохранит код восстановления.',
  'account.kept': '{name} теперь ваше имя.',
  'account.sign-out': 'Выйти здесь',
  'account.sign-out-all': 'Выйти везде',
  'account.sign-out-all.text':
    'Все ваши устройства выйдут из игры. Ключи доступа и код восстановления продолжат работать.',
  'account.export': 'Скачать мои данные',
  'account.erase': 'Удалить аккаунт',
  'account.erase.text':
    'Ваше имя, ключи доступа и рейтинги будут удалены навсегда. Законченные игры останутся без вашего имени.',
  'account.erase.go': 'Удалить навсегда',
  'account.lose':
    'На этом устройстве вы {name}, и у вас {count, plural, one {# онлайн-игра} few {# онлайн-игры} many {# онлайн-игр} other {# онлайн-игры}}. Если войти под другим именем, вы потеряете к ним доступ.',
  'account.lose.go': 'Всё равно войти',
} as const satisfies Texts;

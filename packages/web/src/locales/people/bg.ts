import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Играете като гост. Познава ви само този браузър.',
  'account.keep': 'Запази името ми',
  'account.keep.text':
    'Ключът за достъп пази името, местата и рейтингите ви и ви вписва на всяко устройство с пръстов отпечатък, лице или ПИН. Без имейл и без парола.',
  'account.since': 'Това име е ваше от {date}.',
  'account.sign-in': 'Вход',
  'account.sign-in.text': 'Вече имате име тук?',
  'account.use-code': 'Въведи код за възстановяване',
  'account.code': 'Код за възстановяване',
  'account.code.text': 'Ако загубите всичките си устройства, влизате с този код. Създаден на {date}.',
  'account.code.none': 'Още нямате код за възстановяване.',
  'account.code.new': 'Създай нов код',
  'account.code.write': 'Запишете този код и го пазете добре. Показва се само веднъж.',
  'account.code.done': 'Записах го',
  'account.code.copy': 'Копирай',
  'account.code.wrong': 'Никой няма такъв код за възстановяване. Проверете всяка буква.',
  'account.passkeys': 'Ключове за достъп',
  'account.passkey.add': 'Добави ключ за достъп',
  'account.passkey.name': 'Име на ключа за достъп',
  'account.passkey.used': 'Последно използван: {date}',
  'account.passkey.remove': 'Премахни',
  'account.passkey.remove.text': '„{name}“ вече няма да ви вписва.',
  'account.passkey.failed': 'Ключът за достъп не подейства. Опитайте пак.',
  'account.passkey.none':
    'В този браузър ключовете за достъп не работят. Вместо тях код за възстановяване ще запази името ви.',
  'account.kept': '{name} вече е вашето име.',
  'account.sign-out': 'Изход тук',
  'account.sign-out-all': 'Изход навсякъде',
  'account.sign-out-all.text':
    'Всичките ви устройства ще бъдат отписани. Ключовете за достъп и кодът за възстановяване остават валидни.',
  'account.export': 'Изтегли данните ми',
  'account.erase': 'Изтрий профила ми',
  'account.erase.text':
    'Името, ключовете за достъп и рейтингите ви се изтриват завинаги. Завършените игри остават, без вашето име.',
  'account.erase.go': 'Изтрий завинаги',
  'account.lose':
    'На това устройство сте {name} и имате {count, plural, one {# онлайн игра} other {# онлайн игри}}. Ако влезете като друг, губите достъп до тях.',
  'account.lose.go': 'Влез въпреки това',
} as const satisfies Texts;

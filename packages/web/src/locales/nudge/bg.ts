import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Кажи ми, когато е мой ред',
  'nudge.text': 'Дори когато страницата е затворена. Най-много едно съобщение за маса, докато се върнеш.',
  'nudge.turn': 'Твой ред е',
  'nudge.invited': 'Пазим ти място',
  'nudge.full': 'Играта започва',
  'nudge.time': 'Времето ти изтича',
  'nudge.challenge': 'Някой те предизвиква',
  'nudge.rematch': 'Някой иска реванш',
  'nudge.club': 'Маса на твоя клуб чака',
  'nudge.study': 'Някой разглежда играта ти',
  'nudge.followed': 'Някой те следва',
  'nudge.tournament': 'Започва турнир',
  'nudge.paired': 'Масата ти в турнира е готова',
  'nudge.result': 'Турнирът приключи',
  'nudge.with': 'С {names}',
  'nudge.denied': 'Браузърът спира съобщенията от тази страница. Можеш да ги разрешиш в настройките му.',
  'nudge.unsupported': 'Този браузър не може да показва съобщения.',
  'nudge.home-screen': 'На iPhone или iPad първо добави страницата към началния екран и я отвори оттам.',
  'nudge.page-only': 'Съобщенията се виждат само докато страницата е отворена: други браузърът не допуска.',
  'nudge.failed': 'Не се получи. Опитай по-късно.',
} as const satisfies Texts;

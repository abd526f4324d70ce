import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Informuje twój program o tym, co dzieje się przy stołach, podpisanym żądaniem POST.',
  'hook.url': 'Adres',
  'hook.kinds': 'O czym informować',
  'hook.finished': 'Partia się skończyła',
  'hook.test': 'Próba',
  'hook.about': 'Które stoły',
  'hook.all': 'Wszystkie moje stoły',
  'hook.club': 'Zakończone partie klubu {club}',
  'hook.table': 'Jeden stół',
  'hook.add': 'Dodaj webhook',
  'hook.secret':
    'Tym tajnym kluczem podpisywana jest każda wiadomość. Skopiuj go teraz: pokazujemy go tylko raz.',
  'hook.try': 'Wypróbuj',
  'hook.answered': 'Odpowiedź: {status}.',
  'hook.silent': 'Brak odpowiedzi',
  'hook.answers': 'Ostatnie odpowiedzi',
  'hook.remove': 'Usuń',
  'hook.remove.text': 'Na {url} nic już nie zostanie wysłane.',
  'hook.bad': 'Ten adres nie zadziała. Musi zaczynać się od https:// i być dostępny w internecie.',
} as const satisfies Texts;

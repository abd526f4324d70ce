import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Anunță un program de-al tău ce se întâmplă la mesele tale, printr-o cerere POST semnată.',
  'hook.url': 'Adresă',
  'hook.kinds': 'Despre ce să anunțe',
  'hook.finished': 'Un joc s-a terminat',
  'hook.test': 'Test',
  'hook.about': 'Ce mese',
  'hook.all': 'Toate mesele mele',
  'hook.club': 'Jocurile terminate ale clubului {club}',
  'hook.table': 'O masă',
  'hook.add': 'Adaugă un webhook',
  'hook.secret': 'Acest secret semnează fiecare mesaj. Copiază-l acum: e arătat o singură dată.',
  'hook.try': 'Încearcă',
  'hook.answered': 'A răspuns {status}.',
  'hook.silent': 'Niciun răspuns',
  'hook.answers': 'Ultimele răspunsuri',
  'hook.remove': 'Șterge',
  'hook.remove.text': 'La {url} nu se va mai trimite nimic.',
  'hook.bad': 'Adresa nu merge. Trebuie să înceapă cu https:// și să fie accesibilă pe internet.',
} as const satisfies Texts;

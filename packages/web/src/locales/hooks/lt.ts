import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Praneša tavo programai, kas vyksta prie stalų, pasirašyta POST užklausa.',
  'hook.url': 'Adresas',
  'hook.kinds': 'Apie ką pranešti',
  'hook.finished': 'Partija baigta',
  'hook.test': 'Bandymas',
  'hook.about': 'Kurie stalai',
  'hook.all': 'Visi mano stalai',
  'hook.club': 'Baigtos klubo {club} partijos',
  'hook.table': 'Vienas stalas',
  'hook.add': 'Pridėti webhook',
  'hook.secret':
    'Šiuo slaptu raktu pasirašoma kiekviena žinutė. Nukopijuok jį dabar: jis parodomas tik kartą.',
  'hook.try': 'Išbandyti',
  'hook.answered': 'Atsakymas: {status}.',
  'hook.silent': 'Nėra atsakymo',
  'hook.answers': 'Paskutiniai atsakymai',
  'hook.remove': 'Ištrinti',
  'hook.remove.text': 'Į {url} daugiau nieko nebus siunčiama.',
  'hook.bad': 'Šis adresas netinka. Jis turi prasidėti https:// ir būti pasiekiamas internete.',
} as const satisfies Texts;

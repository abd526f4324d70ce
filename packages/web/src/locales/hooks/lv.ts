import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Paziņo tavai programmai, kas notiek pie galdiem, ar parakstītu POST pieprasījumu.',
  'hook.url': 'Adrese',
  'hook.kinds': 'Par ko paziņot',
  'hook.finished': 'Spēle beigusies',
  'hook.test': 'Pārbaude',
  'hook.about': 'Kuri galdi',
  'hook.all': 'Visi mani galdi',
  'hook.club': 'Kluba {club} pabeigtās spēles',
  'hook.table': 'Viens galds',
  'hook.add': 'Pievienot webhook',
  'hook.secret':
    'Ar šo slepeno atslēgu paraksta katru ziņu. Nokopē to tagad: tā tiek parādīta tikai vienreiz.',
  'hook.try': 'Izmēģināt',
  'hook.answered': 'Atbilde: {status}.',
  'hook.silent': 'Nav atbildes',
  'hook.answers': 'Pēdējās atbildes',
  'hook.remove': 'Dzēst',
  'hook.remove.text': 'Uz {url} vairs nekas netiks sūtīts.',
  'hook.bad': 'Šī adrese neder. Tai jāsākas ar https:// un jābūt sasniedzamai internetā.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Teatab sinu programmile laudade sündmustest allkirjastatud POST-päringuga.',
  'hook.url': 'Aadress',
  'hook.kinds': 'Millest teatada',
  'hook.finished': 'Mäng on läbi',
  'hook.test': 'Proov',
  'hook.about': 'Millised lauad',
  'hook.all': 'Kõik minu lauad',
  'hook.club': 'Klubi {club} lõppenud mängud',
  'hook.table': 'Üks laud',
  'hook.add': 'Lisa veebihaak',
  'hook.secret':
    'Selle salavõtmega allkirjastatakse iga teade. Kopeeri see kohe: seda näidatakse ainult üks kord.',
  'hook.try': 'Proovi',
  'hook.answered': 'Vastus: {status}.',
  'hook.silent': 'Vastust pole',
  'hook.answers': 'Viimased vastused',
  'hook.remove': 'Kustuta',
  'hook.remove.text': 'Aadressile {url} ei saadeta enam midagi.',
  'hook.bad': 'See aadress ei sobi. See peab algama märkidega https:// ja olema internetis kättesaadav.',
} as const satisfies Texts;

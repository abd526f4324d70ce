import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Pranešti, kai mano ėjimas',
  'nudge.text':
    'Net kai šis puslapis uždarytas. Apie vieną stalą – ne daugiau kaip vienas pranešimas, kol grįši.',
  'nudge.turn': 'Tavo ėjimas',
  'nudge.invited': 'Tau palikta vieta',
  'nudge.full': 'Partija prasideda',
  'nudge.time': 'Tavo laikas baigiasi',
  'nudge.write': 'Tau nori rašyti',
  'nudge.challenge': 'Tau metamas iššūkis',
  'nudge.rematch': 'Kažkas nori revanšo',
  'nudge.club': 'Tavo klubo stalas laukia',
  'nudge.study': 'Kažkas žiūri tavo partiją',
  'nudge.followed': 'Turi naują sekėją',
  'nudge.tournament': 'Prasideda turnyras',
  'nudge.paired': 'Tavo turnyro stalas paruoštas',
  'nudge.result': 'Turnyras baigtas',
  'nudge.with': 'Žaidėjai: {names}',
  'nudge.denied': 'Naršyklė blokuoja šio puslapio pranešimus. Juos gali leisti naršyklės nustatymuose.',
  'nudge.unsupported': 'Ši naršyklė negali rodyti pranešimų.',
  'nudge.home-screen':
    '„iPhone“ ar „iPad“ įrenginyje pirmiausia pridėk puslapį prie pradžios ekrano ir atverk jį iš ten.',
  'nudge.page-only': 'Pranešimai rodomi tik tada, kai puslapis atvertas: kitokių naršyklė neleidžia.',
  'nudge.failed': 'Nepavyko. Pabandyk vėliau.',
} as const satisfies Texts;

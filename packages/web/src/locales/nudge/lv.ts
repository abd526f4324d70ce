import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Paziņot, kad ir mana kārta',
  'nudge.text':
    'Arī tad, kad šī lapa ir aizvērta. Par katru galdu ne vairāk kā viens paziņojums, līdz atgriezies.',
  'nudge.turn': 'Tava kārta',
  'nudge.invited': 'Tev ir pataupīta vieta',
  'nudge.full': 'Spēle sākas',
  'nudge.time': 'Tavs laiks iet uz beigām',
  'nudge.write': 'Kāds grib tev rakstīt',
  'nudge.challenge': 'Tevi izaicina',
  'nudge.rematch': 'Kāds grib revanšu',
  'nudge.club': 'Tava kluba galds gaida',
  'nudge.study': 'Kāds skatās tavu spēli',
  'nudge.followed': 'Tev ir jauns sekotājs',
  'nudge.tournament': 'Sākas turnīrs',
  'nudge.paired': 'Tavs turnīra galds ir gatavs',
  'nudge.result': 'Turnīrs ir galā',
  'nudge.with': 'Spēlētāji: {names}',
  'nudge.denied': 'Pārlūks bloķē šīs lapas paziņojumus. Tos var atļaut pārlūka iestatījumos.',
  'nudge.unsupported': 'Šis pārlūks neprot rādīt paziņojumus.',
  'nudge.home-screen':
    'iPhone vai iPad ierīcē vispirms pievieno šo lapu sākuma ekrānam un atver to no turienes.',
  'nudge.page-only': 'Paziņojumi redzami tikai tad, kad lapa ir atvērta: citus pārlūks nepieļauj.',
  'nudge.failed': 'Neizdevās. Pamēģini vēlāk.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Anunță-mă când e rândul meu',
  'nudge.text': 'Și când pagina e închisă. Cel mult o notificare pentru fiecare masă, până revii.',
  'nudge.turn': 'E rândul tău',
  'nudge.invited': 'Un loc e rezervat pentru tine',
  'nudge.full': 'Jocul începe',
  'nudge.time': 'Timpul tău e pe sfârșite',
  'nudge.write': 'Cineva vrea să-ți scrie',
  'nudge.challenge': 'Cineva te provoacă',
  'nudge.rematch': 'Cineva vrea revanșa',
  'nudge.club': 'O masă a clubului tău așteaptă',
  'nudge.study': 'Cineva se uită la jocul tău',
  'nudge.followed': 'Cineva te urmărește',
  'nudge.tournament': 'Începe un turneu',
  'nudge.paired': 'Masa ta de turneu e gata',
  'nudge.result': 'Un turneu s-a încheiat',
  'nudge.with': 'Cu {names}',
  'nudge.denied': 'Browserul blochează notificările acestei pagini. Le poți permite în setările lui.',
  'nudge.unsupported': 'Acest browser nu poate afișa notificări.',
  'nudge.home-screen':
    'Pe iPhone sau iPad, adaugă mai întâi pagina pe ecranul principal și deschide-o de acolo.',
  'nudge.page-only': 'Notificările apar doar cât pagina e deschisă: browserul nu permite altele.',
  'nudge.failed': 'Nu a mers. Încearcă mai târziu.',
} as const satisfies Texts;

import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Anna teada, kui on minu käik',
  'nudge.text': 'Ka siis, kui see leht on suletud. Iga laua kohta kõige rohkem üks teade, kuni tagasi tuled.',
  'nudge.turn': 'Sinu käik',
  'nudge.invited': 'Sulle on koht hoitud',
  'nudge.full': 'Mäng algab',
  'nudge.time': 'Sinu aeg hakkab otsa saama',
  'nudge.challenge': 'Sulle esitatakse väljakutse',
  'nudge.rematch': 'Keegi tahab kordusmängu',
  'nudge.club': 'Sinu klubi laud ootab',
  'nudge.study': 'Sinu mängu vaadatakse',
  'nudge.followed': 'Keegi jälgib sind',
  'nudge.tournament': 'Algab turniir',
  'nudge.paired': 'Sinu turniirilaud on valmis',
  'nudge.result': 'Turniir on läbi',
  'nudge.with': 'Mängijad: {names}',
  'nudge.denied': 'Brauser tõkestab selle lehe teateid. Saad need lubada brauseri seadetes.',
  'nudge.unsupported': 'See brauser ei oska teateid näidata.',
  'nudge.home-screen': 'iPhone’is või iPadis lisa leht kõigepealt avakuvale ja ava see sealt.',
  'nudge.page-only': 'Teated ilmuvad ainult siis, kui leht on avatud: muid brauser ei luba.',
  'nudge.failed': 'See ei õnnestunud. Proovi hiljem uuesti.',
} as const satisfies Texts;

/** The words for being told outside the page in English: the source of their keys for every other language. */
export const catalogue = {
  'nudge.title': 'Tell me when it’s my turn',
  'nudge.text': 'Even when this page is closed. At most one notification per table until you’re back.',
  'nudge.turn': 'Your turn',
  'nudge.invited': 'A seat is reserved for you',
  'nudge.full': 'The game begins',
  'nudge.time': 'Your time is running low',
  'nudge.write': 'Someone would like to write to you',
  'nudge.challenge': 'Someone challenges you',
  'nudge.rematch': 'Someone wants a rematch',
  'nudge.club': 'A table of your club is waiting',
  'nudge.study': 'Your game is being looked at',
  'nudge.followed': 'Someone follows you',
  'nudge.tournament': 'A tournament begins',
  'nudge.paired': 'Your tournament table is ready',
  'nudge.result': 'A tournament is over',
  'nudge.with': 'With {names}',
  'nudge.denied':
    'This browser blocks notifications from this page. You can allow them in the browser’s settings.',
  'nudge.unsupported': 'This browser can’t show notifications.',
  'nudge.home-screen': 'On an iPhone or iPad, first add this page to the home screen and open it from there.',
  'nudge.page-only': 'Notifications only appear while this page is open: the browser doesn’t allow others.',
  'nudge.failed': 'That didn’t work. Please try again later.',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

/** The words of the ladder of programs in English: the source of their keys for every other language. */
export const catalogue = {
  'prog.title': 'Programs',
  'prog.text':
    'Programs that players have written play here around the clock, against each other and against our bots.',
  'prog.standings': 'Standings',
  'prog.games': 'Games',
  'prog.fixed': 'Our bot: its rating is fixed.',
  'prog.owner': 'by {name}',
  'prog.waiting':
    '{count, plural, one {# program is waiting for a game.} other {# programs are waiting for a game.}}',
  'prog.running': 'Being played',
  'prog.none': 'No games yet.',
  'prog.no-programs': 'No program has played this yet.',
  'prog.mine': 'My programs',
  'prog.mine.text':
    'Register a program, give it its token, and it plays by itself. Its name and yours are on the list.',
  'prog.guest': 'To enter a program, register your name first.',
  'prog.name': 'Name of the program',
  'prog.add': 'Register',
  'prog.token': 'Token',
  'prog.token.text': 'Your program signs in with this token. Copy it now: it’s shown only once.',
  'prog.renew': 'New token',
  'prog.renew.text': '“{name}” can’t play with its old token any more.',
  'prog.remove': 'Delete',
  'prog.remove.text': '“{name}” leaves the list. Its games stay, without the name.',
  'prog.today': '{count, plural, one {# game} other {# games}} in 24 hours',
  'prog.playing': 'Playing now',
  'prog.how': 'How to write one',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

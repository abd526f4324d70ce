/** The words of the help pages in English: the source of their keys for every other language. */
export const catalogue = {
  'help.pages': 'Help topics',
  'help.k.goal': 'The goal',
  'help.k.goal.text':
    'You build a kingdom of dominoes, starting from your castle. It has to fit in a 5×5 square; your castle can be anywhere in it, even in a corner. Large areas of one terrain with lots of crowns score the most.',
  'help.k.line': 'Choosing',
  'help.k.opening': 'The opening',
  'help.k.opening.text':
    'The first line is dealt face up. Then the kings are drawn from a closed hand, one by one: when yours comes out, put it on a free domino before the next one is drawn. Nobody knows whose king that will be.',
  'help.k.order': 'Who goes first?',
  'help.k.order.text':
    'The king on the lowest number goes first: place the domino under it, then move the king to a free domino in the next line. Taking a good domino now means choosing later next time. In a two-player game, each player has two kings.',
  'help.k.lay': 'Placing',
  'help.k.score': 'Points',
  'help.k.score.text':
    'An area is a group of squares of one terrain connected by their sides. It scores its squares × its crowns: 3 squares with 1 crown score 3 points. No crowns, no points. Your castle scores nothing and connects nothing.',
  'help.k.terrains': 'The terrains',
  'help.k.terrains.text':
    'Wheat is common but has few crowns; swamps and mines are rare but rich in them. You can show a letter on each terrain in the settings.',
  'help.k.end': 'The end',
  'help.k.end.text':
    'The game lasts 12 rounds, or 6 with two players. Then the highest total wins. If it’s a tie, the largest single area wins, then the most crowns; if that’s a tie too, the victory is shared.',
  'help.d.goal': 'The goal',
  'help.d.goal.text':
    'Each player has a map of 5 rows and 7 columns with a castle in the middle. You draw coats of arms on it, crests for short. Large domains of one crest with lots of crosses score the most.',
  'help.d.take': 'Taking dice',
  'help.d.draw': 'Drawing',
  'help.d.book': 'The spellbook',
  'help.d.book.text':
    'Each of your dice that shows a crest without crosses fills a box in that crest’s row. The first player to fill a row gets its spell and can use it once; the other player’s row is crossed out. If you both fill it in the same round, whoever went first that round gets it. Banner and Dignitary must be used at once.',
  'help.d.score': 'Points',
  'help.d.score.text':
    'The game ends after a round in which a map is full, or in which neither player drew. A domain is a group of matching crests connected by their sides. It scores its crests × its crosses. If it’s a tie, the largest domain wins; if that’s a tie too, the victory is shared.',
  'help.d.spells': 'The six spells',
  'help.d.boxes': '{coat}, {boxes, plural, one {# box} other {# boxes}}',
  'help.v.intro': 'You can switch these on when you set up a game of Kingdomino, in any combination.',
  'help.v.only': '({seats} players)',
  'help.v.mightyDuel': 'Twelve rounds, with two kings each.',
  'help.v.middleKingdom':
    'Your kingdom must reach just as far to the left of your castle as to the right, and as far up as down. Gaps don’t matter.',
  'help.v.harmony': 'In other words, your kingdom has no gaps.',
  'help.v.dynasty': 'The kings are drawn again for each game. The highest total over all three wins.',
  'help.v.lineOfFour': 'The newer edition’s rule, instead of 36 dominoes in lines of three.',
  'help.v.balancedOpening': 'Chance only decides who is A.',
  'help.keys': 'By keyboard',
  'help.keys.text':
    'You can play with the keyboard alone, and with a screen reader. The letters work anywhere at the table; you can switch them off in the settings.',
  'help.keys.arrows': 'Arrow keys',
  'help.keys.arrows.text': 'Move across the board',
  'help.keys.turn': 'Say what’s to be done, and by whom',
  'help.keys.line': 'Read out the lines, or the dice',
  'help.keys.kingdom': 'Read out the kingdom or map in the middle',
  'help.keys.scores': 'Read out the scores',
  'help.keys.move': 'Read out the last move',
} as const;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

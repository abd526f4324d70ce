/** The words of the help pages in English: the source of their keys for every other language. */
export const catalogue = {
  'help.pages': 'Help topics',
  'help.k.goal': 'The goal',
  'help.k.goal.text':
    'You build a kingdom of dominoes, starting from your castle. It has to fit in a 5×5 square; your castle can be anywhere in it, even in a corner. Large areas of one terrain with lots of crowns score the most.',
  'help.k.line': 'Choosing',
  'help.k.opening': 'The opening',
  'help.k.opening.text':
    'The first line is dealt face up. Then someone takes all the kings in one hand and draws them one by one: when yours comes out, put it on a free domino before the next one is drawn. Nobody knows whose king that will be.',
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
  'help.k.dominoes': 'The 48 dominoes',
  'help.k.dominoes.text':
    'Four players use all of them. Three players use 36, in lines of three; two players use 24. Nobody sees which ones stay in the box. This is how many squares there are:',
  'help.k.crowns': '{crowns, plural, =0 {No crowns} one {# crown} other {# crowns}}',
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
    'The game ends after a round in which a map is full, or in which neither player could draw without a spell and neither used one. A domain is a group of matching crests connected by their sides. It scores its crests × its crosses. If it’s a tie, the largest domain wins; if that’s a tie too, the victory is shared.',
  'help.d.spells': 'The six spells',
  'help.d.boxes': '{coat}, {boxes, plural, one {# box} other {# boxes}}',
  'help.v.intro': 'You can switch these on when you set up a game of Kingdomino, in any combination.',
  'help.v.only': '({seats, plural, one {# player} other {# players}})',
  'help.v.mightyDuel': 'Twelve rounds, with two kings each.',
  'help.v.middleKingdom':
    'Your kingdom must reach just as far to the left of your castle as to the right, and as far up as down. Gaps don’t matter.',
  'help.v.harmony': 'In other words, your kingdom has no gaps.',
  'help.v.dynasty':
    'The kings are drawn again for each game. The highest total over all three wins. If it’s a tie, your largest areas are added up, then all your crowns.',
  'help.v.lineOfFour': 'The newer edition’s rule, instead of 36 dominoes in lines of three.',
  'help.v.balancedOpening': 'Chance only decides who is A.',
  'help.keys': 'Keyboard',
  'help.keys.text':
    'You can play with the keyboard alone, and with a screen reader. The letters work anywhere at the table; you can switch them off in the settings.',
  'help.keys.arrows': 'Arrow keys',
  'help.keys.arrows.text': 'Move across the board',
  'help.keys.turn': 'Say whose turn it is and what to do',
  'help.keys.line': 'Read out the lines, or the dice',
  'help.keys.kingdom': 'Read out the kingdom or map in the middle',
  'help.keys.scores': 'Read out the scores',
  'help.keys.move': 'Read out the last move',
  'help.ex.right': 'Allowed:',
  'help.ex.wrong': 'Not allowed:',
  'help.ex.castle': 'it touches the castle, and everything matches the castle.',
  'help.k.ex.match': 'the forest half touches a forest. The other half can lie next to anything.',
  'help.k.ex.none': 'it touches other squares, but neither half touches its own terrain.',
  'help.k.ex.corner': 'the two forests only meet at a corner.',
  'help.k.ex.wide': 'the terrain matches, but the kingdom would be six squares wide.',
  'help.d.ex.match': 'one crest touches the same crest from an earlier round.',
  'help.d.ex.none': 'it touches other crests, but not its own.',
  'help.d.ex.same': 'the two new crests only match each other.',
  'help.k.counted': 'Example: scoring a kingdom',
  'help.k.counted.text':
    'Each area scores its squares × its crowns. The castle is in the exact centre and nothing was discarded: if you play with Middle Kingdom and Harmony, that’s 15 more.',
  'help.d.counted': 'Example: scoring a map',
  'help.d.counted.text':
    'Each domain scores its crests × its crosses. The Banner adds 3 points for each domain of its crest, even without a cross.',
  'help.try': 'Try it',
  'help.learn': 'Learn by playing',
  'help.questions': 'Questions and answers',
  'help.q.K-P4': 'I don’t want this domino. Can I discard it?',
  'help.a.K-P4':
    'No. If it fits anywhere, you have to place it, even where it hurts. Only a domino that doesn’t fit anywhere is discarded.',
  'help.q.K-P2': 'Do all sides of a domino have to match?',
  'help.a.K-P2':
    'No. One half has to touch your castle or its own terrain; all other sides can touch anything. The two halves of a domino don’t count for each other.',
  'help.q.K-P3': 'Does my castle have to be in the middle?',
  'help.a.K-P3':
    'No, it can be anywhere in your square. Only the variant Middle Kingdom rewards the exact centre.',
  'help.q.K-E1': 'How do several crowns in one area count?',
  'help.a.K-E1':
    'They’re added up, then multiplied: 5 squares with 3 crowns score 15. Areas of the same terrain that don’t touch are counted one by one.',
  'help.q.K-V3': 'Are gaps bad?',
  'help.a.K-V3':
    'They cost nothing by themselves. But Harmony is only for kingdoms where nothing was discarded, and those have no gaps.',
  'help.q.K-E2': 'What if it’s a tie?',
  'help.a.K-E2':
    'The largest single area wins, even without crowns; then the most crowns in the kingdom. If that’s a tie too, the victory is shared.',
  'help.q.D-R6': 'Do I have to draw my domino?',
  'help.a.D-R6':
    'Yes, if it fits without a spell. You never have to use a spell: if the domino only fits with one, you can draw nothing.',
  'help.q.D-R5': 'My two new crests are the same. Is that enough?',
  'help.a.D-R5': 'No. At least one of them has to touch the castle or the same crest from an earlier round.',
  'help.q.D-R7': 'Which dice fill a box in the spellbook?',
  'help.a.D-R7':
    'Each die that shows a crest without a cross, even if you draw nothing. Jokers, dice with crosses and the die with the castle cross don’t fill any.',
  'help.q.D-R8': 'What if we both fill a row in the same round?',
  'help.a.D-R8': 'Then whoever went first in that round gets the spell, and the other row is crossed out.',
  'help.q.D-S1': 'When can I use a spell, and can I use several?',
  'help.a.D-S1':
    'From the round after you’ve won it; Banner and Dignitary at once. You can use several for one domino, together with the castle cross.',
  'help.q.D-B1': 'How many crosses can a crest have?',
  'help.a.D-B1': 'Up to four: two from the die, one from the castle and one from the Dignitary.',
} as const;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

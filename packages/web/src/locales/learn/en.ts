/** The words of the lessons in English: the source of their keys for every other language. */
export const catalogue = {
  'learn.title': 'Learn {game}',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.again': 'Start over',
  'learn.rules': 'Read the rules',
  'learn.why': 'Not yet:',
  'learn.k.pick':
    'Each domino shows two terrains. Put your king on number 24: it has a crown, and crowns score points.',
  'learn.k.pick.other': 'You could take that one. For this lesson, take number 24 with the crown.',
  'learn.k.place':
    'Now place it in your kingdom. The first domino must touch your castle, and every terrain matches the castle.',
  'learn.k.order':
    'Now your king picks for the next round. Low numbers play first, high numbers are worth more. Take number 5 to play first.',
  'learn.k.order.other': 'That’s a good domino, but you wouldn’t play first. Take number 5.',
  'learn.k.match':
    'You play first. Place the forests next to your forest: one half must touch its own terrain. The other sides don’t matter.',
  'learn.k.match.other': 'That’s allowed, but it scores nothing. Join the new forests to your forest.',
  'learn.k.count':
    'Let’s count. An area scores its squares times its crowns. Your forest: {squares} × {crowns} = {points}. Without a crown it would score 0.',
  'learn.k.size':
    'Another game, near its end. Your kingdom may be 5 × 5 squares with the castle, no more. Find the place that scores the most.',
  'learn.k.size.other': 'It fits there, but another place scores more. Try other squares, or rotate it.',
  'learn.k.discard': 'These forests don’t match anywhere in your 5 × 5. Only then may a domino be discarded.',
  'learn.k.bonus':
    'Bonuses at the end: 10 points for Middle Kingdom, because your castle is in the centre. The 5 points of Harmony are only for those who discard nothing.',
  'learn.k.end':
    'That’s all you need! After the last round, whoever has the most points wins. Play your first game now.',
  'learn.d.take':
    'Four dice, each with a crest. You take one, your opponent takes two, and you get the last. Take the die with two crosses: crosses score points.',
  'learn.d.take.other': 'That one has fewer crosses. Take the die with two.',
  'learn.d.draw':
    'Now draw your two crests side by side on your map. They must touch the castle, and every crest matches it.',
  'learn.d.keep': 'Keep the castle’s cross for later, and draw without it.',
  'learn.d.book':
    'Your crest without a cross has filled a box in the spellbook. Whoever fills a row first gets its spell.',
  'learn.d.joker':
    'Your opponent goes first this round, so you take two. Take the joker, which can be any crest, and the crest that has two crosses on your map.',
  'learn.d.joker.other': 'Take the joker and the crest that has two crosses on your map.',
  'learn.d.domain':
    'Draw them next to your two crosses. The joker becomes the same crest: matching crests side by side are one domain.',
  'learn.d.domain.other':
    'It fits there, but your domain could grow more. All three matching crests must connect.',
  'learn.d.count':
    'A domain scores its crests times its crosses: {squares} × {crosses} = {points}. Without a cross it would score 0.',
  'learn.d.spell':
    'Another game. Draw where you like: your crest without a cross fills the last box of its row, and the spell is yours.',
  'learn.d.dignitary':
    'You’ve won the Dignitary: add a cross to a crest on your map. Choose one in your largest domain.',
  'learn.d.dignitary.other': 'Another crest would score more. Choose one in your largest domain.',
  'learn.d.castle':
    'Later in that game. Once per game, your castle adds a cross to one of your dice. Press “{bonus}” and make your largest domain grow.',
  'learn.d.castle.other': 'Use the castle’s cross now, on the crest that joins your largest domain.',
  'learn.d.end':
    'That’s all you need! The game ends when a map is full, or when neither of you draws in a round. Play your first duel now.',
  'learn.all': 'Lessons',
  'learn.more': 'More lessons',
  'learn.done': 'Done',
  'learn.y.first':
    'A Dynasty is three games in a row. This is the end of the first one: place your last domino where it scores the most.',
  'learn.y.next': 'Your points are safe. Now everyone starts a new kingdom, and the kings are drawn again.',
  'learn.y.last':
    'The end of the third game. You’re a little behind in the total of all three. Find the place that wins the Dynasty.',
  'learn.y.last.other':
    'That’s not enough: the total of your three games would still be lower. Another place scores more.',
  'learn.y.end':
    'The highest total of the three games wins. If it’s a tie, your largest areas are added up, then all your crowns.',
  'learn.m.first':
    'As in every game for two, you each have two kings. When yours is drawn, take number 24 with the crown.',
  'learn.m.second': 'Your second king already! Take number 36: it has a crown too.',
  'learn.m.second.other': 'Take number 36 with the crown.',
  'learn.m.size':
    'Later in the game. In a Mighty Duel your kingdom may be 7 × 7 squares with the castle. Find the place that scores the most.',
  'learn.m.end':
    'All 48 dominoes come into play, so whatever is still hidden will be dealt. There’s room for very large areas: build them around your crowns.',
  'learn.s.owned':
    '“{spell}” is a spell. Whoever is first to fill {boxes, plural, one {the box} other {the # boxes}} of “{coat}” gets it. Here, it’s yours.',
  'learn.s.cast-first': 'First press “{spell}”.',
  'learn.s.free':
    'Your two crests don’t fit anywhere. With “{spell}” you can draw them in any free place: press it and choose one.',
  'learn.s.free.other': 'First press “{spell}”, then choose a place.',
  'learn.s.split':
    'Your crests belong in different places. With “{spell}” you draw them apart: press it and give each one the place where it scores the most.',
  'learn.s.split.other':
    'It fits there, but another place scores more. Each crest wants to join its own domain.',
  'learn.s.both':
    'You go first this round. With “{spell}” you take two dice together: press it, then take the joker and the crest with two crosses.',
  'learn.s.both.other': 'Take the joker and the crest with two crosses.',
  'learn.s.turn':
    'Your two crests don’t fit anywhere. With “{spell}” you turn one of your dice to another face: press it and make your largest domain grow.',
  'learn.s.turn.other': 'That’s possible, but another face or another place scores more.',
  'learn.s.win':
    'Draw where you like: your crest without a cross fills the last box of its row, and “{spell}” is yours.',
  'learn.s.banner':
    'At the end, each of your domains of one crest scores 3 extra points, even without a cross. Choose the crest with the most separate domains.',
  'learn.s.banner.other': 'Another crest has more separate domains.',
  'learn.s.end':
    'Now “{spell}” is used up. Each spell can be used only once, so keep it for a moment that’s worth it.',
  'learn.s.end-at-once':
    '“{spell}” works as soon as you’ve won it, and only once. The other five rows of the spellbook are still open!',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

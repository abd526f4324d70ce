/** The words of Kingdomino Duel in English: the source of their keys for every other language. */
export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# crest} other {# crests}} × {marks, plural, one {# cross} other {# crosses}} = {points}',
  'domains.label': 'Points for each domain',
  'domains.none': 'No crosses yet',
  'domains.banner': 'Banner “{coat}”',

  // coats, dice, spells
  'coat.disc': 'disc',
  'coat.discs': 'two discs',
  'coat.band': 'band',
  'coat.bands': 'two bands',
  'coat.solid': 'solid',
  'coat.quarters': 'quartered',
  'coat.joker': 'joker',
  'coat.crossed': '{coat} with {crosses, plural, one {# cross} other {# crosses}}',
  'spell.free': 'Draw anywhere',
  'spell.free.text': 'Draw this domino anywhere, even where it doesn’t touch the castle or a matching crest.',
  'spell.split': 'Split',
  'spell.split.text':
    'Draw the two crests in separate places; each must touch the castle or a matching crest from an earlier round.',
  'spell.both': 'Two at once',
  'spell.both.text': 'When you go first in a round, take two dice at once. Your opponent gets the other two.',
  'spell.turn': 'Turn a die',
  'spell.turn.text':
    'Turn one of your two dice to any of its faces. From then on it counts as that face, in the spellbook too. Even if you draw nothing, you can turn a die so that it fills a box.',
  'spell.banner': 'Banner',
  'spell.banner.text':
    'Takes effect at once: choose a crest. At the end, each of your domains of that crest scores 3 extra points.',
  'spell.dignitary': 'Dignitary',
  'spell.dignitary.text': 'Takes effect at once: add a cross to any crest on your map.',
  'bonus.name': 'Castle cross',
  'bonus.text':
    'Once per game, you can add a cross to one of your dice as you draw it, even to a joker. That die doesn’t fill a box in the spellbook.',
  'bonus.which': 'Which die gets the cross?',
  'bonus.left': '{name}: ready',
  'bonus.used': '{name}: used',
  'book.label': 'Spellbook',
  'book.how':
    'A die showing “{coat}” without a cross fills a box. The first player to fill {boxes, plural, one {# box} other {# boxes}} gets the spell.',
  'book.line': '{spell}, crest “{coat}”: {counts}. {owner} More about it.',
  'book.count': '{name} {filled} of {boxes}',
  'book.owned': '{name, select, You {Yours.} other {Owned by {name}.}}',
  'book.cast': '{name, select, You {Used by you.} other {Used by {name}.}}',
  'dice.label': 'Dice',
  'dice.take': 'Take this die: {face}',
  'dice.up-to': 'up to +{points}',
  'dice.box': '{spell}: box {filled} of {boxes}',
  'dice.earns': 'earns the spell “{spell}”',
  'dice.crosses': 'Crosses multiply points. Crests without a cross fill a box.',
  'dice.of': '{face}, taken by {name, select, You {you} other {{name}}}',
  'turn.die': 'The die that shows “{face}”',
  'joker.choose': 'The joker becomes',
  'banner.choose': 'Crest for your banner',
  'map.label': '{name, select, You {Your map} other {{name}’s map}}',
  'maps.label': 'Maps',
  'maps.show': '{name}, {points, plural, one {# point} other {# points}}: show this map',
  'maps.back': 'Back to my map',
  'cell.legal-coat': 'row {row}, column {column}, empty, fits {coat}',
  'hand.dice': 'Your domino: {first} and {second}. Tap to rotate, drag to draw.',
  'hand.pass': 'Draw nothing',
  'hand.pass.text':
    'This domino doesn’t fit anywhere without a spell. Your dice still fill boxes in the spellbook.',
  'hand.pass.turn': 'You can turn a die first so that it fills a different box.',
  'hand.split': 'Choose a place for: {face}.',
  'duel.problem.overlap': 'That space is taken',
  'duel.problem.off-map': 'That’s off the map',
  'duel.problem.apart': 'Must be side by side',
  'duel.problem.no-match': 'No matching crest here',
  'duel.problem.split-match': 'Both must match',

  // the table of Duel
  'duel.roll': 'Roll the dice',
  'duel.status.first': 'Who goes first?',
  'duel.status.roll': 'Rolling the dice…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Take one die. You’ll get the last one too.',
  'duel.status.me.take-two': 'Take two dice.',
  'duel.status.me.take-second': 'Now take one more die.',
  'duel.status.me.draw': 'Draw your two crests on your map.',
  'duel.status.me.banner': 'You’ve earned the Banner: choose a crest.',
  'duel.status.me.dignitary':
    'You’ve earned the Dignitary: choose a crest on your map and add a cross to it.',
  'duel.status.other.take': '{name, select, You {You’re taking} other {{name} is taking}} a die…',
  'duel.status.other.take-two': '{name, select, You {You’re taking} other {{name} is taking}} two dice…',
  'duel.status.other.draw': '{name, select, You {You’re drawing} other {{name} is drawing}}…',
  'duel.status.other.banner': '{name, select, You {You’re choosing} other {{name} is choosing}} a crest…',
  'duel.status.other.dignitary': '{name, select, You {You’re choosing} other {{name} is choosing}} a crest…',
  'duel.log.first': '{name, select, You {You go} other {{name} goes}} first.',
  'duel.log.roll': 'Round {round}. The dice show: {faces}.',
  'duel.log.take': '{name, select, You {You take} other {{name} takes}} {faces}.',
  'duel.log.both': '{name, select, You {You take} other {{name} takes}} two at once: {faces}.',
  'duel.log.draw':
    '{name, select, You {You draw} other {{name} draws}}: {points, plural, =0 {no points} one {# point} other {# points}}.',
  'duel.log.pass': '{name, select, You {You draw} other {{name} draws}} nothing.',
  'duel.log.banner': '{name, select, You {You raise} other {{name} raises}} a banner: {coat}.',
  'duel.log.dignitary': '{name, select, You {You add} other {{name} adds}} a cross.',
  'duel.log.earns': '{name, select, You {You earn} other {{name} earns}} the spell “{spell}”.',

  // the end
  'end.banner': 'Banner “{coat}”: +{points}',
  'end.tie.domain':
    'It’s a tie on points, but {name, select, You {you have} other {{name} has}} the largest domain ({count, plural, one {# crest} other {# crests}}).',
  'end.best-domain': 'Best domain',

  // how to play
  'tip.take': 'The two dice you take this round become your domino.',
  'tip.draw': 'Draw both crests side by side, one of them touching the castle or a matching crest.',
  'help.d.take.text':
    'Four dice are rolled. The first player takes one, the other player takes two, and the first player gets the last one. Next round, you swap.',
  'help.d.draw.text':
    'Your two dice make your domino: draw both crests side by side, with their crosses. At least one must touch the castle or a matching crest from an earlier round. A joker can be any crest, without a cross. If your domino fits, you have to draw it; if it doesn’t, you draw nothing.',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

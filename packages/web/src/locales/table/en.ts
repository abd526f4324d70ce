/** The words of tables, of Kingdomino and of both games in English: the source of their keys for every other language. */
export const catalogue = {
  // around the table
  'title.table': 'Kingdomino',
  'title.yours': '● Your turn – Kingdomino',
  'missing.game':
    'This game isn’t saved on this device. It may have been deleted, or played on another device.',
  'seat.away': 'offline',

  // terrains, dominoes, squares
  'terrain.wheat': 'wheat',
  'terrain.forest': 'forest',
  'terrain.lake': 'lake',
  'terrain.grassland': 'grassland',
  'terrain.swamp': 'swamp',
  'terrain.mine': 'mine',
  'terrain.castle': 'castle',
  'square.crowned': '{terrain} with {crowns, plural, one {# crown} other {# crowns}}',
  'domino.name': 'Domino {number}: {first} and {second}',
  'cell.empty': 'row {row}, column {column}, empty',
  'cell.legal':
    'row {row}, column {column}, empty, you can place here, {points, plural, one {# point} other {# points}}',
  'cell.taken': 'row {row}, column {column}, {what}',
  'board.label': '{name, select, You {Your kingdom} other {{name}’s kingdom}}',

  // the table of Kingdomino
  'status.kings': 'Drawing a king…',
  'status.line': 'Dealing a new line…',
  'status.over': 'Game over.',
  'context.label': 'This game',
  'context.practice': 'Practice',
  'status.me.place': 'Your turn: place domino {number} in your kingdom.',
  'status.me.pick': 'Now choose your next domino.',
  'status.me.first-pick': 'Choose your first domino. Low numbers play first; high numbers are worth more.',
  'status.me.discard': 'Domino {number} doesn’t fit anywhere.',
  'status.friend.place': '{name}: place domino {number} in your kingdom.',
  'status.friend.pick': '{name}: choose your next domino.',
  'status.friend.first-pick': '{name}: choose your first domino.',
  'status.friend.discard': '{name}: domino {number} doesn’t fit anywhere.',
  'status.other.place': '{name, select, You {You’re placing} other {{name} is placing}} a domino…',
  'status.other.pick': '{name, select, You {You’re choosing} other {{name} is choosing}} a domino…',
  'hand-over': '{name, select, You {It’s your turn!} other {{name}, it’s your turn!}}',
  'others.label': 'Kingdoms',
  'others.show': '{name}, {points, plural, one {# point} other {# points}}: show this kingdom',
  'others.back': 'Back to my kingdom',
  'lines.label': 'Lines',
  'lines.older': 'Placing now',
  'lines.newer': 'Choose from',
  'lines.kings': 'Still to choose: {names}',
  'lines.last': 'Last round: just place your dominoes.',
  'slot.of': '{domino}. {name, select, You {Your king.} other {{name}’s king.}}',
  'slot.nobody': '{domino}. Not taken yet.',
  'slot.take': 'Take {domino}',
  'slot.now': 'Being placed now.',
  'slot.waiting': 'Waiting.',
  'slot.done': 'Done.',
  'pick.best': 'Best place right now: +{points}.',
  'pick.nowhere': 'Doesn’t fit in your kingdom right now.',
  'pick.order': 'Next round: turn {place} of {kings}.',
  'areas.label': 'Points for each area',
  'areas.product': '{squares} × {crowns}',
  'areas.none': 'No crowns yet',
  'areas.explain':
    '{what}: {squares, plural, one {# square} other {# squares}} × {marks, plural, one {# crown} other {# crowns}} = {points}',
  'areas.total': 'Total',
  'chance.open': '{bonus}: +{points} still possible',
  'chance.sure': '{bonus}: +{points}',
  'chance.lost': '{bonus}: no longer possible',
  'unseen.button': 'Hidden: {unseen}',
  'unseen.title': 'Dominoes still hidden',
  'unseen.text':
    '{unseen, plural, one {# domino is} other {# dominoes are}} still hidden; {toCome} of them will be dealt.',
  'unseen.all':
    '{unseen, plural, one {# domino is still hidden and will be dealt.} other {# dominoes are still hidden; all of them will be dealt.}}',
  'unseen.done':
    '{unseen, plural, =0 {You’ve seen all the dominoes.} one {# domino stays hidden: no more are dealt.} other {# dominoes stay hidden: no more are dealt.}}',
  'unseen.seen': 'seen',
  'hand.held': '{domino}. Tap to rotate, drag to place.',
  'hand.hint': 'Drag it onto the board, or tap a highlighted square.',
  'hand.hint.key': 'Press R to rotate it.',
  'hand.turn': 'Rotate',
  'hand.lift': 'Pick up',
  'hand.confirm': 'Confirm',
  'hand.coach': 'Hint',
  'hand.line': 'Deal the next line',
  'hand.king': 'Draw a king',
  'hand.go-on': 'Continue',
  'hand.stuck':
    'It can’t touch your castle or a matching terrain anywhere in your square, so it’s discarded and scores nothing.',
  'hand.discard': 'Discard',
  'preview.points': '+{points}',
  'choice.gain': '{what}: +{points}',
  'problem.overlap': 'That space is taken',
  'problem.too-wide': 'Too big for your square',
  'problem.no-match': 'No matching terrain here',
  'log.title': 'Game log',
  'log.empty': 'Nothing yet.',
  'log.kings': 'King order: {names}.',
  'log.king': 'King drawn: {name}.',
  'log.line': 'New line: {numbers}.',
  'log.pick': '{name, select, You {You take} other {{name} takes}} domino {number}.',
  'log.discard': '{name, select, You {You discard} other {{name} discards}} domino {number}.',
  'log.place':
    '{name, select, You {You place} other {{name} places}} domino {number}: {points, plural, =0 {no points} one {# point} other {# points}}.',

  // the end
  'end.title': 'Final score',
  'end.skip': 'Skip',
  'end.area': '{terrain}: {squares} × {crowns} = {points}',
  'end.winner':
    '{name, select, You {You win} other {{name} wins}} with {points, plural, one {# point} other {# points}}!',
  'end.shared': 'A shared victory: {names}!',
  'end.tie.largest':
    'It’s a tie on points, but {name, select, You {you have} other {{name} has}} the largest area ({count, plural, one {# square} other {# squares}}).',
  'end.tie.crowns':
    'Points and largest areas are tied, but {name, select, You {you have} other {{name} has}} more crowns ({count}).',
  'end.tie.dynasty.largest':
    'It’s a tie on points, but the largest areas of the three games add up to more for {name, select, You {you} other {{name}}} ({count, plural, one {# square} other {# squares}}).',
  'end.tie.dynasty.crowns':
    'Points and largest areas of the three games are tied, but {name, select, You {you have} other {{name} has}} more crowns ({count} in all).',
  'end.again': 'Play again',
  'end.share': 'Share',
  'end.save': 'Save game file',
  'end.replay': 'Replay',
  'end.look': 'View the table',
  'end.together': 'Look at it together',
  'end.copied': 'Link copied.',
  'end.place': 'Place {place}',
  'end.place.2': '{name, select, You {You} other {{name}}} came second.',
  'end.place.3': '{name, select, You {You} other {{name}}} came third.',
  'end.place.4': '{name, select, You {You} other {{name}}} came fourth.',
  'end.margin': 'Margin',
  'end.best-area': 'Best area',
  'end.record': 'New personal best',
  'end.best-so-far': 'Your best so far',
  'end.picture': 'Share a picture',
  'end.picture-saved': 'Picture saved.',
  'end.picture-failed': 'The picture couldn’t be made. Try again.',
  'dynasty.standings': 'The Dynasty',
  'dynasty.player': 'Player',
  'dynasty.game-of': 'Game {number} of {games}',
  'dynasty.over': 'Game {number} is over',
  'dynasty.next': 'On to game {number}',

  // how to play
  'help.k.line.text':
    'The dominoes lie in a line, lowest number first. Put your king on the one you want: you’ll place it next round. High numbers are worth more.',
  'help.k.lay.text':
    'At least one half must touch your castle or a square of the same terrain; corners don’t count. The other sides don’t have to match. If a domino fits, you have to place it; if it doesn’t fit anywhere, it’s discarded.',

  // a deal that was fair
  'online.rematch': 'Play again',
  'online.rematch-ready': 'A new game is ready',
  'fair.check': 'Check the deal',
  'fair.title': 'Was the deal fair?',
  'fair.yes': 'Yes, everything was dealt fairly.',
  'fair.no': 'No, something is wrong here.',
  'fair.seed': 'The server’s secret seed is the one it locked in before the game ({commitment}…).',
  'fair.seed.no': 'The server’s secret seed isn’t the one it locked in before the game ({commitment}…).',
  'fair.salts': 'Then players added their own randomness: {count} of {seats} seats.',
  'fair.salts.no': 'The players’ own randomness wasn’t used as they sent it.',
  'fair.draws': 'Every deal and roll in the game follows from these ({count} in all).',
  'fair.draws.no': 'The deals and rolls in the game don’t follow from these.',

  // replay
  'replay.back': 'One step back',
  'replay.forward': 'One step forward',
  'replay.analyse': 'Analyse',
  'replay.no-analysis': 'The analysis couldn’t be loaded. Check your connection.',

  // when something is not as it should be, and who won
  'missing.damaged': 'This game can’t be opened: part of it is damaged.',
  'end.forfeit.time': '{name} wins: {loser} ran out of time.',
  'end.forfeit.left': '{name} wins: {loser} left the game.',
  'end.forfeit.away': '{name} wins: {loser} didn’t come back.',
  'end.gave-up': '{name} didn’t finish the game and comes last.',

  // for who cannot look at the table
  'lies.east': '{here} here, {there} to the east',
  'lies.south': '{here} here, {there} to the south',
  'lies.west': '{here} here, {there} to the west',
  'lies.north': '{here} here, {there} to the north',
  'announce.undone': '{name, select, You {You undo} other {{name} undoes}} the last move.',
  'read.score': '{name}: {points, plural, one {# point} other {# points}}',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;

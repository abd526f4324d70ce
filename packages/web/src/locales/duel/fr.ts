import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what} : {squares, plural, one {# blason} many {# de blasons} other {# blasons}} × {marks, plural, one {# croix} many {# de croix} other {# croix}} = {points}',
  'domains.label': 'Points par domaine',
  'domains.none': 'Pas encore de croix',
  'domains.banner': 'Bannière « {coat} »',

  // coats, dice, spells
  'coat.disc': 'disque',
  'coat.discs': 'deux disques',
  'coat.band': 'bande',
  'coat.bands': 'deux bandes',
  'coat.solid': 'uni',
  'coat.quarters': 'quartiers',
  'coat.joker': 'joker',
  'coat.crossed': '{coat} avec {crosses, plural, one {# croix} many {# de croix} other {# croix}}',
  'spell.free': 'Placement libre',
  'spell.free.text': 'Dessine ce domino où tu veux : il n’a pas à toucher le château ni un blason identique.',
  'spell.split': 'Séparer',
  'spell.split.text':
    'Dessine les deux blasons à deux endroits ; chacun doit toucher le château ou un blason identique d’un tour précédent.',
  'spell.both': 'Deux d’un coup',
  'spell.both.text':
    'Quand tu commences le tour, prends deux dés d’un coup. Les deux autres vont à ton adversaire.',
  'spell.turn': 'Tourner un dé',
  'spell.turn.text':
    'Tourne un de tes deux dés sur n’importe laquelle de ses faces. Il compte dès lors pour cette face, dans le grimoire aussi. Même si tu ne dessines rien, tu peux tourner un dé pour qu’il coche une case.',
  'spell.banner': 'Bannière',
  'spell.banner.text':
    'S’applique tout de suite : choisis un blason. À la fin, chacun de tes domaines de ce blason rapporte 3 points de plus.',
  'spell.dignitary': 'Dignitaire',
  'spell.dignitary.text': 'S’applique tout de suite : ajoute une croix à un blason de ta carte.',
  'bonus.name': 'Croix du château',
  'bonus.text':
    'Une fois par partie, tu peux ajouter une croix à un de tes dés en le dessinant, même à un joker. Ce dé ne coche aucune case du grimoire.',
  'bonus.which': 'Quel dé reçoit la croix ?',
  'bonus.left': '{name} : disponible',
  'bonus.used': '{name} : utilisée',
  'book.label': 'Grimoire',
  'book.how':
    'Un dé qui montre « {coat} » sans croix coche une case. La première personne à cocher {boxes, plural, one {# case} other {# cases}} gagne le sort.',
  'book.line': '{spell}, blason « {coat} » : {counts}. {owner} En savoir plus.',
  'book.count': '{name} {filled} sur {boxes}',
  'book.owned': '{name, select, Toi {À toi} other {À {name}}}.',
  'book.cast': 'Utilisé par {name, select, Toi {toi} other {{name}}}.',
  'dice.label': 'Dés',
  'dice.take': 'Prendre ce dé : {face}',
  'dice.up-to': 'jusqu’à +{points}',
  'dice.box': '{spell} : case {filled} sur {boxes}',
  'dice.earns': 'donne le sort « {spell} »',
  'dice.crosses': 'Les croix multiplient les points. Un blason sans croix coche une case.',
  'dice.of': '{face}, pris par {name, select, Toi {toi} other {{name}}}',
  'turn.die': 'Le dé qui montre « {face} »',
  'joker.choose': 'Le joker devient',
  'banner.choose': 'Blason de ta bannière',
  'map.label': '{name, select, Toi {Ta carte} other {Carte : {name}}}',
  'maps.label': 'Cartes',
  'maps.show':
    '{name}, {points, plural, one {# point} many {# de points} other {# points}} : voir cette carte',
  'maps.back': 'Revenir à ma carte',
  'cell.legal-coat': 'rangée {row}, colonne {column}, vide, convient à {coat}',
  'hand.dice': 'Ton domino : {first} et {second}. Touche pour tourner, fais glisser pour dessiner.',
  'hand.pass': 'Ne rien dessiner',
  'hand.pass.text':
    'Sans sort, ce domino n’a sa place nulle part. Tes dés cochent quand même des cases du grimoire.',
  'hand.pass.turn': 'Tu peux d’abord tourner un dé pour qu’il coche une autre case.',
  'hand.split': 'Choisis une place pour : {face}.',
  'duel.problem.overlap': 'La case est prise',
  'duel.problem.off-map': 'Ça dépasse de la carte',
  'duel.problem.apart': 'Doivent être côte à côte',
  'duel.problem.no-match': 'Aucun blason identique ici',
  'duel.problem.split-match': 'Les deux doivent convenir',

  // the table of Duel
  'duel.roll': 'Lancer les dés',
  'duel.status.first': 'Qui commence ?',
  'duel.status.roll': 'Les dés roulent…',
  'duel.status.friend': '{name} : {text}',
  'duel.status.me.take': 'Prends un dé. Le dernier sera aussi pour toi.',
  'duel.status.me.take-two': 'Prends deux dés.',
  'duel.status.me.take-second': 'Prends encore un dé.',
  'duel.status.me.draw': 'Dessine tes deux blasons sur ta carte.',
  'duel.status.me.banner': 'La Bannière est à toi : choisis un blason.',
  'duel.status.me.dignitary':
    'Le Dignitaire est à toi : choisis un blason de ta carte et ajoute-lui une croix.',
  'duel.status.other.take': '{name, select, Toi {Tu prends} other {{name} prend}} un dé…',
  'duel.status.other.take-two': '{name, select, Toi {Tu prends} other {{name} prend}} deux dés…',
  'duel.status.other.draw': '{name, select, Toi {Tu dessines} other {{name} dessine}}…',
  'duel.status.other.banner': '{name, select, Toi {Tu choisis} other {{name} choisit}} un blason…',
  'duel.status.other.dignitary': '{name, select, Toi {Tu choisis} other {{name} choisit}} un blason…',
  'duel.log.first': '{name, select, Toi {Tu commences} other {{name} commence}}.',
  'duel.log.roll': 'Tour {round}. Les dés montrent : {faces}.',
  'duel.log.take': '{name, select, Toi {Tu prends} other {{name} prend}} : {faces}.',
  'duel.log.both': '{name, select, Toi {Tu prends} other {{name} prend}} deux dés d’un coup : {faces}.',
  'duel.log.draw':
    '{name, select, Toi {Tu dessines} other {{name} dessine}} : {points, plural, =0 {aucun point} one {# point} many {# de points} other {# points}}.',
  'duel.log.pass': '{name, select, Toi {Tu ne dessines} other {{name} ne dessine}} rien.',
  'duel.log.banner': '{name, select, Toi {Tu hisses} other {{name} hisse}} une bannière : {coat}.',
  'duel.log.dignitary': '{name, select, Toi {Tu ajoutes} other {{name} ajoute}} une croix.',
  'duel.log.earns': '{name, select, Toi {Tu gagnes} other {{name} gagne}} le sort « {spell} ».',

  // the end
  'end.banner': 'Bannière « {coat} » : +{points}',
  'end.tie.domain':
    'Égalité de points, mais {name, select, Toi {tu as} other {{name} a}} le plus grand domaine ({count, plural, one {# blason} many {# de blasons} other {# blasons}}).',
  'end.best-domain': 'Meilleur domaine',

  // how to play
  'tip.take': 'Les deux dés que tu prends ce tour-ci forment ton domino.',
  'tip.draw': 'Dessine les deux blasons côte à côte, dont un contre le château ou un blason identique.',
  'help.d.take.text':
    'On lance quatre dés. La première personne en prend un, l’autre deux, et le dernier revient à la première. Au tour suivant, on échange les rôles.',
  'help.d.draw.text':
    'Tes deux dés forment ton domino : dessine les deux blasons côte à côte, avec leurs croix. Au moins un doit toucher le château ou un blason identique d’un tour précédent. Un joker devient le blason que tu veux, sans croix. Si ton domino a sa place, tu dois le dessiner ; sinon, tu ne dessines rien.',
} as const satisfies Texts;

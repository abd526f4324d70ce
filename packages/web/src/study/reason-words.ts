/** What speaks for a turn, each thing as a sentence. */
import type { GameId } from '@kingdomino/rules';
import { COATS } from '@kingdomino/rules/duel';
import type { Reason } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { coatName, spellName } from '../duel/words.ts';
import { terrainName } from '../kingdomino/words.ts';
import type { TableView } from '../table-source/table-source.ts';

/** Of all but a die that is taken, which the turn itself tells. */
export function reasonText(
  reason: Exclude<Reason, { readonly kind: 'die' }>,
  { game, seats }: TableView,
): string {
  switch (reason.kind) {
    case 'gain':
      return t('study.reason.gain', { points: reason.points });
    case 'join':
      return joinText(reason, game);
    case 'centre':
      return t('study.reason.centre');
    case 'no-hole':
      return t('study.reason.no-hole');
    case 'pick':
      return t('study.reason.pick', { domino: reason.domino, points: reason.points });
    case 'deny':
      return t('study.reason.deny', { name: seats[reason.seat]!.name, points: reason.points });
    case 'first':
      return t('study.reason.first');
    case 'box':
      return t('study.reason.box', {
        filled: reason.filled,
        boxes: reason.boxes,
        spell: spellName(reason.spell),
      });
    case 'cast':
      return t('study.reason.cast', { spell: spellName(reason.spell) });
    case 'castle-cross':
      return t('study.reason.castle-cross');
    case 'dice':
      return t('study.reason.dice', { points: reason.points });
  }
}

/** "Joins 4 squares under 2 crowns (lake): +8." */
function joinText({ of, squares, marks, points }: Reason & { readonly kind: 'join' }, game: GameId): string {
  const coat = COATS.find(each => each === of);
  const values = { squares, marks, points };
  return game === 'duel' && coat
    ? t('study.reason.join-duel', { what: coatName(coat), ...values })
    : t('study.reason.join', { what: terrainName(terrainOf(of)), ...values });
}

function terrainOf(of: (Reason & { readonly kind: 'join' })['of']): Parameters<typeof terrainName>[0] {
  switch (of) {
    case 'wheat':
    case 'forest':
    case 'lake':
    case 'grassland':
    case 'swamp':
    case 'mine':
      return of;
    default:
      throw new RangeError(`${of} is no terrain`);
  }
}

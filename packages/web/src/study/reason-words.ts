/** What speaks for a turn, in words. */
import type { GameId } from '@kingdomino/rules';
import { COATS } from '@kingdomino/rules/duel';
import type { Reason } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { coatName, faceName, spellName } from '../duel/words.ts';
import { terrainName } from '../kingdomino/words.ts';
import type { TableView } from '../table-source/table-source.ts';

export function reasonText(reason: Reason, { game, seats }: TableView): string {
  switch (reason.kind) {
    case 'gain':
      return `+${reason.points}`;
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
      return spellName(reason.spell);
    case 'castle-cross':
      return t('bonus.name');
    case 'die':
      return faceName({ coat: reason.coat ?? 'joker', crosses: reason.crosses });
    case 'dice':
      return t('study.reason.dice', { points: reason.points });
  }
}

/** "wheat: 4 squares × 2 crowns = 8 (+4)" */
function joinText(reason: Reason & { readonly kind: 'join' }, game: GameId): string {
  const { of, squares, marks, points } = reason;
  const coat = COATS.find(each => each === of);
  const values = { squares, marks, points: squares * marks };
  const whole =
    game === 'duel' && coat
      ? t('domains.explain', { what: coatName(coat), ...values })
      : t('areas.explain', { what: terrainName(terrainOf(of)), ...values });
  return points === squares * marks ? whole : `${whole} (+${points})`;
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

/** Rare events of Kingdomino: a bonus that is sure. */
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import type { TableView } from '../table-source/table-source.ts';
import type { Rarity } from '../table-ui/flourish.tsx';
import { openBonusesOf } from './open-bonuses.ts';

export function raritiesOf(
  _: readonly Move[],
  before: Position,
  after: Position,
  { seats }: TableView<'kingdomino'>,
): Rarity[] {
  // the next game of a Dynasty begins with kingdoms of its own
  if (after.finished.length > before.finished.length) return [];
  return seats.flatMap(({ colour, name }, seat) => {
    const old = openBonusesOf(before, seat);
    return openBonusesOf(after, seat)
      .filter(({ state }, index) => state === 'sure' && old[index]!.state === 'open')
      .map(({ text }): Rarity => ({ art: 'crown', colour, text: t('duel.status.friend', { name, text }) }));
  });
}

/** A hint where to look: what speaks most for the best turn, without naming the turn. */

import { COATS } from '@kingdomino/rules/duel';
import type { Reason } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { coatName, faceName, spellName } from '../duel/words.ts';
import { terrainName } from '../kingdomino/words.ts';
import type { TableView } from '../table-source/table-source.ts';

interface Turn {
  readonly moves: readonly string[];
  readonly reasons: readonly Reason[];
}

export function lookText({ reasons }: Turn, view: TableView): string {
  // points that anybody can see say least about where to look
  const reason = reasons.find(({ kind }) => kind !== 'gain') ?? reasons[0];
  return reason ? textOf(reason, view) : t('coach.look.board');
}

function textOf(reason: Reason, { seats }: TableView): string {
  switch (reason.kind) {
    case 'gain':
      return t('coach.look.gain', { points: reason.points });
    case 'join':
      return t('coach.look.join', { what: whatOf(reason.of) });
    case 'centre':
      return t('coach.look.centre');
    case 'no-hole':
      return t('coach.look.no-hole');
    case 'pick':
      return t('coach.look.pick', { points: reason.points });
    case 'deny':
      return t('coach.look.deny', { name: seats[reason.seat]!.name });
    case 'first':
      return t('coach.look.first');
    case 'box':
    case 'cast':
      return t('coach.look.spell', { spell: spellName(reason.spell) });
    case 'castle-cross':
      return t('coach.look.castle');
    case 'die':
      return t('coach.look.die', {
        what: faceName({ coat: reason.coat ?? 'joker', crosses: reason.crosses }),
      });
    case 'dice':
      return t('coach.look.dice', { points: reason.points });
  }
}

function whatOf(of: (Reason & { readonly kind: 'join' })['of']): string {
  const coat = COATS.find(each => each === of);
  return coat ? coatName(coat) : terrainName(of as Parameters<typeof terrainName>[0]);
}

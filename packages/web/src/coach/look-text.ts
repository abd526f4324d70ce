/** Where to look before one is told what to do: whatever speaks most for the best turn, without naming it. */

import { COATS } from '@kingdomino/rules/duel';
import type { Reason } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { coatName } from '../duel/words.ts';
import { terrainName } from '../kingdomino/words.ts';
import type { TableView } from '../table-source/table-source.ts';
import { c } from './coach-words.ts';

interface Turn {
  readonly moves: readonly string[];
  readonly reasons: readonly Reason[];
}

export function lookText({ reasons }: Turn, view: TableView): string {
  // points that anybody can see say least about where to look
  const reason = reasons.find(({ kind }) => kind !== 'gain') ?? reasons[0];
  return reason ? textOf(reason, view) : c('look.board');
}

function textOf(reason: Reason, { seats }: TableView): string {
  switch (reason.kind) {
    case 'gain':
      return c('look.gain');
    case 'join':
      return c('look.join', { what: whatOf(reason.of) });
    case 'centre':
      return c('look.centre');
    case 'no-hole':
      return c('look.no-hole');
    case 'pick':
      return c('look.pick');
    case 'deny':
      return c('look.deny', { name: seats[reason.seat]!.name });
    case 'first':
      return c('look.first');
    case 'box':
    case 'cast':
      return c('look.spell');
    case 'castle-cross':
      return `${t('bonus.name')}!`;
    case 'die':
    case 'dice':
      return c('look.dice');
  }
}

function whatOf(of: (Reason & { readonly kind: 'join' })['of']): string {
  const coat = COATS.find(each => each === of);
  return coat ? coatName(coat) : terrainName(of as Parameters<typeof terrainName>[0]);
}

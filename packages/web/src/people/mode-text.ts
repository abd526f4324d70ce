/** What people are rated in, as they call it. */
import type { RatedMode } from '@kingdomino/protocol';
import { t } from '../app/language.ts';

export function modeText(mode: RatedMode): string {
  switch (mode) {
    case 'two':
      return t('rating.players', { count: 2 });
    case 'three':
      return t('rating.players', { count: 3 });
    case 'four':
      return t('rating.players', { count: 4 });
    case 'mighty':
      return t('variant.mightyDuel');
    case 'duel':
      return t('game.duel');
  }
}

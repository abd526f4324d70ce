/** Modes, of ratings and of archives, as people call them. */
import type { ArchiveMode } from '@kingdomino/table/archive';
import { t } from '../app/i18n/language.ts';

export function modeText(mode: ArchiveMode): string {
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
    case 'dynasty':
      return t('variant.dynasty');
  }
}

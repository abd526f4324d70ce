/** What somebody is challenged to, as people call it: of games for two the number of players says nothing. */
import type { ChallengeMode } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { modeText } from '../table-source/mode-text.ts';

export function challengeModeText(mode: ChallengeMode): string {
  return mode === 'two' ? t('game.kingdomino') : modeText(mode);
}

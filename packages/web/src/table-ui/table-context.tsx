/** What is played and how far it is: the round, the game of a Dynasty, the variants. */
import type { Switch } from '@kingdomino/rules/kingdomino';
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';

interface Props {
  readonly round: string;
  readonly variants?: readonly Switch[];
  readonly isPractice?: boolean | undefined;
  /** How the match stands that this game belongs to. */
  readonly children?: ComponentChildren;
}

export function TableContext({ round, variants = [], isPractice, children }: Props) {
  return (
    <ul class="context" aria-label={t('context.label')}>
      <li class="round">{round}</li>
      {isPractice && <li class="practice">{t('context.practice')}</li>}
      {children}
      {variants.map(name => (
        <li key={name} title={t(`variant.${name}.text`)}>
          {t(`variant.${name}`)}
        </li>
      ))}
    </ul>
  );
}

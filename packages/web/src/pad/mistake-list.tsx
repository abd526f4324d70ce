/** The mistakes of a pad, in kind words. */
import { t } from '../app/i18n/language.ts';
import { Icon } from '../ui/icon.tsx';
import type { Mistake } from './mistakes.ts';
import { pad } from './pad-store.ts';
import { mistakeText, playerName } from './words.ts';

interface Props {
  readonly mistakes: readonly Mistake[];
  /** Whether it must be said whose board it is. */
  readonly isForAll?: boolean;
}

export function MistakeList({ mistakes, isForAll = false }: Props) {
  return (
    <div role="status" class="pad-mistakes">
      {mistakes.length > 0 && (
        <>
          <p>
            <Icon name="warning" /> <strong>{t('pad.mistakes')}</strong>
          </p>
          <ul>
            {mistakes.map((mistake, at) => {
              const text = mistakeText(pad.value, mistake);
              const { seat } = mistake;
              return (
                <li key={at}>
                  {isForAll && seat !== undefined
                    ? t('duel.status.friend', { name: playerName(pad.value, seat), text })
                    : text}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

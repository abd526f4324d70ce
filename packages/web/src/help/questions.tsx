/** What players ask, with the rule that answers it. */
import type { GameId } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import { QUESTIONS } from './examples.ts';

export function Questions({ game }: { readonly game: GameId }) {
  return (
    <section class="help-questions">
      <h2>{t('help.questions')}</h2>
      {QUESTIONS[game].map(rule => (
        <details key={rule} class="fold">
          <summary>{t(`help.q.${rule}`)}</summary>
          <p>
            {t(`help.a.${rule}`)} <span class="soft">({rule})</span>
          </p>
        </details>
      ))}
    </section>
  );
}

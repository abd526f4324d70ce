/** Which key does what at a table. */
import { t } from '../app/i18n/language.ts';

export function KeysHelp() {
  const keys: readonly (readonly [key: string, text: string])[] = [
    [t('help.keys.arrows'), t('help.keys.arrows.text')],
    ['Enter', t('hand.confirm')],
    ['Esc', t('hand.lift')],
    ['R', t('hand.turn')],
    ['T', t('help.keys.turn')],
    ['L', t('help.keys.line')],
    ['K', t('help.keys.kingdom')],
    ['S', t('help.keys.scores')],
    ['M', t('help.keys.move')],
  ];
  return (
    <section class="keys">
      <h2>{t('help.keys')}</h2>
      <p>{t('help.keys.text')}</p>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The variants and the switches between editions, a sentence or two each. */
import { SWITCH_NAMES, SWITCHES } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Link } from '../ui/button.tsx';

export function VariantsHelp() {
  return (
    <>
      <p>{t('help.v.intro')}</p>
      <dl class="variant-list">
        {SWITCH_NAMES.map(name => {
          const { seats } = SWITCHES[name];
          return (
            <div key={name}>
              <dt>
                {t(`variant.${name}`)}{' '}
                {seats !== undefined && <span class="soft">{t('help.v.only', { seats })}</span>}
              </dt>
              <dd>
                {t(`variant.${name}.text`)} {t(`help.v.${name}`)}{' '}
                {(name === 'dynasty' || name === 'mightyDuel') && (
                  <Link
                    to={`/learn/${name}`}
                    kind="plain"
                    icon="book"
                    label={`${t('help.try')}: ${t(`variant.${name}`)}`}
                  >
                    {t('help.try')}
                  </Link>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Whether a day's deal keeps what was published before it: seed, time of the promise, every draw. */

import type { DailyDay } from '@kingdomino/protocol';
import { commitmentTo } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { CheckTable } from './check-table.tsx';

export function CheckDay({ told }: { readonly told: DailyDay }) {
  const { seed, commitment, committedAt, beginsAt, closesAt, salts, mine, best } = told;
  const table = mine?.state === 'finished' ? mine.table : best?.table;
  return (
    <details class="fold">
      <summary>{t('fair.check')}</summary>
      <p>
        {t(committedAt < beginsAt ? 'daily.promised' : 'daily.promised.late', {
          when: momentText(committedAt, 'UTC'),
        })}
        <br />
        <code>{commitment}</code>
      </p>
      {seed === undefined ? (
        <p class="soft">{t('daily.seed.later', { when: momentText(closesAt, 'UTC') })}</p>
      ) : (
        <>
          <p>
            {t(keeps(seed, commitment) ? 'daily.seed.kept' : 'daily.seed.broken')}
            <br />
            <code>{seed}</code>
          </p>
          {table && <CheckTable table={table} promise={{ commitment, salts }} />}
        </>
      )}
    </details>
  );
}

function keeps(seed: string, commitment: string): boolean {
  const bytes = fromHex(seed);
  return bytes !== undefined && commitmentTo(bytes) === commitment;
}

/** Deals a table's game again, here in the page, from what the server has revealed. */
import type { GameRecord } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { get } from '../connection/use-get.ts';
import { Findings } from '../end/check-deal-button.tsx';
import type { DealPromise } from '../table-source/deal-check.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly table: string;
  readonly promise: DealPromise;
}

export function CheckTable({ table, promise }: Props) {
  const [record, setRecord] = useState<GameRecord | 'failed' | undefined>(undefined);
  const check = async () => {
    const told = await get<GameRecord>(`/api/tables/${table}/record`);
    setRecord(told.ok ? told.value : 'failed');
  };
  if (record === 'failed') return <p role="status">{t('daily.no-line')}</p>;
  if (record) return <Findings record={record} promise={promise} />;
  return (
    <Button icon="check" onClick={() => void check()}>
      {t('fair.check')}
    </Button>
  );
}

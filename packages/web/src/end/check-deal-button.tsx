/** A button that checks the whole deal in the page and shows the result. */
import type { GameRecord } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { checkDeal, type DealPromise } from '../table-source/deal-check.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly source: TableSource;
  readonly promise: DealPromise;
}

export function CheckDealButton({ source, promise }: Props) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button icon="check" onClick={() => open(true)}>
        {t('fair.check')}
      </Button>
      {isOpen && (
        <Dialog title={t('fair.title')} onClose={() => open(false)} class="deal">
          <Findings record={source.record()} promise={promise} />
        </Dialog>
      )}
    </>
  );
}

interface FindingsProps {
  readonly record: GameRecord;
  readonly promise: DealPromise;
}

export function Findings({ record, promise }: FindingsProps) {
  const { isSeedKept, areSaltsUsed, areDrawsRight, draws } = checkDeal(record, promise);
  const commitment = promise.commitment.slice(0, 12);
  const count = promise.salts.filter(salt => salt !== '').length;
  const isFair = isSeedKept && areSaltsUsed && areDrawsRight;
  return (
    <>
      <strong role="status">{t(isFair ? 'fair.yes' : 'fair.no')}</strong>
      <ul class="findings">
        <Finding isRight={isSeedKept} text={t(isSeedKept ? 'fair.seed' : 'fair.seed.no', { commitment })} />
        <Finding
          isRight={areSaltsUsed}
          text={areSaltsUsed ? t('fair.salts', { count, seats: promise.salts.length }) : t('fair.salts.no')}
        />
        <Finding
          isRight={areDrawsRight}
          text={areDrawsRight ? t('fair.draws', { count: draws }) : t('fair.draws.no')}
        />
      </ul>
    </>
  );
}

function Finding({ isRight, text }: { readonly isRight: boolean; readonly text: string }) {
  return (
    <li class={isRight ? 'right' : 'wrong'}>
      <Icon name={isRight ? 'check' : 'warning'} /> <span>{text}</span>
    </li>
  );
}

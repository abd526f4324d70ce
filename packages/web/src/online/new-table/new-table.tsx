/** Opening a table at the server. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { NavigateWhenDone } from '../../app/navigation/navigate-when-done.ts';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { pageConnection } from '../../connection/page-connection.ts';
import { FirstSeatChoice } from '../../setup/first-seat.tsx';
import { GameChoice } from '../../setup/game-choice.tsx';
import { seatColours } from '../../setup/seat-rows.tsx';
import { VariantChoice } from '../../setup/variant-choice.tsx';
import { sensible } from '../../setup/variants.ts';
import { Button } from '../../ui/button.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { NameField } from '../identity/name-field.tsx';
import { SameDeal } from './same-deal.tsx';
import {
  FIRST,
  FREE,
  openTables,
  type Plan,
  ratedPlan,
  Seats,
  seatLabel,
  withoutBots,
} from './table-plan.tsx';
import { TermsForm } from './terms-form.tsx';

/** More are opened from the page on which they are compared. */
const MOST_TABLES = 4;

/** With a deal of its own, or that of another table. */
export function NewTable({ of }: { readonly of: string }) {
  return of === '' ? <OwnDeal /> : <SameDeal of={of} />;
}

interface ForClub {
  readonly id: string;
  readonly name: string;
  /** Which of its games count. */
  readonly text: string;
  readonly bots: boolean;
}

/** For anybody, or for a club. */
export function OwnDeal({ club }: { readonly club?: ForClub }) {
  const [plan, setPlan] = useState<Plan>(club ? { ...FIRST, club: club.id } : FIRST);
  const opening = useMemo(() => new NavigateWhenDone(), []);
  const change = (changes: Partial<Plan>) => {
    const next = { ...plan, ...changes };
    const sane = ratedPlan({ ...next, ...sensible(next, FREE) });
    setPlan(club && !club.bots ? withoutBots(sane) : sane);
  };
  useEffect(() => {
    document.title = t('online.create');
    pageConnection().start();
  }, []);
  return (
    <div class="page">
      <PageTop title={club ? club.name : t('online.create')} />
      <main class="card sheet setup">
        <p>{club ? club.text : t('online.text')}</p>
        <ConnectionNote />
        <NameField />
        <GameChoice game={plan.game} onChange={game => change({ game })} />
        <Seats plan={plan} onChange={seats => change({ seats })} />
        <FirstSeatChoice
          choice={plan}
          names={plan.seats.map(seatLabel)}
          colours={seatColours(plan.seats)}
          onChange={firstSeat => change({ firstSeat })}
        />
        <VariantChoice choice={plan} onChange={switches => change({ switches })} />
        <TermsForm
          terms={plan}
          canBeRated={plan.tables === 1}
          isForLink={club !== undefined}
          onChange={change}
        />
        {!plan.isRated && !club && <Tables count={plan.tables} onChange={tables => change({ tables })} />}
        <Button
          kind="main"
          icon="link"
          class="start"
          disabled={opening.isBusy.value}
          onClick={() => void opening.run(end => openTables(plan, end))}
        >
          {t('online.create')}
        </Button>
      </main>
    </div>
  );
}

function Tables({ count, onChange }: { readonly count: number; readonly onChange: (count: number) => void }) {
  return (
    <label class="field">
      <strong>{t('deal.tables')}</strong>
      <select value={count} onChange={event => onChange(Number(event.currentTarget.value))}>
        {Array.from({ length: MOST_TABLES }, (_, index) => index + 1).map(number => (
          <option key={number} value={number}>
            {number === 1 ? t('deal.tables.one') : t('deal.tables.many', { count: number })}
          </option>
        ))}
      </select>
    </label>
  );
}

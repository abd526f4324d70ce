/** Opening a table with the deal that another one had. */

import type { AnswerOf, EventOf } from '@kingdomino/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { enumerationText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { NavigateWhenDone } from '../../app/navigation/navigate-when-done.ts';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { pageConnection } from '../../connection/page-connection.ts';
import { useGet } from '../../connection/use-get.ts';
import { switchesOf } from '../../setup/variants.ts';
import { Button, Link } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { NameField } from '../identity/name-field.tsx';
import { addressOf, FIRST, FREE, openTable, type Plan, type PlannedSeat, Seats } from './table-plan.tsx';
import { TermsForm } from './terms-form.tsx';

export function SameDeal({ of }: { readonly of: string }) {
  const { answer } = useGet<AnswerOf<'events'>>(`/api/tables/${of}/events`);
  useEffect(() => {
    document.title = t('deal.again');
    pageConnection().start();
  }, []);
  if (!answer) return <div class="page" aria-busy="true" />;
  const opened = answer.ok ? answer.value.events[0] : undefined;
  if (opened?.type !== 'opened') return <NotFound text={t('refused.unknown-table')} />;
  return <Form of={of} opened={opened} />;
}

function Form({ of, opened }: { readonly of: string; readonly opened: EventOf<'opened'> }) {
  const [plan, setPlan] = useState(() => planOf(opened));
  const opening = useMemo(() => new NavigateWhenDone(), []);
  const change = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes });
  const variants = switchesOf(opened.options).map(name => t(`variant.${name}`));
  return (
    <div class="page">
      <PageTop title={t('deal.again')} />
      <main class="card sheet setup">
        <p>
          <strong>{enumerationText([t(`game.${opened.game}`), ...variants])}</strong>
        </p>
        <p class="shared-note">
          <Icon name="copy" /> {t('deal.known')}
        </p>
        <ConnectionNote />
        <NameField />
        <Seats plan={plan} isFixed onChange={seats => change({ seats })} />
        <TermsForm terms={plan} onChange={change} />
        <Button
          kind="main"
          icon="link"
          class="start"
          disabled={opening.isBusy.value}
          onClick={() =>
            void opening.run(async end => addressOf(await openTable(plan, end, { kind: 'of', table: of })))
          }
        >
          {t('online.create')}
        </Button>
        {opened.sharedDeal && (
          <Link to={`/deal/${opened.sharedDeal.deal}`} icon="points">
            {t('deal.compare')}
          </Link>
        )}
      </main>
    </div>
  );
}

/** The same bots; I sit on the first seat of a person, the others are free. */
function planOf({ game, options, seats }: EventOf<'opened'>): Plan {
  const mine = seats.findIndex(({ kind }) => kind !== 'bot');
  return {
    ...FIRST,
    game,
    switches: switchesOf(options),
    firstSeat: typeof options.firstSeat === 'number' ? options.firstSeat : undefined,
    seats: seats.map((seat, index): PlannedSeat => {
      if (index === mine) return { kind: 'me' };
      return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : FREE;
    }),
  };
}

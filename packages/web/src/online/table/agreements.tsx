/** Proposals that all people at a table vote on, and claims against absent players: quiet notes in the bar, no dialogs. */

import { PROPOSALS, type ProposalKind } from '@kingdomino/protocol';
import { askedSeats, botOf, isCalledOffAlone } from '@kingdomino/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { listText, soonText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { faceOf } from '../../table-source/clock-text.ts';
import { Button } from '../../ui/button.tsx';
import type { Talking } from '../talk/talking.ts';
import { claimsOf, noteAbsences } from './absences.ts';
import type { OnlineSource } from './online-source.ts';
import { useClockTicks } from './use-clock-ticks.ts';

interface Props {
  readonly source: OnlineSource;
}

export function Agreements({ source }: Props) {
  return (
    <>
      <Halted source={source} />
      <Asked source={source} />
      <Claims source={source} />
    </>
  );
}

/** Whether I play here myself. */
function amPlaying({ table, mySeat }: Pick<Talking, 'table' | 'mySeat'>): boolean {
  return mySeat !== undefined && table.status === 'playing' && botOf(table.seats[mySeat]) === undefined;
}

function Halted({ source }: Props) {
  const { halted } = source.table;
  if (!halted) return null;
  const time = soonText(halted.until);
  return (
    <div class="prompt">
      <strong class="called">{t('halt.note', { time })}</strong>
      {amPlaying(source) && (
        <Button kind="main" icon="play" onClick={() => void source.ask({ type: 'resume', table: source.id })}>
          {t('halt.resume')}
        </Button>
      )}
    </div>
  );
}

function Asked({ source }: Props) {
  const { table, mySeat, view } = source;
  const now = pageConnection().now();
  const proposal = table.proposal(now);
  const isMine = mySeat !== undefined && proposal?.agreed.includes(mySeat) === true;
  const isForMe = proposal !== undefined && !isMine && amPlaying(source);
  const name = proposal ? view.value.seats[proposal.by]!.name : '';
  const text = proposal ? t(`propose.${proposal.what}.text`, { name }) : '';
  useClockTicks(proposal && Math.min(proposal.until - now, 3_600_000));
  useEffect(() => {
    if (isForMe) announce(text);
  }, [isForMe, text]);
  if (!proposal || !amPlaying(source)) return null;
  const answer = (agrees: boolean) =>
    void source.ask({ type: 'answer', table: source.id, what: proposal.what, agrees });
  if (isForMe)
    return (
      <div class="prompt">
        <strong class="called">{text}</strong>
        <Button kind="main" icon="check" onClick={() => answer(true)}>
          {t('propose.yes')}
        </Button>
        <Button icon="close" onClick={() => answer(false)}>
          {t('propose.no')}
        </Button>
      </div>
    );
  const missing = askedSeats(table.seats, table.terms.rated === true)
    .filter(seat => !proposal.agreed.includes(seat))
    .map(seat => view.value.seats[seat]!.name);
  return (
    <div class="prompt">
      <span class="called">
        {t(`propose.${proposal.what}`)} {t('talk.waiting', { names: listText(missing) })}
      </span>
      {proposal.by === mySeat && (
        <Button icon="undo" onClick={() => answer(false)}>
          {t('propose.withdraw')}
        </Button>
      )}
    </div>
  );
}

/** Of a seat whose player is not there. */
function Claims({ source }: Props) {
  const since = useRef(new Map<number, number>());
  const { table, presence, mySeat, view } = source;
  const now = pageConnection().now();
  noteAbsences(since.current, presence.value, now);
  const gone = amPlaying(source)
    ? claimsOf(table, since.current, now).filter(({ seat }) => seat !== mySeat)
    : [];
  const [first] = gone;
  const isOpen = pageConnection().state.value === 'open';
  useClockTicks(first && isOpen ? first.from - now : undefined);
  if (!first) return null;
  const { name } = view.value.seats[first.seat]!;
  if (first.from > now)
    return (
      <div class="prompt">
        <span class="called">{t('claim.soon', { name, time: faceOf(first.from - now) })}</span>
      </div>
    );
  return (
    <div class="prompt">
      <span class="called">{t(first.isPlayedOn ? 'claim.left' : 'claim.note', { name })}</span>
      <Button
        kind="main"
        icon="check"
        onClick={() => void source.ask({ type: 'claim', table: source.id, seat: first.seat })}
      >
        {t(first.isPlayedOn ? 'claim.last' : 'claim.go')}
      </Button>
    </div>
  );
}

/** What I can ask all others. */
export function Questions({ source, onAsked }: { readonly source: Talking; readonly onAsked: () => void }) {
  const { table } = source;
  const isAsked = table.proposal(pageConnection().now()) !== undefined;
  const { sharedDeal, tournament, ladder } = table.terms;
  const isOthersToo = sharedDeal?.until !== undefined || tournament !== undefined || ladder === true;
  if (!amPlaying(source) || table.halted || isAsked || isOthersToo) return null;
  const ask = (what: ProposalKind) => {
    void source.ask({ type: 'propose', table: source.id, what });
    onAsked();
  };
  const possible = PROPOSALS.filter(what => what === 'pause' || !table.isSecondRound);
  return (
    <section class="questions">
      <h3>{t('propose.title')}</h3>
      {possible.map(what =>
        what === 'abort' && isCalledOffAlone(table.terms, table.host) ? (
          <CallOff key={what} onSure={() => ask(what)} />
        ) : (
          <Button key={what} icon={what === 'pause' ? 'pause' : 'close'} onClick={() => ask(what)}>
            {t(`propose.${what}`)}
          </Button>
        ),
      )}
    </section>
  );
}

/** Nobody else is asked: what comes of it is said first. */
function CallOff({ onSure }: { readonly onSure: () => void }) {
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <Button icon="close" onClick={() => ask(true)}>
        {t('propose.abort')}
      </Button>
    );
  return (
    <>
      <p role="status">{t('off.text')}</p>
      <Button icon="close" onClick={onSure}>
        {t('off.go')}
      </Button>
    </>
  );
}

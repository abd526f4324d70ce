/** At a table without a clock: calls a player who keeps everybody waiting, and answers a call. */
import type { Seat } from '@kingdomino/rules';
import { useEffect } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { faceOf } from '../../table-source/clock-text.ts';
import { Button } from '../../ui/button.tsx';
import type { OnlineSource } from './online-source.ts';
import { useClockTicks } from './use-clock-ticks.ts';

export function Call({ source }: { readonly source: OnlineSource }) {
  const { table } = source;
  const now = pageConnection().now();
  const { running, deadline } = source.clocks(now);
  const from = source.callableFrom(now);
  const isWithoutClock = table.terms.clock.kind === 'none' && table.status === 'playing';
  const until = isWithoutClock ? (deadline ?? from) : undefined;
  useClockTicks(until === undefined ? undefined : until - now);
  if (!isWithoutClock || running === undefined) return null;
  if (deadline !== undefined) return <Called source={source} seat={running} left={deadline - now} />;
  if (from === undefined || from > now) return null;
  return (
    <Button icon="clock" onClick={() => void source.ask({ type: 'call', table: source.id })}>
      {t('call.ask', { name: source.view.value.seats[running]!.name })}
    </Button>
  );
}

interface CalledProps {
  readonly source: OnlineSource;
  readonly seat: Seat;
  readonly left: number;
}

function Called({ source, seat, left }: CalledProps) {
  const isMe = seat === source.mySeat;
  const time = faceOf(left);
  useEffect(() => {
    if (isMe) announce(t('call.you', { time }));
  }, [isMe]);
  if (!isMe)
    return (
      <span class="called">{t('call.waiting', { name: source.view.value.seats[seat]!.name, time })}</span>
    );
  return (
    <>
      <strong class="called">{t('call.you', { time })}</strong>
      <Button
        kind="main"
        icon="check"
        onClick={() => void source.ask({ type: 'say', table: source.id, phrase: 'thinking' })}
      >
        {t('call.here')}
      </Button>
    </>
  );
}

/** Leaving a running game, and coming back to it. */
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { go } from '../../app/navigation/router.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Questions } from './agreements.tsx';
import type { OnlineSource } from './online-source.ts';

/** The same in the menu of a table in one hand, where the bar has no room for it. */
export function LeaveInMenu({ source }: { readonly source: OnlineSource }) {
  const isPlaying = source.version.value > 0 && source.table.status === 'playing';
  if (source.mySeat === undefined || !isPlaying || pageConnection().state.value !== 'open') return null;
  return <Leave source={source} class="phone-only" />;
}

interface LeaveProps {
  readonly source: OnlineSource;
  readonly class: string;
}

export function Leave({ source, class: extra }: LeaveProps) {
  const [isOpen, open] = useState(false);
  const { absence } = source.table.terms;
  const playing = source.table.seats.filter(seat => seat.kind !== 'person' || !seat.forfeited).length;
  const leave = () => {
    void source.ask({ type: 'leave', table: source.id });
    // whose leaving ends the game sees how it ended
    if (absence.kind !== 'forfeit' || playing > 2) go('/');
  };
  return (
    <>
      <Button
        kind="quiet"
        class={`on-wood ${extra}`}
        icon="close"
        label={t('online.leave')}
        onClick={() => open(true)}
      />
      {isOpen && (
        <Confirm
          title={t('online.leave.title')}
          text={t(absence.kind === 'bot' ? 'online.leave.text' : 'online.leave.forfeit')}
          word={t('online.leave')}
          instead={t('online.stay')}
          onConfirm={leave}
          onClose={() => open(false)}
        >
          {/* what somebody may look for who wants to get up */}
          <Questions source={source} onAsked={() => open(false)} />
        </Confirm>
      )}
    </>
  );
}

/** Shown while a bot plays on my seat and I may come back to it. */
export function TakeBack({ source }: { readonly source: OnlineSource }) {
  const seat = source.mySeat;
  if (seat === undefined || !source.table.canReturn(seat)) return null;
  return (
    <>
      <span class="called">{t('online.bot-plays')}</span>
      <Button
        kind="main"
        icon="people"
        onClick={() => void source.ask({ type: 'takeBack', table: source.id })}
      >
        {t('online.take-back')}
      </Button>
    </>
  );
}

/** While I wait: for how long, for whom, and what can be done meanwhile. */
import { LEVELS } from '@kingdomino/bots';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { faceOf } from '../table-source/clock-text.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Button } from '../ui/button.tsx';
import { myWait, type Waiting } from './my-wait.ts';
import { playMeanwhile, seatsOf } from './play-meanwhile.ts';
import { useSeconds } from './use-seconds.ts';
import { choice, choose } from './wish.ts';

/** After so long bots are offered; and again after as long. */
const OFFER_BOTS_AFTER = 60_000;

export function WaitingCard({ waiting }: { readonly waiting: Waiting }) {
  useSeconds();
  const { modes = [], stakes = 'casual', pace = 'normal', since = 0, others = 0 } = waiting;
  const waited = pageConnection().now() - since;
  const counts = t(stakes === 'either' ? 'pairing.stakes' : `pairing.${stakes}`);
  const terms = [...modes.map(modeText), t(`pairing.pace.${pace}`), counts];
  return (
    <>
      <div class="waiting-card">
        <span class="waiting-face" aria-hidden="true">
          {faceOf(waited)}
        </span>
        <div>
          <h2>{t('pairing.looking')}</h2>
          <p>{terms.join(' · ')}</p>
          <p class="soft">{others === 0 ? t('pairing.nobody') : t('pairing.others', { count: others })}</p>
          <p class="soft">{reachText(waiting)}</p>
        </div>
      </div>
      <BotsOffer waiting={waiting} waited={waited} />
      <div class="waiting-buttons">
        <Button
          kind="plain"
          icon="robot"
          onClick={() => go(playMeanwhile(modes[0] ?? 'two', choice.value.level))}
        >
          {t('pairing.meanwhile')}
        </Button>
        <Button kind="quiet" icon="close" onClick={() => void myWait().stop()}>
          {t('pairing.stop')}
        </Button>
      </div>
      <p class="soft">{t('pairing.meanwhile.text')}</p>
    </>
  );
}

/** Who is not rated has no range to be told of. */
function reachText({ rating, range, stakes }: Waiting): string {
  if (range === undefined || rating === undefined) return t('pairing.anyone');
  return stakes === 'casual' ? '' : t('pairing.range', { low: rating - range, high: rating + range });
}

/** At tables of more than two: those who wait play, and bots take the other seats. */
function BotsOffer({ waiting, waited }: { readonly waiting: Waiting; readonly waited: number }) {
  const [refusedAt, refuse] = useState(0);
  const modes = waiting.modes ?? [];
  const isLarge = modes.some(mode => seatsOf(mode) > 2);
  const isOffered = isLarge && waited - refusedAt >= OFFER_BOTS_AFTER && waiting.bots === undefined;
  useEffect(() => {
    if (isOffered) announce(t('pairing.minute'));
  }, [isOffered]);
  if (!isOffered) return null;
  const { level } = choice.value;
  const { stakes = 'casual', pace = 'normal' } = waiting;
  const fill = () => myWait().begin({ modes, stakes, pace, bots: level });
  return (
    <section class="bots-offer" aria-label={t('pairing.fill')}>
      <p>
        <strong>{t('pairing.minute')}</strong> {t('pairing.minute.text')}
      </p>
      <div class="waiting-buttons">
        <select
          aria-label={t('pairing.level')}
          value={level}
          onChange={event => choose({ level: event.currentTarget.value as typeof level })}
        >
          {LEVELS.map(name => (
            <option key={name} value={name}>
              {t(`level.${name}`)}
            </option>
          ))}
        </select>
        <Button kind="main" icon="robot" onClick={() => void fill()}>
          {t('pairing.fill')}
        </Button>
        <Button kind="quiet" onClick={() => refuse(waited)}>
          {t('pairing.wait-on')}
        </Button>
      </div>
    </section>
  );
}

/** The remaining time of each person. Bots have no clock. */
import type { Clock, EventOf, Player } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { botOf } from '@kingdomino/table';
import { useEffect } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { playSound } from '../../app/sound/sound.ts';
import { EMBLEMS } from '../../board/colours.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { faceOf, roughTime } from '../../table-source/clock-text.ts';
import type { SeatView } from '../../table-source/table-source.ts';
import { Art, Icon } from '../../ui/icon.tsx';
import { RatingTag } from '../ratings/rating-tag.tsx';
import type { OnlineSource } from './online-source.ts';
import { useClockTicks } from './use-clock-ticks.ts';

export function Clocks({ source }: { readonly source: OnlineSource }) {
  const { remaining, running } = source.clocks(pageConnection().now());
  const isPlaying = source.table.status === 'playing';
  // also without a connection: the server's go on, too
  useClockTicks(isPlaying && running !== undefined ? remaining?.[running] : undefined);
  useWarning(source, remaining, running);
  if (!remaining || !isPlaying) return null;
  const low = lowFrom(source.table.terms.clock);
  return (
    <ul class="clocks" aria-label={t('online.clock')}>
      {remaining.map((left, seat) =>
        botOf(source.table.seats[seat]) === undefined ? (
          <ClockFace
            key={String(seat)}
            seat={source.view.value.seats[seat]!}
            player={personAt(source, seat)}
            terms={source.table.terms}
            left={left}
            state={stateOf(left, seat === running, low)}
          />
        ) : null,
      )}
    </ul>
  );
}

/** The same at the seat itself, in one hand: the list is read to who cannot see it. */
export function PlateClock({ source, seat }: { readonly source: OnlineSource; readonly seat: Seat }) {
  const { remaining, running } = source.clocks(pageConnection().now());
  const isPlaying = source.version.value > 0 && source.table.status === 'playing';
  const left = remaining?.[seat];
  const isRunning = seat === running;
  useClockTicks(isPlaying && isRunning ? left : undefined);
  if (left === undefined || !isPlaying || botOf(source.table.seats[seat]) !== undefined) return null;
  return (
    <span
      class={`plate-clock ${stateOf(left, isRunning, lowFrom(source.table.terms.clock))}`}
      aria-hidden="true"
    >
      {faceOf(left)}
    </span>
  );
}

type ClockState = 'standing' | 'running' | 'low';

function stateOf(left: number, isRunning: boolean, low: number): ClockState {
  if (!isRunning) return 'standing';
  return left <= low ? 'low' : 'running';
}

interface FaceProps {
  readonly seat: SeatView;
  readonly player: Player | undefined;
  readonly terms: EventOf<'opened'>;
  readonly left: number;
  readonly state: ClockState;
}

function ClockFace({ seat: { name, colour }, player, terms, left, state }: FaceProps) {
  return (
    <li class={`clock ${state} ${colour}`} title={t('online.time-left', { name, time: faceOf(left) })}>
      {state === 'low' ? <Icon name="warning" /> : <Art name={`emblem-${EMBLEMS[colour]}`} class="emblem" />}
      <span class="clock-name">{name}</span>
      <RatingTag player={player} terms={terms} />
      <span class="time">{faceOf(left)}</span>
    </li>
  );
}

function personAt({ table }: OnlineSource, seat: Seat): Player | undefined {
  const state = table.seats[seat];
  return state?.kind === 'person' ? state.player : undefined;
}

/** From here on time is short, in milliseconds. */
function lowFrom(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'turn':
      return 1000 * Math.min(20, clock.seconds / 3);
    case 'game':
      return 30_000;
    case 'days':
      return 6 * 3_600_000;
  }
}

/** Says once a turn that my own time is short. */
function useWarning(
  source: OnlineSource,
  remaining: readonly number[] | undefined,
  running: Seat | undefined,
): void {
  const { clock } = source.table.terms;
  const left = running !== undefined && running === source.mySeat ? remaining?.[running] : undefined;
  const isLow = left !== undefined && left > 0 && left <= lowFrom(clock);
  useEffect(() => {
    if (!isLow) return;
    announce(t('online.time-low', { time: roughTime(left!) }));
    playSound('hurry');
  }, [isLow, source.table.lastGameVersion]);
}

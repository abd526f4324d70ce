/** Everything that was said and written at a table, oldest first, without people whom I mute. */
import type { Written } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import { t } from '../../app/i18n/language.ts';

export interface Utterance {
  readonly key: string;
  readonly seat: Seat;
  readonly at: number;
  readonly text: string;
}

export function talkLog(
  table: ReadonlyTable,
  written: readonly Written[],
  isMuted: (player: string) => boolean,
): Utterance[] {
  const playerOn = (seat: Seat) => {
    const state = table.seats[seat];
    return state?.kind === 'person' ? state.player.id : '';
  };
  const said = table.events.flatMap((event, index) =>
    event.type === 'said' && !isMuted(playerOn(event.seat))
      ? [{ key: `e${index}`, seat: event.seat, at: event.at, text: t(`phrase.${event.phrase}`) }]
      : [],
  );
  const texts = written.flatMap(({ id, player, seat, at, text }) =>
    isMuted(player) ? [] : [{ key: id, seat, at, text }],
  );
  return [...said, ...texts].sort((one, other) => one.at - other.at);
}

/** Takes dice for the person whose turn it is: one, or two of which the first is only chosen. */
import { NOBODY } from '@kingdomino/rules/duel';
import { t } from '../../app/i18n/language.ts';
import { playSound } from '../../app/sound/sound.ts';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { useStateAt } from '../../table-ui/use-state-at.ts';

export interface TakingControl {
  /** False while nobody at this device is to take a die. */
  readonly isMine: boolean;
  readonly chosen: readonly number[];
  /** Two dice at once, by a spell; undefined where it cannot be cast. */
  readonly both: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  /** Undefined for a die that cannot be taken now. */
  readonly takeOf: (die: number) => (() => void) | undefined;
  /** What is to be done now, where that is not what the position alone says. */
  readonly status: string | undefined;
}

export function useTaking(source: TableSource<'duel'>, view: TableView<'duel'>): TakingControl {
  const { phase, seat, takenBy, canCast } = positionOf(view);
  const isMine = (phase === 'take' || phase === 'take-two') && view.mine.includes(seat);
  const [isBoth, castBoth] = useStateAt(view.version, false);
  const [chosen, choose] = useStateAt<readonly number[]>(view.version, []);
  const count = phase === 'take-two' || isBoth ? 2 : 1;
  const take = (die: number) => {
    const next = chosen.includes(die) ? chosen.filter(other => other !== die) : [...chosen, die];
    if (next.length < count) {
      playSound('turn');
      return choose(next);
    }
    void source.play({ kind: isBoth ? 'both' : 'take', dice: next });
  };
  const toggle = () => {
    choose([]);
    castBoth(!isBoth);
  };
  return {
    isMine,
    chosen,
    both: isMine && phase === 'take' && canCast ? { isOn: isBoth, toggle } : undefined,
    takeOf: die => (isMine && takenBy[die] === NOBODY ? () => take(die) : undefined),
    status: isMine ? statusOf(chosen.length, count, phase) : undefined,
  };
}

function positionOf({ state }: TableView<'duel'>) {
  const { phase, seat, takenBy } = state;
  return { phase, seat, takenBy, canCast: state.canCast('both', seat) };
}

function statusOf(chosen: number, count: number, phase: string): string | undefined {
  if (chosen > 0) return t('duel.status.me.take-second');
  return count === 2 && phase === 'take' ? t('duel.status.me.take-two') : undefined;
}

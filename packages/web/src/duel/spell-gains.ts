/** The most that each spell could bring in a draw. Calculated one after the other while nothing else is to be done. */
import type { Position } from '@kingdomino/rules/duel';
import { useEffect, useState } from 'preact/hooks';
import { bestCoats, type Casting, PLAIN } from './casting.ts';
import type { Drawing } from './drawing.ts';
import { bestGain, bestOf, turnings } from './gains.ts';

export type SpellGains = Readonly<Partial<Record<'free' | 'split' | 'turn' | 'bonus', number>>>;

export function useSpellGains(drawing: Drawing): SpellGains {
  const [gains, setGains] = useState<SpellGains>({});
  useEffect(() => {
    setGains({});
    const waiting = [...tasksOf(drawing.position)];
    let timer: ReturnType<typeof setTimeout>;
    const workOn = () => {
      const task = waiting.shift();
      if (!task) return;
      const points = task.calculate();
      if (points !== undefined) setGains(known => ({ ...known, [task.name]: points }));
      timer = setTimeout(workOn);
    };
    timer = setTimeout(workOn);
    return () => clearTimeout(timer);
  }, [drawing]);
  return gains;
}

interface Task {
  readonly name: keyof SpellGains;
  readonly calculate: () => number | undefined;
}

/** Only what may be used now. */
function tasksOf(position: Position): Task[] {
  const { seat } = position;
  const tasks: (Task & { readonly isReady: boolean })[] = [
    {
      name: 'free',
      isReady: position.canCast('free', seat),
      calculate: () => bestWith(position, { free: true }),
    },
    {
      name: 'bonus',
      isReady: position.bonusUsed[seat] === 0,
      calculate: () => bestOf(([0, 1] as const).map(cross => bestWith(position, { cross }))),
    },
    {
      name: 'turn',
      isReady: position.canCast('turn', seat),
      calculate: () => bestOf(turnings(position).map(turned => turnGain(position, turned))),
    },
    {
      name: 'split',
      isReady: position.canCast('split', seat),
      calculate: () => bestWith(position, { split: true }),
    },
  ];
  return tasks.filter(({ isReady }) => isReady);
}

export function turnGain(position: Position, turned: NonNullable<Casting['turned']>): number | undefined {
  return bestWith(position, { turned });
}

function bestWith(position: Position, changes: Partial<Casting>): number | undefined {
  return bestGain(position, bestCoats(position, { ...PLAIN, ...changes }));
}

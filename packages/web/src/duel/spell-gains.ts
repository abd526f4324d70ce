/** The most that each spell could bring in a draw. Calculated one after the other while nothing else is to be done. */
import type { Position } from '@kingdomino/rules/duel';
import { useEffect, useState } from 'preact/hooks';
import { bestCoats, type Casting, PLAIN } from './casting.ts';
import type { Drawing } from './drawing.ts';
import { bestGain, turnings } from './gains.ts';

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
      if (points !== undefined)
        setGains(known => ({ ...known, [task.name]: Math.max(points, known[task.name] ?? 0) }));
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

/** Only what may be used now, in steps that hold nothing up. */
function tasksOf(position: Position): Task[] {
  const { seat } = position;
  const steps = (name: Task['name'], castings: readonly Partial<Casting>[]): Task[] =>
    castings.map(changes => ({ name, calculate: () => bestWith(position, changes) }));
  return [
    ...(position.canCast('free', seat) ? steps('free', [{ free: true }]) : []),
    ...(position.bonusUsed[seat] === 0 ? steps('bonus', [{ cross: 0 }, { cross: 1 }]) : []),
    ...(position.canCast('split', seat) ? steps('split', [{ split: true }]) : []),
    ...(position.canCast('turn', seat)
      ? steps(
          'turn',
          turnings(position).map(turned => ({ turned })),
        )
      : []),
  ];
}

export function turnGain(position: Position, turned: NonNullable<Casting['turned']>): number | undefined {
  return bestWith(position, { turned });
}

function bestWith(position: Position, changes: Partial<Casting>): number | undefined {
  return bestGain(position, bestCoats(position, { ...PLAIN, ...changes }));
}

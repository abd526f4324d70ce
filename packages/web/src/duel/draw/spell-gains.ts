/** The most that each spell could bring in a draw. Calculated one after the other in idle time. */
import { duel, type Position } from '@kingdomino/rules/duel';
import { useEffect, useState } from 'preact/hooks';
import { bestCoats, type Casting, PLAIN } from './casting.ts';
import type { DrawInProgress } from './draw-in-progress.ts';
import { bestGain, turnings } from './gains.ts';

export type SpellGains = Readonly<Partial<Record<'free' | 'split' | 'turn' | 'bonus' | 'both', number>>>;

export function useSpellGains(draw: DrawInProgress): SpellGains {
  return useWorkedOut(draw, () => tasksOf(draw.position));
}

/** D-S3: the most that any two of the free dice could bring. */
export function useBothGain(position: Position): number | undefined {
  return useWorkedOut(position, () => bothTasks(position)).both;
}

/** Again when `about` is another. */
function useWorkedOut(about: unknown, tasks: () => readonly Task[]): SpellGains {
  const [gains, setGains] = useState<SpellGains>({});
  useEffect(() => {
    setGains({});
    const waiting = [...tasks()];
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
  }, [about]);
  return gains;
}

interface Task {
  readonly name: keyof SpellGains;
  readonly calculate: () => number | undefined;
}

/** Only what may be used now, in steps that hold nothing up. */
function tasksOf(position: Position): Task[] {
  const { seat } = position;
  const steps = (name: keyof SpellGains, castings: readonly Partial<Casting>[]): Task[] =>
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

function bothTasks(position: Position): Task[] {
  const free = position.freeDice();
  return free.flatMap((one, index) =>
    free.slice(index + 1).map(other => ({
      name: 'both',
      calculate: () => bothGain(position, [one, other]),
    })),
  );
}

/** What two dice taken at once could bring; the one who takes them draws first. */
export function bothGain(position: Position, dice: readonly [number, number]): number | undefined {
  return bestWith(duel.play(position, { kind: 'both', dice }), {});
}

export function turnGain(position: Position, turned: NonNullable<Casting['turned']>): number | undefined {
  return bestWith(position, { turned });
}

function bestWith(position: Position, changes: Partial<Casting>): number | undefined {
  return bestGain(position, bestCoats(position, { ...PLAIN, ...changes }));
}

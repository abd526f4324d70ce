/**
 * What moves on a table, as plain values: a game turns a move into a scene, the stage plays it.
 *
 * Elements say where they are with `data-anchor`: a name such as `newer 12`. What leaves its anchor is copied before the
 * table is drawn anew, so an anchor need not be there any more once its motion begins.
 */
import type { Effect } from './effects.ts';

interface Timed {
  /** Milliseconds at normal speed, after the scene has begun. */
  readonly delay?: number;
}

/** Something goes from one anchor to another, above everything else; whatever stands at `to` is seen on its arrival. */
export interface Travel extends Timed {
  readonly kind: 'travel';
  readonly from: string;
  readonly to: string;
  readonly way?: 'fly' | 'walk';
  /** Quarter turns clockwise of what lies at either end, seen from how its copy is drawn. */
  readonly turnFrom?: number;
  readonly turnTo?: number;
}

/** What stands at `to` now comes there from where `from` was, with all that stands on it. */
export interface Slide extends Timed {
  readonly kind: 'slide';
  readonly from: string;
  readonly to: string;
}

/** What stands at an anchor comes into sight, or draws attention. */
export interface Show extends Timed {
  readonly kind: 'show';
  readonly at: string;
  readonly effect: Effect;
}

/** What stood at an anchor goes away. */
export interface Leave extends Timed {
  readonly kind: 'leave';
  readonly from: string;
}

export type Motion = Travel | Slide | Show | Leave;

/** What happens together. */
export type Scene = readonly Motion[];

/** The same taken back: things go where they came from. */
export const takenBack = (scene: Scene): Scene => scene.flatMap(backOf);

function backOf(motion: Motion): Motion[] {
  switch (motion.kind) {
    case 'travel': {
      const { from, to, turnFrom = 0, turnTo = 0, ...rest } = motion;
      return [{ ...rest, from: to, to: from, turnFrom: turnTo, turnTo: turnFrom, delay: 0 }];
    }
    case 'slide':
      return [{ ...motion, from: motion.to, to: motion.from, delay: 0 }];
    case 'leave':
      return [{ kind: 'show', at: motion.from, effect: 'appear' }];
    case 'show':
      return [];
  }
}

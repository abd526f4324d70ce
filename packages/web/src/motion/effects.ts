/** How elements appear or draw attention. Only transform and opacity, which cost no painting. */

interface Look {
  /** Milliseconds at normal speed. */
  readonly length: number;
  readonly easing: string;
  readonly frames: Keyframe[];
}

export const EFFECTS = {
  appear: { length: 200, easing: 'ease-out', frames: [{ opacity: 0 }, {}] },
  /** A domino is turned from its number to its landscape. */
  flip: {
    length: 300,
    easing: 'ease-out',
    frames: [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }],
  },
  /** Laid by hand: it comes down the last bit. */
  press: {
    length: 180,
    easing: 'cubic-bezier(0.3, 0, 0.4, 1.4)',
    frames: [{ transform: 'scale(1.08)' }, { transform: 'scale(1)' }],
  },
  /** Something small is filled in or gained. */
  pop: {
    length: 320,
    easing: 'ease-out',
    frames: [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.3)', opacity: 1, offset: 0.6 },
      { transform: 'scale(1)', opacity: 1 },
    ],
  },
  /** A die is thrown. */
  tumble: {
    length: 700,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    frames: [
      { transform: 'translate(-120px, -70px) rotate(-540deg) scale(0.7)', opacity: 0 },
      { transform: 'translate(8px, 4px) rotate(20deg) scale(1.06)', opacity: 1, offset: 0.55 },
      { transform: 'translate(-2px, -6px) rotate(-9deg) scale(1)', opacity: 1, offset: 0.75 },
      { transform: 'translate(0, 0) rotate(0) scale(1)', opacity: 1 },
    ],
  },
  /** Ink on paper. */
  stamp: {
    length: 280,
    easing: 'ease-out',
    frames: [{ transform: 'scale(1.5)', opacity: 0 }, {}],
  },
  /** It falls off the table. */
  drop: {
    length: 420,
    easing: 'ease-in',
    frames: [{}, { transform: 'translateY(70px) rotate(14deg) scale(0.85)', opacity: 0 }],
  },
} as const satisfies Record<string, Look>;

export type Effect = keyof typeof EFFECTS;

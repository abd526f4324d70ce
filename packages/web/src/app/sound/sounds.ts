/** One sound for each thing that happens at a table. */
import { glide, knock, later, melody, rustle, type Stage, tone } from './tones.ts';

export const SOUNDS = {
  /** A domino is laid. */
  lay: stage => {
    knock(stage, 190, 0.35);
    knock(later(stage, 0.045), 150, 0.25);
  },
  /** It is turned, or taken up again. */
  turn: stage => knock(stage, 420, 0.12),
  /** A king goes to a domino. */
  pick: stage => {
    knock(stage, 300, 0.2);
    tone(stage, 520, 0.12, 0.05);
  },
  /** A domino that fits nowhere slides off the table. */
  discard: stage => {
    rustle(stage, 0.12, 0.2, 1400);
    knock(later(stage, 0.18), 110, 0.2);
  },
  deal: stage => {
    for (let card = 0; card < 4; card++) rustle(later(stage, 0.07 * card), 0.08);
  },
  /** A king comes out of the hand. */
  king: stage => {
    rustle(stage, 0.06, 0.1, 1800);
    knock(later(stage, 0.1), 360, 0.16);
  },
  roll: stage => {
    for (let hop = 0; hop < 9; hop++)
      knock(later(stage, 0.055 * hop + 0.02 * Math.random()), 500 + 300 * Math.random(), 0.14);
  },
  /** A die is taken. */
  take: stage => {
    knock(stage, 620, 0.14);
    knock(later(stage, 0.06), 480, 0.1);
  },
  /** A pen on paper, twice: two coats. */
  draw: stage => {
    for (const [stroke, pitch] of [4200, 3400, 4600].entries())
      rustle(later(stage, 0.11 * stroke), 0.09, 0.09, pitch);
  },
  /** Nothing can be drawn: the book is closed. */
  pass: stage => {
    rustle(stage, 0.08, 0.12, 1200);
    knock(later(stage, 0.1), 130, 0.16);
  },
  /** A spell is used. */
  spell: stage => melody(stage, [523, 659, 784, 1047], 0.06),
  /** A row of the book is full. */
  earned: stage => melody(stage, [659, 784, 988, 1319, 1568], 0.075, 0.055),
  /** Points that are sure from now on. */
  bonus: stage => melody(stage, [784, 1175], 0.09, 0.05),
  undo: stage => glide(stage, 520, 300, 0.16, 0.06),
  /** It is one's turn. */
  yours: stage => {
    tone(stage, 587, 0.35, 0.07);
    tone(later(stage, 0.11), 880, 0.45, 0.06);
  },
  /** Time is short. */
  hurry: stage => {
    for (let beat = 0; beat < 3; beat++) tone(later(stage, 0.16 * beat), 1245, 0.12, 0.05);
  },
  /** Somebody says something. */
  say: stage => glide(stage, 480, 720, 0.12, 0.05),
  count: stage => tone(stage, 660, 0.14, 0.035),
  win: stage => melody(stage, [392, 523, 659, 784, 659, 784, 1047], 0.12),
  lose: stage => melody(stage, [523, 466, 440, 349], 0.18, 0.055),
  /** It is over, and nobody here has won or lost. */
  over: stage => melody(stage, [523, 440, 392], 0.16),
  wrong: stage => tone(stage, 140, 0.16, 0.08),
} as const satisfies Readonly<Record<string, (stage: Stage) => void>>;

export type Sound = keyof typeof SOUNDS;

/** What somebody was challenged to last, for the next time. */
import { CHALLENGE_MODES, type ChallengeMode, type Clock } from '@kingdomino/protocol';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';
import { SUGGESTIONS, type Suggestion } from './paces.ts';

export interface Wish {
  readonly mode: ChallengeMode;
  readonly pace: Suggestion;
  /** A clock of one's own. */
  readonly own: Clock;
  readonly isRated: boolean;
}

const FIRST: Wish = {
  mode: 'two',
  pace: 'normal',
  own: { kind: 'game', seconds: 300, increment: 10 },
  isRated: false,
};

/** The own clock is chosen anew: it is seldom the same. */
function read(raw: unknown): Wish | undefined {
  const { mode, pace, isRated } = fieldsOf(raw);
  const [known, paced] = [
    CHALLENGE_MODES.find(name => name === mode),
    SUGGESTIONS.find(name => name === pace),
  ];
  if (!known || !paced) return undefined;
  return { mode: known, pace: paced, own: FIRST.own, isRated: isRated === true };
}

const kept = new StoredValue<Wish>('challenge', [read], FIRST);

export const readWish = (): Wish => kept.read();

export function keepWish(wish: Wish): void {
  kept.write(wish);
}

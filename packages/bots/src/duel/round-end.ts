/** Plays whatever is left of a round as the net would, once its dice are rolled and one of them is taken. */
import { isPass, type Position, playPass } from '@kingdomino/rules/duel';
import type { Judge } from './judge.ts';
import { settleChoices } from './valuer.ts';

/** Afterwards dice are to be rolled, or the game is over. `width` is how many draws of a sort are looked at more closely. */
export function playRoundOut(position: Position, { round }: Judge, width: number): void {
  for (;;) {
    if (position.phase === 'take-two') {
      round.findShares(position, width);
      takeWorst(position, round);
    } else if (position.phase === 'draw') {
      const list = round.draws.find(position, position.seat, width);
      if (isPass(list.code[0]!)) playPass(position, list.code[0]!);
      else position.draw(list.code[0]!, list.first[0]!, list.second[0]!);
    } else {
      settleChoices(position);
      return;
    }
  }
}

/** B takes what leaves A worst off. */
function takeWorst(position: Position, round: Judge['round']): void {
  const share = round.shareAfter(position.takenBy.indexOf(position.playerA));
  const [one, other] = position.freeDice().filter(die => (share & (1 << die)) === 0);
  position.takeTwo(one!, other!);
}

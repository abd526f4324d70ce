import type { KernelMove } from '../../nets/duel/kernel.ts';
import { utility } from '../utility.ts';

/** What a move is worth to the seat that makes it, by a forecast of points and of its chance to win. */
export function utilityOfMove({ own, other, win }: Omit<KernelMove, 'move'>): number {
  return utility(own - other, win);
}

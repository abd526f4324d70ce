/**
 * Why a game on this device waits before anything new is revealed: a decision may still be taken back; a game of a
 * Dynasty is over and the next one not begun; or somebody deals and rolls by hand.
 */
export type Hold = 'undo' | 'next-game' | 'chance';

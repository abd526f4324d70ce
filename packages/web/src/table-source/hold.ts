/**
 * Why a game on this device waits before anything new is revealed: a decision may still be taken back; or a game of a
 * Dynasty is over and the next one not begun.
 */
export type Hold = 'undo' | 'next-game';

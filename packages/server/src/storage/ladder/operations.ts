/** The operations of the store for the ladder of programs. */
export { countLadderGames, countLadderWaits, ladderGames, ladderStandings, oldLadderGames } from './games.ts';
export { makeProgram, programOf, programsOf, renewProgramToken } from './programs.ts';
export { askLadder, leaveLadder, runningLadderGame, stepLadder } from './waits.ts';

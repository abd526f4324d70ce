/** A thread that searches one game after the other. */
import { parentPort } from 'node:worker_threads';
import { type GameNumber, searchGame } from './search-game.ts';

parentPort?.on('message', (which: GameNumber) => {
  void searchGame(which).then(
    searched => parentPort?.postMessage(searched),
    error => {
      // the parent ends with what was wrong, and what it has written stays
      throw error;
    },
  );
});

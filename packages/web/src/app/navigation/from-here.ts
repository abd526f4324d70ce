/** Navigation after some waiting: late answers move nobody who has gone elsewhere meanwhile. */
import { go, replace, route } from './router.ts';

export interface FromHere {
  readonly go: (path: string) => void;
  readonly replace: (path: string) => void;
}

/** Called before the `await`; both ways do nothing once the player has left this screen. */
export function fromHere(): FromHere {
  const here = route.peek();
  const ifHere = (way: (path: string) => void) => (path: string) => {
    if (route.peek() === here) way(path);
  };
  return { go: ifHere(go), replace: ifHere(replace) };
}

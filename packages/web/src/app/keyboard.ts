/** Whether the player uses the keyboard or a screen reader rather than a pointer. Watched from the start of the page. */

let isKeyboard = false;
let whenItBegins: (key: string) => void = () => undefined;

addEventListener('keydown', ({ key }) => {
  if (!isKeyboard) whenItBegins(key);
  isKeyboard = true;
});
addEventListener('pointerdown', () => {
  isKeyboard = false;
});
// a screen reader presses without a key and without a pointer
addEventListener('click', ({ detail }) => {
  isKeyboard ||= detail === 0;
});

export function usesKeyboard(): boolean {
  return isKeyboard;
}

/** Called with the first key after a pointer, before anything is done with it. */
export function onFirstKey(listener: (key: string) => void): void {
  whenItBegins = listener;
}

/** Fine points of setting a message that no translator should have to think of. */
const NO_BREAK_SPACE = '\u00a0';

/** A number stays on one line with the word it counts: `48 dominoes`, and a plural's `# points`. */
export function typeset(message: string): string {
  return message.replace(/(?<=[\d#]) (?=\p{Letter})/gu, NO_BREAK_SPACE);
}

/** Fine points of setting a message that no translator should have to think of. */
const NO_BREAK = '\u00a0';
const NARROW = '\u202f';
const JOINER = '\u2060';

export function typeset(message: string, language: string): string {
  // a number stays on one line with the word it counts: `48 dominoes`, and a plural's `# points`
  const counted = message.replace(/(?<=[\d#]) (?=\p{Letter})/gu, NO_BREAK);
  // and so does `2–4`
  const spanned = counted.replace(/(?<=\d–)(?=\d)/g, JOINER);
  // what it comes to stays with the product: `3 × 2 = 6`
  const joined = spanned.replace(/(?<=\d|\{\w+\}) = (?=\d|\{\w+\})/g, `${NO_BREAK}=${NO_BREAK}`);
  return language === 'fr' ? withFrenchSpaces(joined) : joined;
}

/** French sets a space before these marks and inside quotes, at which no line may break. */
function withFrenchSpaces(message: string): string {
  return message.replace(/ (?=[:»])|(?<=«) /g, NO_BREAK).replace(/ (?=[;!?])/g, NARROW);
}

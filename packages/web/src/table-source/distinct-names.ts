/** Two of the same name at one table are numbered as kings are: Prince, Prince II. */

const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/**
 * @param names by seat; who has none (a free seat) gets none
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const isFree = (wished: string) => !taken.has(wished) && (wished === name || !names.includes(wished));
    const wishes = NUMERALS.map(numeral => `${name} ${numeral}`.trimEnd());
    const own = name === '' ? '' : (wishes.find(isFree) ?? `${name} ${seat + 1}`);
    taken.add(own);
    return own;
  });
}

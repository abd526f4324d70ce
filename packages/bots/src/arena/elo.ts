/** Elo ratings that explain all results together best (Bradley-Terry), with an average of 0. */

/** Wins of the row over the column; a tie is half a win for each. */
export type WinTable = readonly (readonly number[])[];

const ROUNDS = 1000;
const ENOUGH = 1e-9;

/** Half a game more, drawn, for every pair that met: keeps a bot that won every game finite. */
const PRIOR = 0.25;

export function eloRatings(wins: WinTable): number[] {
  const bots = wins.map((_, bot) => bot);
  const played = (one: number, other: number) => wins[one]![other]! + wins[other]![one]!;
  const rivals = bots.map(bot => bots.filter(other => other !== bot && played(bot, other) > 0));
  const won = bots.map(bot => rivals[bot]!.reduce((sum, other) => sum + wins[bot]![other]! + PRIOR, 0));
  let strengths = bots.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = bots.map(bot => {
      if (rivals[bot]!.length === 0) return 1;
      const expected = rivals[bot]!.reduce(
        (sum, other) => sum + (played(bot, other) + 2 * PRIOR) / (strengths[bot]! + strengths[other]!),
        0,
      );
      return won[bot]! / expected;
    });
    const middle = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
    const scaled = next.map(strength => strength / middle);
    const change = Math.max(...scaled.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]!))));
    strengths = scaled;
    if (change < ENOUGH) break;
  }
  return strengths.map(strength => (400 * Math.log(strength)) / Math.LN10);
}

/** The sentence that says who won, and by what. */

import type { Outcome, Points, Seat } from '@kingdomino/rules';
import { listText } from '../app/i18n/format.ts';
import { type MessageKey, t } from '../app/i18n/language.ts';
import type { Who } from '../app/i18n/message-format.ts';

/** Tie-breaks in their order, each with the sentence that explains it. */
export type TieBreaks<Part extends string> = readonly (readonly [part: Part, key: MessageKey])[];

export function verdictOf<Part extends string>(
  outcome: Outcome<Points & Readonly<Record<Part, number>>>,
  players: readonly Who[],
  tieBreaks: TieBreaks<Part>,
): string[] {
  const [first = [], second] = outcome.ranking;
  const list = (seats: readonly Seat[]) => listText(seats.map(seat => players[seat]!.name));
  if (first.length > 1) return [t('end.shared', { names: list(first) })];
  const winner = first[0]!;
  const sentences = [t('end.winner', { name: players[winner]!, points: outcome.scores[winner]!.total })];
  const rival = second?.[0];
  if (rival === undefined || outcome.scores[rival]!.total !== outcome.scores[winner]!.total) return sentences;
  const decided = tieBreaks.find(([part]) => outcome.scores[winner]![part] !== outcome.scores[rival]![part]);
  return decided
    ? [...sentences, t(decided[1], { name: players[winner]!, count: outcome.scores[winner]![decided[0]] })]
    : sentences;
}

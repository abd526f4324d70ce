/** What is wrong with a record, in one line. */
import type { Fault } from '@kingdomino/rules';

/** `record 3, move 17: K-P2 neither half touches …`; only faults of the game itself have a rule to name. */
export function describeFault(what: string, { move, rule, text }: Fault): string {
  const where = move === undefined ? what : `${what}, move ${move}`;
  return `${where}: ${OWN_FORMS.includes(rule) ? '' : `${rule} `}${text}`;
}

/** Forms that a text may not have; the sentence says enough. */
const OWN_FORMS: readonly string[] = ['record', 'link'];

/** Something from outside is not as it must be: a file, a record, a drawing. Ends a command with one line. */
export class Complaint extends Error {}

/** The command was not called as it must be: its help will do. */
export class UsageComplaint extends Complaint {}

const LONGEST_QUOTE = 40;

/** A text from outside, short enough and harmless enough to repeat in a complaint. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

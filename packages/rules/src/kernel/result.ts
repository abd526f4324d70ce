/** Answers to questions that may be refused. Used at the edges: moves, options and texts from outside. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** Why something was refused: a code for programs, the rule it breaks, and a sentence for people. */
export interface Refusal<Code extends string> {
  readonly code: Code;
  readonly rule: string;
  readonly text: string;
}

/** The half of a `Result` that says no. */
export interface Refused<Code extends string> {
  readonly ok: false;
  readonly error: Refusal<Code>;
}

/**
 * A successful result.
 *
 * @param value what was asked for
 * @example
 * return ok(move);
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * An unsuccessful result.
 *
 * @param error a refusal, or whatever else says why
 * @example
 * return err('too-wide');
 */
export function err<Problem>(error: Problem): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error };
}

/**
 * The value of a successful result, for programs to which a refusal would be a mistake of their own.
 *
 * @param result what a function of this library returned
 * @returns its value
 * @throws Error with the sentence of the refusal, and the refusal as its `cause`
 * @example
 * const move = unwrap(game.parse('pick:17'));
 */
export function unwrap<Value>(result: Result<Value, { readonly text: string }>): Value {
  if (!result.ok) throw new Error(result.error.text, { cause: result.error });
  return result.value;
}

/** Makes the refusals of a table of rules and sentences, perhaps with a detail in brackets. */
export function refuserOf<Codes extends string>(
  refusals: Readonly<Record<Codes, Omit<Refusal<string>, 'code'>>>,
): <Code extends Codes>(code: Code, detail?: string) => Refused<Code> {
  return (code, detail) => {
    const { rule, text } = refusals[code];
    return err({ code, rule, text: detail === undefined ? text : `${text} (${detail})` });
  };
}

/** A broken invariant: a bug of ours, never a player's mistake. */
export function unreachable(what: string): never {
  throw new Error(`unreachable: ${what}`);
}

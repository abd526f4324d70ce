/** What a command comes to: events to write down, or the reason why not. */
import type { RefusalCode, TableEvent } from '@kingdomino/protocol';
import { err, ok, type Refusal, type Result } from '@kingdomino/rules';

export interface Refusing {
  readonly code: RefusalCode;
  readonly text: string;
  /** The broken rule of the game and its own code. */
  readonly rule?: string;
  readonly reason?: string;
  readonly version?: number;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

export type Decision = Result<readonly TableEvent[], Refusing>;

export function accept(...events: readonly TableEvent[]): Decision {
  return ok(events);
}

export function refuse(code: RefusalCode, text: string): { readonly ok: false; readonly error: Refusing } {
  return err({ code, text });
}

/** A refusal by the game's rules. */
export function illegal({ code, rule, text }: Refusal): { readonly ok: false; readonly error: Refusing } {
  return err({ code: 'illegal', text, rule, reason: code });
}

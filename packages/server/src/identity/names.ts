/** Names are plain text of bounded length, without anything that could pass for something else on a page. */

import type { CommandRefusal } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';

const MOST_CHARACTERS = 24;
/** Control, formatting (also those that turn the writing direction), private and unassigned characters. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** More than two marks on one letter pile up over the neighbouring lines. */
const PILED_MARKS = /\p{M}{3,}/u;

export function checkName(raw: string): Result<string, CommandRefusal> {
  const name = raw.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const length = Array.from(name).length;
  if (length < 1 || length > MOST_CHARACTERS)
    return err({ code: 'bad-name', text: `a name has 1 to ${MOST_CHARACTERS} characters` });
  if (FORBIDDEN.test(name) || PILED_MARKS.test(name))
    return err({ code: 'bad-name', text: 'a name has visible characters only' });
  return ok(name);
}

/** Names are plain text of bounded length, without anything that could pass for something else on a page. */

import { BOT_LEVELS, type CommandRefusal, MOST_NAME } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';

/** Control, formatting (also those that turn the writing direction), private and unassigned characters. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** More than two marks on one letter pile up over the neighbouring lines. */
const PILED_MARKS = /\p{M}{3,}/u;

/** Who would pass for somebody else: whoever runs the server, and the bots at the table. */
const OPERATORS =
  'admin administrator moderator mod operator owner root server staff support system kingdomino';
const RESERVED = new Set<string>([...OPERATORS.split(' '), 'bot', 'computer', ...BOT_LEVELS]);

export function checkName(raw: string): Result<string, CommandRefusal> {
  const name = raw.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const length = Array.from(name).length;
  if (length < 1 || length > MOST_NAME)
    return err({ code: 'bad-name', text: `a name has 1 to ${MOST_NAME} characters` });
  if (FORBIDDEN.test(name) || PILED_MARKS.test(name))
    return err({ code: 'bad-name', text: 'a name has visible characters only' });
  if (RESERVED.has(bareName(name)))
    return err({ code: 'bad-name', text: 'this name could be taken for somebody else: choose another one' });
  return ok(name);
}

/** What is left of a name when case, marks, spaces and signs are not looked at, and digits stand for letters. */
function bareName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's');
}

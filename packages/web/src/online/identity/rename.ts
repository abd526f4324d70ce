/** Changes my name; says why if it is refused. */
import { t } from '../../app/i18n/language.ts';
import type { Connection } from '../../connection/connection.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { playerName } from '../../table-source/seat-text.ts';

/** What is wrong with it, or nothing. */
export async function rename(
  connection: Pick<Connection, 'ask' | 'me'>,
  name: string,
): Promise<string | undefined> {
  const wished = name.trim();
  const me = connection.me.value;
  // as it is shown it is no new one
  if (me && (wished === me.name || wished === playerName(me))) return undefined;
  if (wished === '') return t('refused.bad-name');
  const answer = await connection.ask({ type: 'rename', name: wished });
  if (answer.type !== 'refused') return undefined;
  return answer.code === 'bad-message' ? t('refused.bad-name') : refusalText(answer.code);
}

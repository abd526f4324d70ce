/** HTTP requests beside the connection: the server's answer, or why there is none. */
import type { RefusalCode, Refused } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import { refusalText } from './refusal-text.ts';

/** `no-connection` when the server cannot be reached, else the server's own code. */
export type Problem = 'no-connection' | RefusalCode;

const NO_CONTENT = 204;

export async function request<Body extends object>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Result<Body, Problem>> {
  try {
    const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(path, { method, ...sent, ...(signal && { signal }) });
    if (answer.status === NO_CONTENT) return ok({} as Body);
    const read = (await answer.json()) as Body | Refused;
    return 'code' in read && 'type' in read ? err(read.code) : ok(read as Body);
  } catch {
    return err('no-connection');
  }
}

export function problemText(problem: Problem): string {
  return problem === 'no-connection' ? t('online.offline') : refusalText(problem);
}

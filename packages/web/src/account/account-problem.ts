/** What to tell a player when something about the account failed. */
import { t } from '../app/i18n/language.ts';
import { problemText } from '../connection/http.ts';
import type { AccountProblem } from './account-api.ts';

export function accountProblem(problem: AccountProblem): string {
  switch (problem) {
    case 'passkey':
    case 'bad-passkey':
      return t('account.passkey.failed');
    case 'bad-code':
      return t('account.code.wrong');
    default:
      return problemText(problem);
  }
}

/** What to tell somebody for whom a club did not do as wished. */
import { t } from '../app/i18n/language.ts';
import { type Problem, problemText } from '../connection/http.ts';

export function clubProblem(problem: Problem): string {
  switch (problem) {
    case 'unknown-club':
      return t('club.gone');
    case 'last-admin':
      return t('club.last-admin');
    case 'club-full':
      return t('club.full');
    case 'too-many-clubs':
      return t('club.too-many');
    case 'bad-season':
      return t('club.bad-season');
    default:
      return problemText(problem);
  }
}

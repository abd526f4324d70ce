/** The new achievements of a game: one line at its end. */
import { achievedBy } from '@kingdomino/table/achievements';
import { t } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';
import { Link } from '../ui/button.tsx';
import { newText } from './achievement-words.ts';
import { finishedGamesOf, resultsOf } from './finished-games.ts';
import { onlyNewAchievements } from './known-achievements.ts';
import { allResults } from './results.ts';

export function NewAchievements({ id }: { readonly id: string }) {
  const member = signedInMember.value;
  const games = finishedGamesOf(resultsOf(member, allResults()));
  const text = newText(onlyNewAchievements(member, id, achievedBy(id, games)));
  if (text === undefined) return null;
  return (
    <p class="new-achievements">
      <Link to="/achievements" icon="medal" label={`${text}. ${t('home.achievements')}`}>
        {text}
      </Link>
    </p>
  );
}

/** Asks whose the games are that ended here before somebody signed in. */

import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';

import { allResults, giveResults } from '../results/results.ts';
import { Button } from '../ui/button.tsx';
import { disclaim, unclaimedFor } from './disclaimed-games.ts';

export function UnclaimedGames({ onTaken }: { readonly onTaken: () => void }) {
  const [isAnswered, answer] = useState(false);
  const member = signedInMember.value;
  const results = unclaimedFor(member, allResults());
  if (results.length === 0 || isAnswered) return null;
  const take = () => {
    giveResults(
      results.map(({ id }) => id),
      member,
    );
    onTaken();
  };
  const leave = () => {
    disclaim(member, results);
    answer(true);
  };
  return (
    <div class="unclaimed">
      <p>{t('achieve.ask', { count: results.length })}</p>
      <div class="list-buttons">
        <Button onClick={take}>{t('achieve.ask.yes')}</Button>
        <Button kind="quiet" onClick={leave}>
          {t('achieve.ask.no')}
        </Button>
      </div>
    </div>
  );
}

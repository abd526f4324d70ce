/** Challenges that are open: to me, to be answered, and mine, to be withdrawn. */
import '../styles/screens/company.css';
import type { Challenge } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { toast } from '../app/toast.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { clockText } from '../table-source/clock-text.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { challengeModeText } from './challenge-mode-text.ts';
import { acceptChallenge, challengeProblem, declineChallenge, withdrawChallenge } from './company-api.ts';
import { myCompany } from './my-company.ts';

/** Nothing where none is open. */
export function ChallengeList() {
  const challenges = myCompany().challenges.value ?? [];
  if (challenges.length === 0) return null;
  return (
    <section class="card sheet challenges" aria-labelledby="challenges">
      <h2 id="challenges">{t('challenge.waits')}</h2>
      <ul>
        {challenges.map(one => (
          <li key={one.challenge}>
            <ChallengeCard challenge={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ChallengeCard({ challenge }: { readonly challenge: Challenge }) {
  const isMine = challenge.by.id === pageConnection().me.value?.id;
  const name = playerName(isMine ? challenge.to : challenge.by);
  return (
    <div class="challenge-card">
      <div>
        <strong>{t(isMine ? 'challenge.waiting' : 'challenge.received', { name })}</strong>
        <span class="soft">{termsText(challenge)}</span>
      </div>
      {isMine ? <Withdraw challenge={challenge} /> : <Answers challenge={challenge} />}
    </div>
  );
}

export function termsText({ mode, clock, rated }: Challenge): string {
  const stakes = t(rated ? 'challenge.rated' : 'challenge.casual');
  return [challengeModeText(mode), clockText(clock), stakes].join(' · ');
}

function Answers({ challenge }: { readonly challenge: Challenge }) {
  const [isBusy, setBusy] = useState(false);
  const answer = async (isYes: boolean) => {
    setBusy(true);
    const here = fromHere();
    const done = await (isYes ? acceptChallenge : declineChallenge)(challenge.challenge);
    if (!done.ok) toast(challengeProblem(done.error, challenge.by));
    else if (done.value.table) here.go(`/t/${done.value.table}`);
    setBusy(false);
    void myCompany().load();
  };
  const name = playerName(challenge.by);
  return (
    <div class="company-buttons">
      <Button
        kind="main"
        icon="check"
        disabled={isBusy}
        label={`${t('challenge.accept')}: ${name}`}
        onClick={() => void answer(true)}
      >
        {t('challenge.accept')}
      </Button>
      <Button
        disabled={isBusy}
        label={`${t('challenge.decline')}: ${name}`}
        onClick={() => void answer(false)}
      >
        {t('challenge.decline')}
      </Button>
    </div>
  );
}

function Withdraw({ challenge }: { readonly challenge: Challenge }) {
  const withdraw = async () => {
    const done = await withdrawChallenge(challenge.challenge);
    if (!done.ok) toast(challengeProblem(done.error, challenge.to));
    void myCompany().load();
  };
  return (
    <div class="company-buttons">
      <Button
        label={`${t('challenge.withdraw')}: ${playerName(challenge.to)}`}
        onClick={() => void withdraw()}
      >
        {t('challenge.withdraw')}
      </Button>
    </div>
  );
}

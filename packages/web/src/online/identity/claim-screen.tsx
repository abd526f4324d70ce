/** Opens a personal link: this device becomes that player, after a confirmation if it would lose games. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { fromHere } from '../../app/navigation/from-here.ts';
import { replace } from '../../app/navigation/router.ts';
import { toast } from '../../app/toast.ts';
import { type Problem, problemText } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Button } from '../../ui/button.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { claimLink, countMyGames } from './identity.ts';

type Step =
  | { readonly kind: 'claiming' }
  | { readonly kind: 'question'; readonly games: number }
  | { readonly kind: 'problem'; readonly text: string };

export function ClaimScreen({ token }: { readonly token: string }) {
  const [step, setStep] = useState<Step>({ kind: 'claiming' });
  const claim = async () => {
    const here = fromHere();
    const claimed = await claimLink(token);
    if (!claimed.ok) return setStep({ kind: 'problem', text: linkProblem(claimed.error) });
    // the used link is nothing to come back to
    here.replace('/');
    toast(t('me.welcome', { name: playerName(claimed.value) }));
  };
  useEffect(() => {
    document.title = t('me.title');
    void countMyGames().then(games => (games > 0 ? setStep({ kind: 'question', games }) : claim()));
  }, [token]);
  return (
    <div class="page">
      <PageTop title={t(step.kind === 'question' ? 'me.replace' : 'me.title')} />
      <main class="card sheet personal-link">
        {step.kind === 'claiming' && <p role="status">{t('me.claiming')}</p>}
        {step.kind === 'problem' && <p role="alert">{step.text}</p>}
        {step.kind === 'question' && <Question games={step.games} onGo={() => void claim()} />}
      </main>
    </div>
  );
}

function Question({ games, onGo }: { readonly games: number; readonly onGo: () => void }) {
  const me = pageConnection().me.value;
  const name = me ? playerName(me) : '';
  return (
    <>
      <p>{t('me.replace.text', { name, count: games })}</p>
      <div class="dialog-buttons">
        <Button onClick={onGo}>{t('me.replace.go')}</Button>
        <Button kind="main" onClick={() => replace('/')}>
          {t('me.replace.stay', { name })}
        </Button>
      </div>
    </>
  );
}

function linkProblem(problem: Problem): string {
  switch (problem) {
    case 'bad-link':
      return t('me.bad-link');
    case 'bad-message':
      return t('me.cut-off');
    default:
      return problemText(problem);
  }
}

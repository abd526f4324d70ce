/** Opens a personal link: this device becomes that player, once somebody has said so. Whoever made the link may be a stranger. */
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
import { claimLink, countMyGames, isWholeLink } from './identity.ts';

type Step =
  | { readonly kind: 'claiming' }
  /** `games`: what would be lost here. */
  | { readonly kind: 'question'; readonly games: number }
  | { readonly kind: 'problem'; readonly text: string };

export function ClaimScreen({ token }: { readonly token: string }) {
  const [step, setStep] = useState<Step | undefined>(undefined);
  const claim = async () => {
    setStep({ kind: 'claiming' });
    const here = fromHere();
    const claimed = await claimLink(token);
    if (!claimed.ok) return setStep({ kind: 'problem', text: linkProblem(claimed.error) });
    // the used link is nothing to come back to
    here.replace('/');
    toast(t('me.welcome', { name: playerName(claimed.value) }));
  };
  useEffect(() => {
    document.title = t('me.title');
    if (isWholeLink(token)) void countMyGames().then(games => setStep({ kind: 'question', games }));
    else setStep({ kind: 'problem', text: t('me.cut-off') });
  }, [token]);
  return (
    <div class="page">
      <PageTop title={titleOf(step)} />
      <main class="card sheet personal-link">
        {step?.kind === 'claiming' && <p role="status">{t('me.claiming')}</p>}
        {step?.kind === 'problem' && <p role="alert">{step.text}</p>}
        {step?.kind === 'question' && <Question games={step.games} onGo={() => void claim()} />}
      </main>
    </div>
  );
}

function titleOf(step: Step | undefined): string {
  if (step?.kind !== 'question') return t('me.title');
  return t(step.games > 0 ? 'me.replace' : 'me.take');
}

function Question({ games, onGo }: { readonly games: number; readonly onGo: () => void }) {
  const me = pageConnection().me.value;
  const name = me ? playerName(me) : '';
  return (
    <>
      <p>{games > 0 ? t('me.replace.text', { name, count: games }) : t('me.take.text')}</p>
      <div class="dialog-buttons">
        <Button kind={games > 0 ? 'plain' : 'main'} onClick={onGo}>
          {t('me.replace.go')}
        </Button>
        <Button kind={games > 0 ? 'main' : 'plain'} onClick={() => replace('/')}>
          {games > 0 ? t('me.replace.stay', { name }) : t('common.cancel')}
        </Button>
      </div>
    </>
  );
}

function linkProblem(problem: Problem): string {
  return problem === 'bad-link' ? t('me.bad-link') : problemText(problem);
}

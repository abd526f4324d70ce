/** Signs in by a passkey or the recovery code; asks first where this device would lose games. */
import type { Result } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { countMyGames } from '../online/identity/identity.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import {
  type AccountProblem,
  type Enrolled,
  hasPasskeys,
  signInByCode,
  signInByPasskey,
} from './account-api.ts';
import { accountProblem } from './account-problem.ts';

type Way = () => Promise<Result<Enrolled, AccountProblem>>;

interface Question {
  readonly games: number;
  readonly way: Way;
}

/** `onCode`: the code that takes the place of the one that was used. */
export function SignIn({ onCode }: { readonly onCode: (code: string) => void }) {
  const [problem, setProblem] = useState('');
  const [question, ask] = useState<Question | undefined>(undefined);
  const [isCode, setCode] = useState(!hasPasskeys());
  const go = async (way: Way) => {
    const done = await way();
    if (!done.ok) return setProblem(accountProblem(done.error));
    toast(t('me.welcome', { name: playerName(done.value.player) }));
    if (done.value.recoveryCode !== undefined) onCode(done.value.recoveryCode);
  };
  const begin = async (way: Way) => {
    setProblem('');
    const games = pageConnection().state.value === 'open' ? await countMyGames() : 0;
    if (games > 0) ask({ games, way });
    else await go(way);
  };
  const me = pageConnection().me.value;
  return (
    <section class="account-part">
      <h2>{t('account.sign-in.text')}</h2>
      {hasPasskeys() && (
        <Button icon="person" onClick={() => void begin(signInByPasskey)}>
          {t('account.sign-in')}
        </Button>
      )}
      {isCode ? (
        <CodeForm onCode={code => void begin(() => signInByCode(code))} />
      ) : (
        <Button kind="quiet" onClick={() => setCode(true)}>
          {t('account.use-code')}
        </Button>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
      {question && (
        <Confirm
          title={t('account.sign-in')}
          text={t('account.lose', { name: me ? playerName(me) : '', count: question.games })}
          word={t('account.lose.go')}
          onConfirm={() => void go(question.way)}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}

function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      class="code-form"
      onSubmit={event => {
        event.preventDefault();
        onCode(code);
      }}
    >
      <label class="field">
        <strong>{t('account.code')}</strong>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={60}
          placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
          value={code}
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      <Button onClick={() => onCode(code)} disabled={code.trim() === ''}>
        {t('account.sign-in')}
      </Button>
    </form>
  );
}

/** My webhooks: where programs of mine are told of what happens at tables. */
import { enumerationText, preciseText } from '../app/i18n/format.ts';
import '../styles/screens/clubs.css';
import '../styles/screens/hooks.css';
import type { MyClub, WebhookKind } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { problemText, request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { HookForm, kindText } from './hook-form.tsx';
import { ShownOnce } from './shown-once.tsx';

interface HookAnswer {
  readonly at: number;
  readonly kind: string;
  readonly status: number;
}

interface Hook {
  readonly id: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly table?: string;
  readonly club?: string;
  readonly answers: readonly HookAnswer[];
}

export function HooksScreen() {
  useEffect(() => {
    document.title = t('account.hooks');
    pageConnection().start('anybody');
  }, []);
  const { answer, again } = useGet<{ readonly hooks: readonly Hook[] }>('/api/me/nudges', 'guest');
  const mine = useGet<{ readonly clubs: readonly MyClub[] }>('/api/me/clubs', 'guest');
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const clubs = mine.answer?.ok ? mine.answer.value.clubs : [];
  const hooks = answer?.ok ? answer.value.hooks : [];
  return (
    <div class="page clubs">
      <PageTop title={t('account.hooks')} />
      <main class="card sheet clubs-main">
        <p>{t('hook.text')}</p>
        <a class="button plain" href="/api/docs">
          <Icon name="help" />
          <span>API</span>
        </a>
        <ConnectionNote />
        {hooks.length > 0 && (
          <ul class="hooks">
            {hooks.map(hook => (
              <HookRow key={hook.id} hook={hook} clubs={clubs} onChange={again} />
            ))}
          </ul>
        )}
        {answer && (
          <HookForm
            clubs={clubs}
            onMade={made => {
              setSecret(made);
              again();
            }}
          />
        )}
      </main>
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
}

interface RowProps {
  readonly hook: Hook;
  readonly clubs: readonly MyClub[];
  readonly onChange: () => void;
}

function HookRow({ hook, clubs, onChange }: RowProps) {
  const { id, url, kinds, answers } = hook;
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const attempt = async () => {
    setBusy(true);
    const tried = await request<{ readonly status: number }>('POST', `/api/me/hooks/${id}/try`, {});
    setBusy(false);
    toast(tried.ok ? answerText(tried.value.status) : problemText(tried.error));
    onChange();
  };
  const remove = async () => {
    const done = await request('DELETE', `/api/me/hooks/${id}`);
    if (!done.ok) toast(problemText(done.error));
    onChange();
  };
  return (
    <li>
      <code>{url}</code>
      <span class="soft">
        {aboutText(hook, clubs)}: {enumerationText(kinds.map(kindText))}
      </span>
      <Answers answers={answers} />
      <span class="club-row-buttons">
        <Button icon="play" disabled={isBusy} onClick={() => void attempt()}>
          {t('hook.try')}
        </Button>
        <Button kind="quiet" icon="trash" label={`${t('hook.remove')}: ${url}`} onClick={() => ask(true)} />
      </span>
      {isAsked && (
        <Confirm
          title={t('hook.remove')}
          text={t('hook.remove.text', { url })}
          word={t('hook.remove')}
          onConfirm={() => void remove()}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

function Answers({ answers }: { readonly answers: readonly HookAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <details>
      <summary>
        {t('hook.answers')} <Status status={answers[0]!.status} />
      </summary>
      <ul class="hook-answers">
        {answers.map(({ at, kind, status }) => (
          <li key={`${at}/${kind}`}>
            <span class="soft">{preciseText(at)}</span> {kindText(kind)} <Status status={status} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Status({ status }: { readonly status: number }) {
  const isGood = status >= 200 && status < 300;
  return (
    <strong class={isGood ? 'hook-good' : 'hook-bad'}>{status === 0 ? t('hook.silent') : status}</strong>
  );
}

function answerText(status: number): string {
  return status === 0 ? t('hook.silent') : t('hook.answered', { status });
}

function aboutText({ table, club }: Hook, clubs: readonly MyClub[]): string {
  if (club !== undefined) return t('hook.club', { club: clubs.find(one => one.club === club)?.name ?? '' });
  return t(table === undefined ? 'hook.all' : 'hook.table');
}

function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <ShownOnce title={t('account.hooks')} advice={t('hook.secret')} secret={secret} onClose={onClose}>
      <p class="hook-secret">{secret}</p>
    </ShownOnce>
  );
}

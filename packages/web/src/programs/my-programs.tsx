/** My programs: registering one, its token, which is shown once, and taking it back. */
import type { Player, Program, MyPrograms as Programs } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { ShownOnce } from '../account/shown-once.tsx';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { problemText, request } from '../connection/http.ts';
import { useGet } from '../connection/use-get.ts';
import { Button, Link } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';

interface Made {
  readonly player: Player;
  readonly token: string;
}

export function MyPrograms({ isMember }: { readonly isMember: boolean }) {
  return isMember ? (
    <Mine />
  ) : (
    <>
      <p>{t('prog.guest')}</p>
      <Link to="/account" kind="plain" icon="person">
        {t('nav.account')}
      </Link>
    </>
  );
}

function Mine() {
  const { answer, again } = useGet<Programs>('/api/me/programs', 'guest');
  const [token, setToken] = useState<string | undefined>(undefined);
  if (!answer) return <p aria-busy="true" />;
  if (!answer.ok) return <p role="alert">{problemText(answer.error)}</p>;
  const { programs, most } = answer.value;
  const show = (made: Made) => {
    setToken(made.token);
    again();
  };
  return (
    <>
      <p>{t('prog.mine.text')}</p>
      {programs.length > 0 && (
        <ul class="my-programs">
          {programs.map(one => (
            <Row key={one.program.id} program={one} onToken={show} onChange={again} />
          ))}
        </ul>
      )}
      {programs.length < most && <NewProgram onMade={show} />}
      {token !== undefined && (
        <ShownOnce
          title={t('prog.token')}
          advice={t('prog.token.text')}
          secret={token}
          onClose={() => setToken(undefined)}
        >
          <p class="program-token">{token}</p>
        </ShownOnce>
      )}
    </>
  );
}

function NewProgram({ onMade }: { readonly onMade: (made: Made) => void }) {
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (name.trim() === '') return;
    setBusy(true);
    const made = await request<Made>('POST', '/api/me/programs', { name: name.trim() });
    setBusy(false);
    if (!made.ok) return toast(problemText(made.error));
    setName('');
    onMade(made.value);
  };
  return (
    <form
      class="new-program"
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        <span>{t('prog.name')}</span>
        <input
          type="text"
          value={name}
          maxLength={24}
          autocomplete="off"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button icon="plus" disabled={isBusy} onClick={() => void make()}>
        {t('prog.add')}
      </Button>
    </form>
  );
}

interface RowProps {
  readonly program: Program;
  readonly onToken: (made: Made) => void;
  readonly onChange: () => void;
}

type Asked = 'renew' | 'remove';

function Row({ program: { program, games, playing }, onToken, onChange }: RowProps) {
  const [asked, ask] = useState<Asked | undefined>(undefined);
  const { id, name } = program;
  const renew = async () => {
    const made = await request<Made>('POST', `/api/me/programs/${id}/token`, {});
    if (made.ok) onToken(made.value);
    else toast(problemText(made.error));
  };
  const remove = async () => {
    const done = await request('DELETE', `/api/me/programs/${id}`);
    if (!done.ok) toast(problemText(done.error));
    onChange();
  };
  return (
    <li>
      <span class="program-name">
        <strong>{name}</strong>
        <span class="soft">{t('prog.today', { count: games })}</span>
      </span>
      <span class="program-buttons">
        {playing !== undefined && (
          <Link to={`/t/${playing}`} kind="plain" icon="eye">
            {t('prog.playing')}
          </Link>
        )}
        <Button icon="link" onClick={() => ask('renew')}>
          {t('prog.renew')}
        </Button>
        <Button
          kind="quiet"
          icon="trash"
          label={`${t('prog.remove')}: ${name}`}
          onClick={() => ask('remove')}
        />
      </span>
      {asked !== undefined && (
        <Confirm
          title={t(`prog.${asked}`)}
          text={t(`prog.${asked}.text`, { name })}
          word={t(`prog.${asked}`)}
          onConfirm={() => void (asked === 'renew' ? renew() : remove())}
          onClose={() => ask(undefined)}
        />
      )}
    </li>
  );
}

/** The board of a club: what its admins have written, and writing there. */
import '../styles/screens/talk.css';
import { type ClubNotice, MOST_NOTICE, type ClubNotices as Notices } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { momentText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { request } from '../connection/http.ts';
import { useGet } from '../connection/use-get.ts';
import { ReportForm } from '../online/talk/report-form.tsx';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { clubProblem } from './club-problem.ts';

interface Props {
  readonly club: string;
  readonly me: string | undefined;
  readonly isAdmin: boolean;
}

export function ClubNotices({ club, me, isAdmin }: Props) {
  const path = `/api/clubs/${club}/notices`;
  const { answer, again } = useGet<Notices>(path);
  const [written, setWritten] = useState<Notices | undefined>(undefined);
  const [removed, remove] = useState<ClubNotice | undefined>(undefined);
  const notices = (written ?? (answer?.ok ? answer.value : undefined))?.notices ?? [];
  // who neither writes nor reads anything here needs no empty board
  if (!isAdmin && notices.length === 0) return null;
  const takeDown = async ({ notice }: ClubNotice) => {
    const done = await request('DELETE', `${path}/${notice}`);
    if (!done.ok) toast(clubProblem(done.error));
    setWritten(undefined);
    again();
  };
  return (
    <section class="club-part">
      <h2>{t('club.notices')}</h2>
      {isAdmin && <NoticeForm path={path} onWritten={setWritten} />}
      {notices.length > 0 && (
        <ul class="club-notices">
          {notices.map(notice => (
            <Notice
              key={notice.notice}
              notice={notice}
              isMine={notice.by.id === me}
              {...((isAdmin || notice.by.id === me) && { onRemove: () => remove(notice) })}
            />
          ))}
        </ul>
      )}
      {removed && (
        <Confirm
          title={t('club.notice.remove')}
          text={t('club.notice.remove.text')}
          word={t('club.notice.remove')}
          onConfirm={() => void takeDown(removed)}
          onClose={() => remove(undefined)}
        />
      )}
    </section>
  );
}

interface FormProps {
  readonly path: string;
  readonly onWritten: (notices: Notices) => void;
}

function NoticeForm({ path, onWritten }: FormProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    const done = await request<Notices>('POST', path, { text });
    setBusy(false);
    if (!done.ok) return toast(clubProblem(done.error));
    setText('');
    onWritten(done.value);
  };
  return (
    <form
      class="notice-form"
      onSubmit={event => {
        event.preventDefault();
        void write();
      }}
    >
      <textarea
        rows={3}
        dir="auto"
        aria-label={t('club.notice.new')}
        placeholder={t('club.notice.new')}
        maxLength={MOST_NOTICE}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={isBusy || text.trim() === ''}>
        <span>{t('club.notice.post')}</span>
      </button>
    </form>
  );
}

interface NoticeProps {
  readonly notice: ClubNotice;
  readonly isMine: boolean;
  readonly onRemove?: () => void;
}

function Notice({ notice: { notice, by, at, text }, isMine, onRemove }: NoticeProps) {
  const [isReporting, report] = useState(false);
  return (
    <li>
      <p class="notice-text" dir="auto">
        {text}
      </p>
      <footer>
        <span class="soft">
          <span>{playerName(by)}</span> · <span class="club-date">{momentText(at)}</span>
        </span>
        <span class="club-row-buttons">
          {!isMine && (
            <Button
              kind="quiet"
              icon="warning"
              label={t('club.notice.report')}
              pressed={isReporting}
              onClick={() => report(!isReporting)}
            />
          )}
          {onRemove && (
            <Button kind="quiet" icon="trash" label={t('club.notice.remove')} onClick={onRemove} />
          )}
        </span>
      </footer>
      {isReporting && <ReportForm about={{ notice }} onDone={() => report(false)} />}
    </li>
  );
}

/** What is told to whoever runs the server about a person, a club or a notice. */
import { MOST_TEXT, REPORT_REASONS, type ReportReason } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { problemText, request } from '../../connection/http.ts';
import { Button } from '../../ui/button.tsx';

/** A person, perhaps with the table where we met; a club by its link; or a notice of a club. */
export type About =
  | { readonly player: string; readonly table?: string }
  | { readonly link: string }
  | { readonly notice: string };

interface Props {
  readonly about: About;
  readonly onDone: () => void;
}

export function ReportForm({ about, onDone }: Props) {
  const [reason, choose] = useState<ReportReason>('link' in about ? 'name' : 'abuse');
  const [text, setText] = useState('');
  const send = async () => {
    const more = text.trim();
    const words = more === '' ? {} : { text: more };
    const sent = await request('POST', '/api/reports', { ...about, reason, ...words });
    toast(sent.ok ? t('report.sent') : problemText(sent.error));
    if (sent.ok) onDone();
  };
  return (
    <form
      class="report-form"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <strong>{t('report.reason')}</strong>
        <select value={reason} onChange={event => choose(event.currentTarget.value as ReportReason)}>
          {REPORT_REASONS.map(one => (
            <option key={one} value={one}>
              {t(`report.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <strong>{t('report.text')}</strong>
        <input
          type="text"
          dir="auto"
          maxLength={MOST_TEXT}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <Button kind="main" icon="check" onClick={() => void send()}>
        {t('report.send')}
      </Button>
    </form>
  );
}

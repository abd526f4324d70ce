/** A club whose name is not for everybody's eyes is reported by its link. */
import '../styles/screens/talk.css';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { ReportForm } from '../online/talk/report-form.tsx';
import { Button } from '../ui/button.tsx';

export function ReportClub({ link }: { readonly link: string }) {
  const [isOpen, open] = useState(false);
  if (!pageConnection().me.value) return null;
  return (
    <section class="report-club">
      <Button kind="quiet" icon="warning" pressed={isOpen} onClick={() => open(!isOpen)}>
        {t('club.report')}
      </Button>
      {isOpen && <ReportForm about={{ link }} onDone={() => open(false)} />}
    </section>
  );
}

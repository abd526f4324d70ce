/** The coach at the bottom of a table: a button, and a card when it is asked. Its messages are loaded with the first question. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords, t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { isMine } from '../table-ui/speech/announcement.ts';
import { Button } from '../ui/button.tsx';
import type { Coach } from './coach.ts';
import type { HintProps } from './hint-card.tsx';
import type { WarningProps } from './warning-dialog.tsx';

interface Said {
  readonly HintCard: ComponentType<HintProps>;
  readonly WarningDialog: ComponentType<WarningProps>;
}

let said: Said | undefined;

async function fetchSaid(): Promise<Said> {
  const [{ HintCard }, { WarningDialog }] = await Promise.all([
    import('./hint-card.tsx'),
    import('./warning-dialog.tsx'),
    loadWords('coach', 'study'),
  ]);
  said = { HintCard, WarningDialog };
  return said;
}

interface Props {
  readonly source: TableSource;
  readonly coach: Coach;
}

export function CoachPart({ source, coach }: Props) {
  const view = source.view.value;
  const warning = coach.warning.value;
  const [asked, ask] = useState<number | undefined>(undefined);
  const [, show] = useState<Said | undefined>(said);
  const isAsked = asked === view.version;
  useEffect(() => {
    if (!warning && !isAsked) return;
    // a warning that cannot be read is none
    fetchSaid().then(show, () => (warning ? warning.settle(true) : toast(t('replay.no-analysis'))));
  }, [warning, isAsked]);
  return (
    <>
      {isMine(view) && (
        <Button
          icon="coach"
          class="coach-button"
          label={t('hand.coach')}
          pressed={isAsked}
          onClick={() => ask(isAsked ? undefined : view.version)}
        />
      )}
      {said && isAsked && <said.HintCard source={source} coach={coach} onClose={() => ask(undefined)} />}
      {said && warning && <said.WarningDialog warning={warning} />}
    </>
  );
}

/** Opens a file, or whatever was pasted: a game, a study, a position. */
import type { Refusal, Result } from '@kingdomino/rules';
import type { Study } from '@kingdomino/study';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { keepTree } from '../study/kept-studies.ts';
import { openText } from '../study/open-study.ts';

import { Button } from '../ui/button.tsx';

export function OpenStudy({ onOpen }: { readonly onOpen: (study: Study) => void }) {
  const [problem, setProblem] = useState('');
  const [pasted, paste] = useState('');
  const open = (study: Result<Study, Refusal<string>>, otherwise: string) => {
    if (!study.ok) return setProblem(otherwise);
    // the address says where the game is, not what was thought about it
    if (study.value.study.branches) keepTree(study.value);
    onOpen(study.value);
  };
  const openPasted = () => {
    const study = openText(pasted);
    open(study, study.ok ? '' : `${t('study.bad-text')} ${study.error.text}`);
  };
  const read = async (file: File | undefined) => {
    if (file) open(openText(await file.text()), t('replay.bad-file'));
  };
  return (
    <>
      <label class="open-file">
        <strong>{t('replay.open')}</strong>
        <span class="soft">{t('replay.open.text')}</span>
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <label class="open-file">
        <strong>{t('study.paste')}</strong>
        <span class="soft">{t('study.paste.text')}</span>
        <textarea rows={4} value={pasted} onInput={event => paste(event.currentTarget.value)} />
      </label>
      <Button icon="check" kind="main" disabled={pasted.trim() === ''} onClick={openPasted}>
        {t('study.open')}
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
}

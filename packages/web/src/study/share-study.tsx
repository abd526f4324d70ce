/** The study to give away: as a link, or as a file with everything in it. */

import { formatStudy } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { saveFile } from '../app/save-file.ts';
import { Button, Link } from '../ui/button.tsx';
import { useShare } from '../ui/use-share.ts';
import { positionAddress, studyAddress } from './place-address.ts';
import type { StudySource } from './study-source.ts';

export function ShareStudy({ source }: { readonly source: StudySource }) {
  const { note, share } = useShare(studyAddress(source), 'end.copied');
  const { game } = source.study;
  return (
    <section class="study-share">
      <Button icon="link" onClick={share}>
        {t('study.share')}
      </Button>
      <Button
        icon="download"
        onClick={() => saveFile(`${game}-study.json`, `${formatStudy(source.study)}\n`)}
      >
        {t('study.save')}
      </Button>
      <Link to={`/editor#${positionAddress(source.played.value)}`} kind="plain" icon="settings">
        {t('study.edit')}
      </Link>
      <p class="note" role="status">
        {note}
      </p>
    </section>
  );
}

/** The score pad: for the table at home, with what lies there. */
import '../styles/features/pad.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { replace } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import { readBoards } from '../results/pad-boards.ts';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import type { Pad } from './pad.ts';
import { readPad } from './pad-format.ts';
import { PadSetup } from './pad-setup.tsx';
import { changePad, pad } from './pad-store.ts';
import { PadTable } from './pad-table.tsx';

export function PadScreen({ id }: { readonly id: string }) {
  const [kept] = useState(() => (id === '' ? undefined : readPad(readBoards(id))));
  useEffect(() => {
    document.title = t('home.pad');
    if (kept) open(kept);
  }, []);
  if (id !== '') return kept ? null : <NotFound text={t('missing.page')} />;
  return (
    <div class={pad.value.isSetUp ? 'page pad wide' : 'page pad'}>
      <PageTop title={t('home.pad')} {...(pad.value.isSetUp && { scene: null })} />
      <main>{pad.value.isSetUp ? <PadTable /> : <PadSetup />}</main>
    </div>
  );
}

/** In place of the pad that was being filled, which can be brought back. */
function open(kept: Pad): void {
  const old = pad.value;
  changePad({ ...kept, isSetUp: true });
  replace('/pad');
  if (old.isSetUp && old.id !== kept.id)
    toast(t('pad.opened'), { word: t('hand.undo'), run: () => changePad(old) });
}

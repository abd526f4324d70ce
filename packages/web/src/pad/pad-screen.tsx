/** The score pad: for the table at home, with what lies there. */
import '../styles/pad.css';
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { PageTop } from '../ui/page-top.tsx';
import { PadSetup } from './pad-setup.tsx';
import { pad } from './pad-store.ts';
import { PadTable } from './pad-table.tsx';

export function PadScreen() {
  useEffect(() => {
    document.title = t('home.pad');
  }, []);
  return (
    <div class="page pad">
      <PageTop title={t('home.pad')} />
      <main>{pad.value.isSetUp ? <PadTable /> : <PadSetup />}</main>
    </div>
  );
}

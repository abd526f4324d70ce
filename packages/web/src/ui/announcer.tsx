/** The live region and the toast of the page or of a dialog. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { closeRegion, openRegion, PAGE, said, topRegion } from '../app/announce.ts';
import { Toast } from './toast.tsx';

/** The page's own lies below those of all dialogs. */
export function Announcer({ isPage = false }: { readonly isPage?: boolean }) {
  const [region, setRegion] = useState(isPage ? PAGE : -1);
  useLayoutEffect(() => {
    if (isPage) return undefined;
    const mine = openRegion();
    setRegion(mine);
    return () => closeRegion(mine);
  }, []);
  const sentences = said.value.region === region ? said.value.sentences : [];
  return (
    <>
      <div class="hidden" aria-live="polite" role="status" aria-atomic="false">
        {sentences.map(({ text, count }) => (
          <span key={count}>{text} </span>
        ))}
      </div>
      {region === topRegion.value && <Toast />}
    </>
  );
}

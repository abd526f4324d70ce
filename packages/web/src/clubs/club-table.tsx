/** Opening a table for a club. */
import type { Club } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { useGet } from '../connection/use-get.ts';
import { OwnDeal } from '../online/new-table/new-table.tsx';
import { NotFound } from '../ui/not-found.tsx';

export function ClubTable({ club: id }: { readonly club: string }) {
  const { answer } = useGet<Club>(`/api/clubs/${encodeURIComponent(id)}`);
  if (!answer) return <div class="page" aria-busy="true" />;
  if (!answer.ok)
    return <NotFound text={t(answer.error === 'no-connection' ? 'online.offline' : 'club.gone')} />;
  const { club, name, bots } = answer.value;
  const text = bots ? t('club.counts') : `${t('club.counts')} ${t('club.people-only')}`;
  return <OwnDeal club={{ id: club, name, text, bots }} />;
}

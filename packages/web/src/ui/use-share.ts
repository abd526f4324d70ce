/** Shares a link, and says what became of it. */
import { useState } from 'preact/hooks';
import { type MessageKey, t } from '../app/i18n/language.ts';
import { shareLink } from '../app/share.ts';

export function useShare(url: string, copied: MessageKey) {
  const [note, setNote] = useState('');
  const share = async () => {
    const notes = {
      sent: t('share.sent'),
      copied: t(copied),
      cancelled: '',
      'by-hand': `${t('share.by-hand')} ${url}`,
    };
    setNote(notes[await shareLink(url)]);
  };
  return { note, share: () => void share() };
}

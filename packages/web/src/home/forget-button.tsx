/** Deletes a saved game, with an undo. */
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import type { SavedGame } from '../local/saved-format.ts';
import { forgetGame } from '../local/saved-games.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly game: SavedGame;
  readonly when: string;
}

export function ForgetButton({ game, when }: Props) {
  const forget = () => {
    const bringBack = forgetGame(game.id);
    toast(t('games.forgotten'), { word: t('hand.undo'), run: bringBack });
  };
  return <Button kind="quiet" icon="close" label={t('games.forget', { when })} onClick={forget} />;
}

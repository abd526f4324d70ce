/** What an entry of the news says, and where it leads. */
import type { NewsItem } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { playerName } from '../table-source/seat-text.ts';

export function newsText(item: NewsItem): string {
  const { kind, who, game, answer, title = '', round = 0, place = 0 } = item;
  const name = who ? playerName(who) : '—';
  switch (kind) {
    case 'turn':
      return t('news.turn', { game: t(game === 'duel' ? 'game.duel' : 'game.kingdomino') });
    case 'challenge':
      return t(`challenge.${answer ?? 'received'}`, { name });
    case 'rematch':
    case 'club':
    case 'write':
    case 'study':
    case 'followed':
      return t(`news.${kind}`, { name });
    case 'tournament':
      return t('news.tournament', { title });
    case 'paired':
      return t('news.paired', { title, round });
    case 'result':
      return t('news.result', { title, place });
  }
}

/** Undefined where there is nowhere to go: what is open is answered beside the list. */
export function wayOf({ kind, who, table, tournament }: NewsItem): string | undefined {
  if (kind === 'study' && table) return `/together/${table}`;
  if (table) return `/t/${table}`;
  if (tournament) return `/tournaments/${tournament}`;
  return kind === 'followed' && who ? `/player/${encodeURIComponent(who.name)}` : undefined;
}

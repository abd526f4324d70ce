/** Opens the replay or the review of a game in a list, or saves its record, which is fetched for that. */
import { formatLink, type GameRecord } from '@kingdomino/rules';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { formatReplayAddress, type Task } from '../app/navigation/replay-address.ts';
import { saveFile } from '../app/save-file.ts';
import { toast } from '../app/toast.ts';
import { problemText, request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { seatNames } from '../table-source/seat-text.ts';
import type { ArchivedGame } from './archive-api.ts';

async function recordOf({ table }: ArchivedGame): Promise<GameRecord | undefined> {
  const record = await request<GameRecord>('GET', `/api/tables/${table.table}/record`);
  if (record.ok) return record.value;
  toast(problemText(record.error));
  return undefined;
}

export async function openReplay(game: ArchivedGame, task?: Task): Promise<void> {
  const here = fromHere();
  const record = await recordOf(game);
  const link = record && formatLink(record);
  if (!link) return;
  if (!link.ok) return toast(t('refused.server'));
  const names = seatNames(game.table.seats);
  const me = pageConnection().me.value?.id;
  const mine = game.table.seats.findIndex(seat => seat.kind === 'person' && seat.player.id === me);
  const address = {
    link: link.value,
    names,
    // where I may look at it with others
    ...(mine >= 0 && { table: game.table.table, seat: mine }),
    ...(task && { task }),
  };
  here.go(`/replay#${formatReplayAddress(address)}`);
}

export async function saveRecord(game: ArchivedGame): Promise<void> {
  const record = await recordOf(game);
  const day = new Date(game.endedAt).toISOString().slice(0, 10);
  if (record) saveFile(`${game.table.game}-${day}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

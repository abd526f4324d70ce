/** What each level makes of the same deal in the same seat. */
import type { BotResult } from '@kingdomino/protocol';
import { formatLink, type GameId, gameById, writeRecord } from '@kingdomino/rules';
import { DAILY, DAILY_SEAT } from '@kingdomino/table';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { formatReplayAddress } from '../app/navigation/replay-address.ts';
import { toast } from '../app/toast.ts';
import { get } from '../connection/use-get.ts';
import { Button } from '../ui/button.tsx';
import { pointsText } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly day: string;
  readonly bots: readonly BotResult[];
  readonly mayLook: boolean;
}

export function BotResults({ game, day, bots, mayLook }: Props) {
  if (bots.length === 0) return null;
  return (
    <>
      <h4>{t('seat.bots')}</h4>
      <ul class="daily-bots">
        {bots.map(({ level, points }) => (
          <li key={level}>
            <span>{t(`level.${level}`)}</span> <strong class="score">{pointsText(points)}</strong>
            {mayLook && (
              <Button
                kind="quiet"
                icon="step-forward"
                label={`${t('online.watchable')}: ${t(`level.${level}`)}`}
                onClick={() => void watchBot(game, day, level)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

async function watchBot(game: GameId, day: string, level: BotResult['level']): Promise<void> {
  const here = fromHere();
  const told = await get<{ readonly moves: readonly string[] }>(`/api/daily/${game}/${day}/bots/${level}`);
  const address = told.ok ? replayOf(game, told.value.moves, level) : undefined;
  if (address === undefined) toast(t('daily.no-line'));
  else here.go(address);
}

/** Undefined for moves that no game can have. */
function replayOf(id: GameId, moves: readonly string[], level: BotResult['level']): string | undefined {
  const game = gameById(id);
  const options = game.readOptions(DAILY[id].options);
  if (!options.ok) return undefined;
  const state = game.start(options.value);
  for (const text of moves) {
    const move = game.parse(text);
    if (!move.ok) return undefined;
    game.advance(state, move.value);
  }
  const names = [level, ...DAILY[id].bots].map(
    (each, seat) => `${t(`level.${each}`)}${seat === DAILY_SEAT ? ' ★' : ''}`,
  );
  const link = formatLink(writeRecord(game, state, [...moves], { players: names }));
  return link.ok ? `/replay#${formatReplayAddress({ link: link.value, names })}` : undefined;
}

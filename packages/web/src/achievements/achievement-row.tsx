/** One achievement or best: whether it is reached, when, and a link to the game. */
import { dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { savedGames } from '../local/saved-games.ts';
import { Link } from '../ui/button.tsx';
import type { AccountGame } from './account-games.ts';
import { Medal } from './medal.tsx';
import type { MedalLook } from './medals.ts';

interface Props {
  readonly look: MedalLook;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly value?: string | undefined;
  /** The game that did it. */
  readonly by?: AccountGame | undefined;
  readonly at?: number | undefined;
  /** Where it can be seen, if that is not a game of this device. */
  readonly to?: string | undefined;
  readonly isDone: boolean;
}

export function AchievementRow({
  look,
  text,
  detail,
  value,
  by,
  at = by?.at,
  to = wayTo(by),
  isDone,
}: Props) {
  return (
    <li class={isDone ? 'done' : ''}>
      <Medal {...look} isDone={isDone} />
      <span class="achievement-text">
        <span>{text}</span>
        {detail && <span class="soft">{detail}</span>}
        {!isDone && <span class="hidden">{t('achieve.not-yet')}</span>}
      </span>
      {value !== undefined && <strong class="score">{value}</strong>}
      {at !== undefined && <When at={at} to={to} text={text} />}
    </li>
  );
}

/** While the game is kept. */
function wayTo(by: AccountGame | undefined): string | undefined {
  if (by?.origin === 'table') return `/t/${by.id}`;
  return savedGames.value.some(({ id, isOver }) => id === by?.id && isOver) ? `/play/${by?.id}` : undefined;
}

interface WhenProps {
  readonly at: number;
  readonly to: string | undefined;
  readonly text: string;
}

function When({ at, to, text }: WhenProps) {
  const day = dateText(at);
  if (to === undefined) return <span class="soft when">{day}</span>;
  return (
    <Link to={to} class="when" label={`${t('games.result')}: ${text}, ${day}`}>
      {day}
    </Link>
  );
}

/** The terms of a table besides the game: time, absence, undo, who may find it. */
import { type Absence, BOT_LEVELS, type BotLevel, type Clock } from '@kingdomino/protocol';
import { t } from '../../app/i18n/language.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { Checkbox } from '../../setup/checkbox.tsx';
import { ClockChoice } from '../../setup/clock-choice.tsx';
import { Link } from '../../ui/button.tsx';

export interface Terms {
  readonly clock: Clock;
  readonly absence: Absence;
  readonly undo: boolean;
  readonly isPublic: boolean;
  readonly isRated: boolean;
}

interface Props {
  readonly terms: Terms;
  /** With a deal of its own. */
  readonly canBeRated?: boolean;
  /** Whoever has the link finds it, and nobody else. */
  readonly isForLink?: boolean;
  readonly onChange: (changes: Partial<Terms>) => void;
}

export function TermsForm({ terms, canBeRated = false, isForLink = false, onChange }: Props) {
  return (
    <>
      <ClockChoice clock={terms.clock} isNeeded={terms.isRated} onChange={clock => onChange({ clock })} />
      {!terms.isRated && (
        <AbsenceChoice absence={terms.absence} onChange={absence => onChange({ absence })} />
      )}
      <div class="variants">
        {!terms.isRated && (
          <Checkbox
            title={t('online.undo')}
            text={t('online.undo.text')}
            isOn={terms.undo}
            onChange={undo => onChange({ undo })}
          />
        )}
        {!isForLink && (
          <Checkbox
            title={t('online.public')}
            text={t('online.public.text')}
            isOn={terms.isPublic}
            onChange={isPublic => onChange({ isPublic })}
          />
        )}
        {canBeRated && <RatedTick isRated={terms.isRated} onChange={onChange} />}
      </div>
    </>
  );
}

interface RatedProps {
  readonly isRated: boolean;
  readonly onChange: (changes: Partial<Terms>) => void;
}

/** A guest is shown the way to a name that lasts. */
function RatedTick({ isRated, onChange }: RatedProps) {
  if (!pageConnection().me.value?.member)
    return (
      <p class="rated-guest soft">
        {t('online.rated.guest')} <Link to="/account">{t('nav.account')}</Link>
      </p>
    );
  return (
    <Checkbox
      title={t('online.rated')}
      text={t('online.rated.text')}
      isOn={isRated}
      onChange={isOn => onChange({ isRated: isOn })}
    />
  );
}

interface AbsenceProps {
  readonly absence: Absence;
  readonly onChange: (absence: Absence) => void;
}

function AbsenceChoice({ absence, onChange }: AbsenceProps) {
  const choose = (chosen: string) =>
    onChange(chosen === 'forfeit' ? { kind: chosen } : { kind: 'bot', level: chosen as BotLevel });
  return (
    <label class="field">
      <strong>{t('online.absence')}</strong>
      <select
        value={absence.kind === 'bot' ? absence.level : absence.kind}
        onChange={event => choose(event.currentTarget.value)}
      >
        {BOT_LEVELS.map(level => (
          <option key={level} value={level}>
            {absenceText({ kind: 'bot', level })}
          </option>
        ))}
        <option value="forfeit">{absenceText({ kind: 'forfeit' })}</option>
      </select>
    </label>
  );
}

export function absenceText(absence: Absence): string {
  return absence.kind === 'bot'
    ? t('online.absence.bot', { level: t(`level.${absence.level}`) })
    : t('online.absence.forfeit');
}

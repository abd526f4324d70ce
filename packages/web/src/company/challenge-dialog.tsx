/** Challenging somebody: what to play, how long to think, and whether it counts. What was chosen last is chosen. */
import '../styles/screens/company.css';
import { CHALLENGE_MODES, type ChallengeMode, type Clock, type Player } from '@kingdomino/protocol';
import { PAIRING_CLOCKS } from '@kingdomino/table';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { toast } from '../app/toast.ts';
import { ClockChoice } from '../setup/clock-choice.tsx';
import { clockText } from '../table-source/clock-text.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { challengeModeText } from './challenge-mode-text.ts';
import { challengeProblem, sendChallenge } from './company-api.ts';
import { keepWish, readWish, type Wish } from './kept-challenge.ts';
import { myCompany } from './my-company.ts';
import { SUGGESTIONS, type Suggestion } from './paces.ts';

interface Props {
  readonly player: Player;
  readonly onClose: () => void;
}

export function ChallengeDialog({ player, onClose }: Props) {
  const [wish, setWish] = useState<Wish>(readWish);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Wish>) => setWish(before => ({ ...before, ...part }));
  const { mode, pace, own, isRated } = wish;
  const clock = pace === 'own' ? own : PAIRING_CLOCKS[pace];
  const counts = isRated && clock.kind !== 'none';
  const send = async () => {
    setBusy(true);
    keepWish(wish);
    const here = fromHere();
    const sent = await sendChallenge(player.id, { mode, clock, ...(counts ? { rated: true } : {}) });
    setBusy(false);
    if (!sent.ok) return toast(challengeProblem(sent.error, player));
    onClose();
    if (sent.value.table) return here.go(`/t/${sent.value.table}`);
    toast(t('challenge.sent', { name: playerName(player) }));
    myCompany().await(sent.value);
  };
  return (
    <Dialog
      title={t('challenge.title', { name: playerName(player) })}
      onClose={onClose}
      class="challenge-dialog"
    >
      <ModeChoice mode={mode} onChange={next => change({ mode: next })} />
      <PaceChoice pace={pace} clock={clock} onChange={next => change({ pace: next })} />
      {pace === 'own' && (
        <ClockChoice clock={own} isNeeded={isRated} onChange={next => change({ own: next })} />
      )}
      <CountsChoice isRated={counts} onChange={next => change({ isRated: next })} />
      <p class="soft">
        {t(clock.kind === 'turn' || clock.kind === 'game' ? 'challenge.live' : 'challenge.slow')}
      </p>
      <Button kind="main" icon="swords" class="big" disabled={isBusy} onClick={() => void send()}>
        {t('challenge.send')}
      </Button>
    </Dialog>
  );
}

interface ModeProps {
  readonly mode: ChallengeMode;
  readonly onChange: (mode: ChallengeMode) => void;
}

function ModeChoice({ mode, onChange }: ModeProps) {
  return (
    <SegmentedControl
      name="challenge-mode"
      label={t('challenge.game')}
      values={CHALLENGE_MODES}
      chosen={mode}
      text={challengeModeText}
      onChange={onChange}
    />
  );
}

interface PaceProps {
  readonly pace: Suggestion;
  readonly clock: Clock;
  readonly onChange: (pace: Suggestion) => void;
}

function PaceChoice({ pace, clock, onChange }: PaceProps) {
  return (
    <div class="challenge-pace">
      <SegmentedControl
        name="challenge-pace"
        label={t('challenge.time')}
        values={SUGGESTIONS}
        chosen={pace}
        text={name => t(`challenge.${name}`)}
        onChange={onChange}
      />
      {pace !== 'own' && <p class="soft">{clockText(clock)}</p>}
    </div>
  );
}

interface CountsProps {
  readonly isRated: boolean;
  readonly onChange: (isRated: boolean) => void;
}

function CountsChoice({ isRated, onChange }: CountsProps) {
  return (
    <SegmentedControl
      name="challenge-counts"
      label={t('challenge.counts')}
      values={['casual', 'rated']}
      chosen={isRated ? 'rated' : 'casual'}
      text={name => t(`challenge.${name}`)}
      onChange={name => onChange(name === 'rated')}
    />
  );
}

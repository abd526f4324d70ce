/** Sets up a position of either game, by hand or as text, and says why it is not possible yet; then it is analysed or played. */
import { formatPosition, type PositionRefusal, parsePosition } from '@kingdomino/rules';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { formatReplayAddress, readReplayAddress } from '../app/navigation/replay-address.ts';
import { GameChoice } from '../setup/game-choice.tsx';
import { VariantChoice } from '../setup/variant-choice.tsx';
import { type Choice, optionsOf, sensible, switchesOf } from '../setup/variants.ts';
import '../styles/features/editor.css';
import { numberedText } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { type Draft, draftOf, newDraft, readDraft } from './draft.ts';
import { DuelEditor } from './duel-editor.tsx';
import { completed } from './kingdomino-draft.ts';
import { KingdominoEditor } from './kingdomino-editor.tsx';

export function EditorScreen({ hash }: { readonly hash: string }) {
  const [draft, change] = useState<Draft>(() => draftFrom(hash));
  useEffect(() => {
    document.title = t('editor.title');
  }, []);
  return (
    <div class="page editor wide">
      <PageTop title={t('editor.title')} scene={null} />
      <main class="card sheet">
        <p class="soft">{t('editor.text')}</p>
        <TableChoice draft={draft} onChange={change} />
        {draft.game === 'duel' ? (
          <DuelEditor draft={draft} onChange={change} />
        ) : (
          <KingdominoEditor draft={draft} onChange={change} />
        )}
        <Outcome draft={draft} onChange={change} />
        <PositionText draft={draft} onChange={change} />
      </main>
    </div>
  );
}

function draftFrom(hash: string): Draft {
  const { position = '' } = readReplayAddress(hash);
  const read = parsePosition(position);
  return read.ok ? draftOf(read.value) : newDraft('kingdomino', { players: 2 });
}

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Another game or other options begin anew. */
function TableChoice({ draft, onChange }: Props) {
  const players = draft.game === 'duel' ? 2 : draft.kingdoms.length;
  const choice: Choice<null> = {
    game: draft.game,
    seats: Array.from({ length: players }, () => null),
    switches: switchesOf(draft.options),
  };
  const begin = (changes: Partial<Choice<null>>) => {
    const next = sensible({ ...choice, ...changes }, null);
    onChange(newDraft(next.game, optionsOf(next)));
  };
  return (
    <details class="fold">
      <summary>{t('editor.table')}</summary>
      <GameChoice game={draft.game} onChange={game => begin({ game })} />
      {draft.game === 'kingdomino' && (
        <LabelledSelect
          class="editor-field"
          label={t('editor.players')}
          value={players}
          options={[2, 3, 4].map(count => [count, String(count)])}
          onChange={count => begin({ seats: Array.from({ length: count }, () => null) })}
        />
      )}
      <VariantChoice choice={choice} onChange={switches => begin({ switches })} />
    </details>
  );
}

/** Whether it can be played, and if not, why. */
function Outcome({ draft, onChange }: Props) {
  const read = readDraft(draft);
  if (read.ok) {
    const position = formatPosition(read.value.game, read.value.state);
    return (
      <section class="editor-outcome" role="status">
        <p>
          <strong>{t('editor.possible')}</strong>
        </p>
        <div class="editor-buttons">
          <Link to={`/replay#${formatReplayAddress({ position })}`} kind="main" icon="coach">
            {t('replay.analyse')}
          </Link>
          <Link to={`/replay#${formatReplayAddress({ position, task: 'play' })}`} kind="plain" icon="play">
            {t('editor.play')}
          </Link>
        </div>
      </section>
    );
  }
  const whole = draft.game === 'kingdomino' ? completed(draft) : undefined;
  return (
    <section class="editor-outcome" role="status">
      <p>
        <strong>{t('editor.impossible')}</strong> <Why problem={read.error} />
      </p>
      {whole && (
        <Button icon="check" title={t('editor.complete.text')} onClick={() => onChange(whole)}>
          {t('editor.complete')}
        </Button>
      )}
    </section>
  );
}

/** In the reader's language; what is no position at all, in that of those who write such texts. */
function Why({ problem: { why, seat, text } }: { readonly problem: PositionRefusal }) {
  if (!why) return <span lang="en">{text}</span>;
  return (
    <span>
      {seat === undefined ? t(`editor.why.${why}`) : `${numberedText(seat)}: ${t(`editor.why.${why}`)}`}
    </span>
  );
}

function PositionText({ draft, onChange }: Props) {
  const read = readDraft(draft);
  const text = read.ok ? formatPosition(read.value.game, read.value.state) : '';
  const [typed, type] = useState<string | undefined>(undefined);
  const parsed = typed === undefined ? undefined : parsePosition(typed);
  return (
    <label class="open-file">
      <strong>{t('editor.as-text')}</strong>
      <textarea
        rows={4}
        spellcheck={false}
        value={typed ?? text}
        onInput={event => {
          const { value } = event.currentTarget;
          const found = parsePosition(value);
          type(value);
          if (found.ok) onChange(draftOf(found.value));
        }}
        onBlur={() => parsed?.ok && type(undefined)}
      />
      {parsed && !parsed.ok && (
        <span role="alert">
          <Why problem={parsed.error} />
        </span>
      )}
    </label>
  );
}

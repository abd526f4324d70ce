/** The branches of a study: where one is among them, their names, and comments on a position. */
import { commentAt, isFirst, LIMITS, lineAt } from '@kingdomino/study';
import { useMemo } from 'preact/hooks';
import { language, t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import type { StudySource } from './study-source.ts';
import { variationMoveText } from './turn-words.ts';

type Path = readonly number[];

export function BranchTree({ source }: { readonly source: StudySource }) {
  const { study, cursor } = source;
  const hasBranches = (study.study.branches ?? []).length > 0;
  return (
    <>
      {hasBranches && (
        <nav aria-label={t('study.branches')}>
          <h3>{t('study.branches')}</h3>
          <ul class="study-tree">
            <Branch source={source} path={[]} />
          </ul>
        </nav>
      )}
      {cursor.path.length > 0 && <BranchEditor key={cursor.path.join('.')} source={source} />}
      <Comment key={`${cursor.path.join('.')} ${cursor.at}`} source={source} />
    </>
  );
}

interface BranchProps {
  readonly source: StudySource;
  readonly path: Path;
}

function Branch({ source, path }: BranchProps) {
  const { study, cursor } = source;
  const variation = lineAt(study, path);
  const isCurrent = samePath(path, cursor.path);
  const name = useMemo(() => nameOf(source, path), [study, path.join('.'), language.value]);
  return (
    <li>
      <button
        type="button"
        class="study-variation"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => source.goTo({ path, at: path.length === 0 ? cursorOnMain(source) : variation.at + 1 })}
      >
        {name}
      </button>
      {variation.branches.length > 0 && (
        <ul>
          {variation.branches.map((_, index) => (
            <Branch key={index} source={source} path={[...path, index]} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Back where the branch leaves the game. */
function cursorOnMain({ study, cursor: { path, at } }: StudySource): number {
  const [branch] = path;
  return branch === undefined ? at : (study.study.branches?.[branch]?.at ?? 0);
}

function nameOf({ study, played }: StudySource, path: Path): string {
  const { name, moves, at } = lineAt(study, path);
  if (name) return name;
  if (path.length === 0) return t(study.moves.length > 0 ? 'study.main-line' : 'study.set-up');
  return `${at + 1}. ${variationMoveText(played.value, moves.slice(0, at), moves[at]!)}`;
}

function BranchEditor({ source }: { readonly source: StudySource }) {
  const { study, cursor } = source;
  const { path } = cursor;
  const variation = lineAt(study, path);
  const forget = () => {
    if (!source.edit({ kind: 'remove', path }).ok) return;
    // where others look on, nobody puts back a whole tree
    const undo = { word: t('hand.undo'), run: () => source.change(study, cursor) };
    toast(t('study.deleted'), source.keeper ? undefined : undo);
  };
  return (
    <div class="study-branch">
      <label>
        <span>{t('study.branch-name')}</span>
        <TextField
          maxLength={LIMITS.name}
          value={variation.name ?? ''}
          onCommit={text => source.edit({ kind: 'name', path, text: text.trim() }).ok}
        />
      </label>
      <Button
        icon="arrow-left"
        disabled={isFirst(path)}
        title={t('study.promote.text')}
        onClick={() => source.edit({ kind: 'promote', path })}
      >
        {t('study.promote')}
      </Button>
      <Button icon="close" onClick={forget}>
        {t('study.delete')}
      </Button>
    </div>
  );
}

function Comment({ source }: { readonly source: StudySource }) {
  const { study, cursor } = source;
  return (
    <label class="study-comment">
      <span>{t('study.comment')}</span>
      <TextArea
        rows={2}
        maxLength={LIMITS.comment}
        value={commentAt(study, cursor) ?? ''}
        onCommit={text => source.edit({ kind: 'comment', ...cursor, text }).ok}
      />
    </label>
  );
}

function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, depth) => index === other[depth]);
}

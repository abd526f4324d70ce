/** Another try at a decision that was made: played on the table itself, judged, and cleared away again. */
import type { ReviewedDecision } from '@kingdomino/study';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableView } from '../table-source/table-source.ts';
import { knownLoss, type TryVerdict, verdictOf } from './mistakes.ts';
import type { StudyClient } from './study-client.ts';
import type { StudySource } from './study-source.ts';
import { askedPosition } from './use-analysis.ts';

export interface Trial {
  readonly state: 'open' | 'trying' | 'judging';
  readonly verdict?: TryVerdict;
  /** What the try gives away of the chance to win. */
  readonly lost?: number;
  /** How it stood before the decision. */
  readonly before: TableView;
  readonly begin: () => void;
  readonly end: () => void;
}

type Told = Pick<Trial, 'state' | 'verdict' | 'lost'>;

export function useTrial(source: StudySource, client: StudyClient, decision: ReviewedDecision): Trial {
  const before = useMemo(() => {
    source.goTo({ path: [], at: decision.at });
    return source.played.peek();
  }, [source, decision]);
  const study = useRef(source.study);
  const [told, tell] = useState<Told>({ state: 'open' });
  const turn = turnSince(source, decision);
  const back = () => {
    source.isTrying.value = false;
    const here = { path: [], at: decision.at };
    // where others look on, what was tried stays for them to see
    if (source.keeper) source.goTo(here);
    else source.change(study.current, here);
  };
  useEffect(() => {
    if (told.state !== 'trying' || !turn) return;
    source.isTrying.value = false;
    tell({ state: 'judging' });
    void lossOf(client, source, before, decision, turn).then(lost =>
      tell(
        lost === undefined
          ? { state: 'open' }
          : { state: 'open', verdict: verdictOf(decision, turn, lost), lost },
      ),
    );
  }, [told.state, turn?.join(' ')]);
  const begin = () => {
    back();
    study.current = source.study;
    source.isTrying.value = true;
    tell({ state: 'trying' });
  };
  const end = () => {
    back();
    tell({ state: 'open' });
  };
  // whoever leaves does not leave what was tried behind
  useEffect(() => () => void (source.cursor.path.length > 0 && !source.keeper && back()), []);
  return { ...told, before, begin, end };
}

/** The whole turn that was taken instead; undefined while it is not whole. */
function turnSince(
  { variation, cursor }: StudySource,
  { at, played }: ReviewedDecision,
): readonly string[] | undefined {
  const end = at + played.moves.length;
  return cursor.at >= end ? variation.value.moves.slice(at, end) : undefined;
}

async function lossOf(
  client: StudyClient,
  source: StudySource,
  before: TableView,
  decision: ReviewedDecision,
  turn: readonly string[],
): Promise<number | undefined> {
  const known = knownLoss(decision, turn);
  if (known !== undefined) return known;
  const refutation = await client
    .refute(askedPosition(source, before), turn, decision.best[0]!.moves)
    .catch(() => undefined);
  return refutation?.loss && Math.max(0, refutation.loss.win.mean);
}

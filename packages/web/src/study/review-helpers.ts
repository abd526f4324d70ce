/** Workers that look at some decisions of a review each. Where one does not come or stops, who leads looks at them itself. */
import type { GameRecord } from '@kingdomino/rules';
import type { FoundDecision, ReviewPart } from '@kingdomino/study';

/** A worker with a part of a review. */
export interface PartReviewer {
  open(record: GameRecord, part: ReviewPart): Promise<void>;
  /** Goes on for a moment. */
  review(): Promise<{ readonly isDone: boolean; readonly found: readonly FoundDecision[] }>;
  end(): void;
}

interface Helping {
  readonly record: GameRecord;
  /** The first is for who leads. */
  readonly parts: number;
  readonly start: () => PartReviewer;
  readonly onFound: (found: readonly FoundDecision[]) => void;
}

export function startReviewHelpers({ record, parts, start, onFound }: Helping): { readonly end: () => void } {
  let isOver = false;
  const helpers = new Set<PartReviewer>();
  const end = (helper: PartReviewer) => {
    if (helpers.delete(helper)) helper.end();
  };

  async function help(part: number): Promise<void> {
    const helper = start();
    helpers.add(helper);
    try {
      await helper.open(record, { part, parts });
      for (let isDone = false; !isDone && !isOver; ) {
        const state = await helper.review();
        if (!isOver && state.found.length > 0) onFound(state.found);
        isDone = state.isDone;
      }
    } finally {
      end(helper);
    }
  }

  // whatever a helper does not find, who leads does
  for (let part = 1; part < parts; part++) help(part).catch(() => undefined);
  return {
    end: () => {
      isOver = true;
      for (const helper of helpers) end(helper);
    },
  };
}

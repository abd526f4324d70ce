/** The pages of an analysis, one at a time. */
import { t } from '../app/i18n/language.ts';

const STUDY_TABS = ['best', 'moves', 'learn', 'what-if'] as const;
export type StudyTab = (typeof STUDY_TABS)[number];

export const TAB_WORDS = {
  best: 'study.best',
  moves: 'study.moves',
  learn: 'study.learn',
  'what-if': 'study.what-if',
} as const satisfies Record<StudyTab, string>;

interface Props {
  readonly tab: StudyTab;
  readonly onChoose: (tab: StudyTab) => void;
}

export function StudyTabs({ tab, onChoose }: Props) {
  const step = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (steps === undefined) return;
    const next = STUDY_TABS.at((STUDY_TABS.indexOf(tab) + steps) % STUDY_TABS.length)!;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
    // the arrows go through the moves elsewhere
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="study-tabs" role="tablist" aria-label={t('study.title')} onKeyDown={step}>
      {STUDY_TABS.map(each => (
        <button
          key={each}
          type="button"
          role="tab"
          data-tab={each}
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onChoose(each)}
        >
          {t(TAB_WORDS[each])}
        </button>
      ))}
    </div>
  );
}

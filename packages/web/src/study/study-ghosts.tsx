/** The turns that an analysis speaks of, on the board of whoever is to take one of them. */
import type { ComponentType } from 'preact';
import type { OnBoardProps } from '../table-source/table-source.ts';
import type { StudySource } from './study-source.ts';
import { TurnGhosts } from './turn-ghosts.tsx';

/** Drawn by the table that shows this study. */
export function studyGhosts(source: StudySource): ComponentType<OnBoardProps> {
  return ({ rect, seat }) => {
    const view = source.played.value;
    // a turn that is shown lies there itself
    if (source.previewed.value || seat !== view.state.seat) return null;
    return <TurnGhosts view={view} rect={rect} turns={source.ghosts.value} />;
  };
}

/**
 * Analysis of positions, reviews of games, and study files, for both games. What needs Node is in `/node`.
 *
 * @module @kingdomino/study
 */
export { analyse, prepareAnalysis } from './evaluation/analysis.ts';
export { Evaluation, type PositionValue, type TurnValue } from './evaluation/evaluation.ts';
export type { Estimate, SeatValue } from './evaluation/samples.ts';
export { type Applied, applyEdit, checkEdit, isFirst, relocate, type StudyEdit } from './file/apply-edit.ts';
export {
  type Cursor,
  comment,
  commentAt,
  type Edited,
  isLine,
  lineAt,
  playMove,
  promote,
  removeBranch,
  rename,
  type StudyLine,
  takeBack,
} from './file/edit-study.ts';
export { mergeStudies } from './file/merge-study.ts';
export { formatStudy, parseStudy, readStudy } from './file/read-study.ts';
export {
  type Branch,
  type Comments,
  LIMITS,
  STUDY_FORMAT,
  type Study,
  type StudyFault,
  type StudyTree,
} from './file/study.ts';
export { formatStudyLink, parseStudyLink } from './file/study-link.ts';
export {
  positionAfter,
  type StudiedPosition,
  type StudyOrigin,
  startOf,
  studyOfPosition,
} from './file/study-start.ts';
export {
  type OpenPuzzle,
  openPuzzle,
  PUZZLES_FORMAT,
  type Puzzle,
  type PuzzleFile,
  type PuzzleTurn,
} from './puzzles/puzzle.ts';
export { symmetryKey } from './puzzles/symmetry.ts';
export type { Reason } from './reasons/reason.ts';
export { reasonsFor } from './reasons/reasons.ts';
export type { Finding } from './review/compose.ts';
export { GRADES, type Grade, THRESHOLDS } from './review/grading.ts';
export { type Judged, Judgement } from './review/judgement.ts';
export {
  type ChartPoint,
  type Expectation,
  type Moment,
  REVIEW_FORMAT,
  type Review,
  type ReviewedChance,
  type ReviewedDecision,
  type ReviewedTurn,
  type SeatSummary,
} from './review/review.ts';
export {
  type FoundDecision,
  openReview,
  PROGRESS_FORMAT,
  type Reviewing,
  type ReviewPart,
  type ReviewProgress,
  type ReviewSettings,
  USUAL_SIMULATIONS,
} from './review/reviewer.ts';
export type { SeatValues } from './review/seat-values.ts';

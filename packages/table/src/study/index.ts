/** The study of a finished game: apart from the rest, because few pages need it. */
export { decideStudy, MOST_CHARACTERS, MOST_EDITS, type StudyCommand } from './decide-study.ts';
export { SharedStudy } from './shared-study.ts';

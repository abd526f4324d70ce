/** What is said about a tournament in few words. */
import type { TournamentSummary } from '@kingdomino/protocol';
import { momentText, numberText, percentText, roundedText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { type Problem, problemText } from '../connection/http.ts';
import { modeText } from '../table-source/mode-text.ts';

/** Its kind, its game, and whether it is rated. */
export function factsOf({ kind, mode, rated, against }: TournamentSummary): string {
  const parts = [t(`tour.kind.${kind}`), modeText(mode)];
  if (against === 'bots') parts.push(t('tour.against.bots'));
  if (rated) parts.push(t('tour.rated'));
  return parts.join(' · ');
}

/** Where it stands: when it begins, which round is played, how it ended. */
export function stateOf(tournament: TournamentSummary): string {
  const { state, startsAt, round, rounds, endsAt, endedAt, paused } = tournament;
  switch (state) {
    case 'open':
      return startsAt === undefined ? t('tour.start.full') : t('tour.starts', { time: momentText(startsAt) });
    case 'cancelled':
      return t('tour.cancelled');
    case 'over':
      return [t('tour.past'), ...(endedAt === undefined ? [] : [momentText(endedAt)])].join(' · ');
    case 'running':
      if (paused) return t('tour.paused');
      if (endsAt !== undefined) return t('tour.ends', { time: momentText(endsAt) });
      if (round === undefined) return t('tour.running');
      return rounds === undefined ? t('tour.round.one', { round }) : t('tour.round', { round, rounds });
  }
}

type Scored = Pick<TournamentSummary, 'kind' | 'against'>;

const isByLead = ({ kind, against }: Scored) => kind === 'duplicate' && against !== 'bots';

/** Alone against bots a duplicate has percents, among people leads; everything else has points. */
export function scoreText(scored: Scored, score: number): string {
  if (isByLead(scored)) return numberText(score, 1, 'always');
  return scored.kind === 'duplicate' ? percentText(score / 100, 1) : roundedText(score, 1);
}

export function scoreName(scored: Scored): string {
  if (isByLead(scored)) return t('tour.lead');
  if (scored.kind === 'duplicate') return '%';
  return t(scored.kind === 'knockout' ? 'tour.wins' : 'tour.score');
}

/** How it goes; of a duplicate also what counts. */
export function aboutText({ kind, against = 'people' }: Scored): string {
  const text = t(`tour.about.${kind}`);
  return kind === 'duplicate' ? `${text} ${t(`tour.against.${against}.text`)}` : text;
}

/** Of a knock-out, the first being 1. */
export function roundName(round: number, rounds: number): string {
  const left = rounds - round;
  if (left === 0) return t('tour.final');
  if (left === 1) return t('tour.semi');
  return left === 2 ? t('tour.quarter') : t('tour.round.one', { round });
}

export function tournamentProblem(problem: Problem): string {
  switch (problem) {
    case 'unknown-tournament':
      return t('tour.gone');
    case 'tournament-full':
      return t('tour.full');
    case 'too-late':
      return t('tour.late');
    case 'too-many-tournaments':
      return t('tour.many');
    case 'bad-tournament':
      return t('tour.bad');
    case 'too-early':
      return t('tour.few');
    case 'members-only':
      return t('tour.members');
    default:
      return problemText(problem);
  }
}

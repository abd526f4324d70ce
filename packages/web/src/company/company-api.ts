/** What the server is asked about friends, challenges and news. */
import type {
  Challenge,
  Challenges,
  ChallengeTerms,
  NewsKind,
  PersonStanding,
  Player,
} from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { type Problem, problemText, request } from '../connection/http.ts';
import { playerName } from '../table-source/seat-text.ts';

export const readStanding = (player: string) => request<PersonStanding>('GET', `/api/me/friends/${player}`);

export const setFollow = (player: string, isOn: boolean) =>
  request<PersonStanding>(isOn ? 'PUT' : 'DELETE', `/api/me/friends/${player}`);

/** Somebody I have played with; without a name: not there any more, or a bot. */
export interface Opponent {
  readonly opponent: string;
  readonly name?: string;
  readonly member?: true;
  readonly games: number;
}

export const readPastOpponents = () =>
  request<{ readonly opponents: readonly Opponent[] }>('GET', '/api/me/opponents');

export const readChallenges = () => request<Challenges>('GET', '/api/me/challenges');

export const sendChallenge = (player: string, terms: ChallengeTerms) =>
  request<Challenge>('POST', `/api/players/${player}/challenges`, terms);

export const acceptChallenge = (id: string) => request<Challenge>('POST', `/api/me/challenges/${id}/accept`);

export const declineChallenge = (id: string) =>
  request<Challenge>('POST', `/api/me/challenges/${id}/decline`);

export const withdrawChallenge = (id: string) => request<Challenge>('DELETE', `/api/me/challenges/${id}`);

export const readNews = (ids?: readonly string[]) =>
  request<{ readonly unread: number }>('POST', '/api/me/news/read', ids ? { ids } : {});

export const switchNews = (off: readonly NewsKind[]) => request('PUT', '/api/me/news/off', { off });

/** Why a challenge was not taken. */
export function challengeProblem(problem: Problem, player: Pick<Player, 'name'>): string {
  const name = playerName(player);
  switch (problem) {
    case 'away':
      return t('challenge.away', { name });
    case 'too-late':
    case 'unknown-challenge':
      return t('challenge.gone');
    case 'too-many-challenges':
      return t('challenge.too-many');
    case 'not-allowed':
    case 'not-welcome':
      return t('challenge.not-from-you', { name });
    default:
      return problemText(problem);
  }
}

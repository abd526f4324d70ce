/** The games that achievements follow from: those of this device, and those of the account that is signed in. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { signedInMember } from '../app/signed-in-member.ts';
import { type AccountGame, meetAccount, withOwn } from './account-games.ts';

export interface MyGames {
  readonly games: readonly AccountGame[];
  /** Whether the account was heard; nobody is signed in where it is `none`. */
  readonly account: 'none' | 'asked' | 'here' | 'away';
  readonly again: () => void;
}

const NOTHING: readonly AccountGame[] = [];

export function useMyGames(): MyGames {
  const member = signedInMember.value;
  const [heard, hear] = useState<{ readonly member: string; readonly games?: readonly AccountGame[] }>();
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes(count => count + 1), []);
  useEffect(() => {
    let isShown = true;
    // also where this device has not heard of anybody: the server may know better
    void meetAccount().then(
      read => isShown && hear({ member: signedInMember.peek(), ...(read.ok && { games: read.value }) }),
    );
    addEventListener('online', again);
    return () => {
      isShown = false;
      removeEventListener('online', again);
    };
  }, [member, times]);
  const mine = heard?.member === member ? heard : undefined;
  return { games: withOwn(mine?.games ?? NOTHING), account: accountOf(member, mine), again };
}

function accountOf(
  member: string,
  heard: { readonly games?: readonly AccountGame[] } | undefined,
): MyGames['account'] {
  if (member === '') return 'none';
  if (!heard) return 'asked';
  return heard.games ? 'here' : 'away';
}

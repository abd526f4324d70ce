/** The lists of the lobby, followed while somebody looks. */
import { useEffect, useState } from 'preact/hooks';
import { pageConnection } from '../connection/page-connection.ts';
import { type Lists, LobbyLists } from './lobby-lists.ts';

/** Undefined before the first answers. */
export function useLists(): Lists | undefined {
  const connection = pageConnection();
  const [lists, setLists] = useState<Lists | undefined>(undefined);
  useEffect(() => {
    const followed = new LobbyLists(connection, setLists);
    const look = () => {
      followed.isShown = !document.hidden;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      followed.stop();
    };
  }, [connection]);
  return lists;
}

/** Whether the server cannot be asked now. */
export function isOffLine(): boolean {
  const state = pageConnection().state.value;
  return state !== 'open' && state !== 'connecting';
}

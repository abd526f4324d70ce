/** Puts a game into a session's browser and opens its table. */
import type { Session } from './engine.ts';
import { run, see } from './in-page.ts';

const SETTINGS = { speed: 'off', undo: 'none', sound: false, hints: false, remarks: false };

const GAMES = {
  kingdomino: { game: 'kingdomino', options: { players: 2 } },
  duel: { game: 'duel', options: { players: 2 } },
} as const;

export type Kind = keyof typeof GAMES;

/** Where the page is not, but its storage is. */
const BESIDE = '/icon.svg';

export async function openGame(session: Session, url: string, kind: Kind): Promise<void> {
  const saved = {
    id: 'kept',
    config: { ...GAMES[kind], undoAllowed: true },
    seats: [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', level: 'squire' },
    ],
    entries: [],
    seed: '5e'.repeat(32),
    changedAt: 1,
    isOver: false,
  };
  await keep(session, url, { settings: SETTINGS, 'game.kept': saved });
  await session.goto(`${url}/play/kept`);
  await see(session, '.table');
}

/** Nothing moves by itself, and nothing is explained. */
export function keepSettings(session: Session, url: string, more: object = {}): Promise<void> {
  return keep(session, url, { settings: { ...SETTINGS, ...more } });
}

async function keep(session: Session, url: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await session.goto(url + BESIDE);
  await run(
    session,
    (given: Readonly<Record<string, unknown>>) => {
      for (const [key, value] of Object.entries(given))
        localStorage.setItem(`kingdomino.${key}`, JSON.stringify(value));
    },
    values,
  );
}

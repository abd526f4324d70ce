/** Score pads, put on the device before the page opens. */
import { parseKingdom } from '@kingdomino/rules/kingdomino';
import type { Page } from '@playwright/test';

/** A board of the pad as it is kept. */
export function keptBoard(drawing: string): object {
  const kingdom = parseKingdom(drawing, 5);
  if (!kingdom.ok) throw new Error(kingdom.error);
  const { west, north } = kingdom.value.extent();
  return {
    way: 'squares',
    castle: { x: 0 - west, y: 0 - north },
    squares: kingdom.value
      .squares()
      .map(({ x, y, terrain, crowns }) => ({ x: x - west, y: y - north, kind: terrain, marks: crowns })),
    areas: [],
    earned: [],
  };
}

interface Kept {
  readonly names: readonly string[];
  readonly switches?: readonly string[];
  readonly boards: readonly object[];
}

export async function keepPad(page: Page, { names, switches = [], boards }: Kept): Promise<void> {
  const players = names.map((name, seat) => ({ name, boards: [boards[seat]] }));
  const value = { id: 'abc123', game: 'kingdomino', switches, players, isSetUp: true };
  await page.addInitScript(
    text => {
      if (localStorage.getItem('kingdomino.pad') === null) localStorage.setItem('kingdomino.pad', text);
    },
    JSON.stringify({ format: 0, value }),
  );
}

/** Photographs are read here, off the page's own thread. The nets are fetched when the first photograph comes. */
import {
  type Grid,
  loadNets,
  type Nets,
  type Picture,
  type Quad,
  type Reading,
  readKingdom,
  type ScannedKingdom,
  scan,
} from '@kingdomino/vision';
import { expose } from 'comlink';

let nets: Promise<Nets> | undefined;
let picture: Picture | undefined;

async function read(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** What could not be fetched is asked for again the next time. */
function fetchNets(): Promise<Nets> {
  nets ??= loadNets(read).catch(error => {
    nets = undefined;
    throw error;
  });
  return nets;
}

const api = {
  /** Before anybody waits. */
  async prepare(): Promise<void> {
    await fetchNets();
  },

  async scan(photograph: Picture): Promise<ScannedKingdom[]> {
    picture = photograph;
    return scan(photograph, await fetchNets());
  },

  /** The same photograph again, with an outline that somebody has drawn. */
  async read(corners: Quad, grid: Grid): Promise<Reading | undefined> {
    const { squares } = await fetchNets();
    return picture && readKingdom(picture, corners, grid, squares);
  },
};

export type ScanWorker = typeof api;

expose(api);

/** The test kit's naive rules as a contestant. The test kit is no part of an installed program: it may be missing. */
import { Random } from '@kingdomino/rules';
import { DIE_COUNT, FACE_COUNT } from '@kingdomino/rules/duel';
import { DOMINO_COUNT, kingOrders, readOptions, setupOf } from '@kingdomino/rules/kingdomino';
import { Complaint } from '../complaint.ts';
import type { Contestant } from './measure.ts';
import type { BenchMode } from './modes.ts';

/** As much of the test kit's `NaiveGame` as is needed here. */
interface NaiveGame {
  start(options: Readonly<Record<string, unknown>>): unknown;
  toAct(state: unknown): number | 'chance' | 'over';
  moves(state: unknown): string[];
  play(state: unknown, move: string): unknown;
  result(state: unknown): { readonly scores: readonly Readonly<Record<string, number>>[] };
}

/** The next draw or roll, as a text. */
type Chance = () => string;

const WARM_UP = 2;
const TEST_KIT = '@kingdomino/testkit';

export async function naiveContestants(modes: readonly BenchMode[]): Promise<Contestant[]> {
  const games = await importTestKit();
  return modes.map(({ game, options }) => ({
    warmUp: WARM_UP,
    batch: 1,
    prepare: seed => {
      const random = new Random(seed);
      const newGame = () => (game === 'duel' ? duelChance(random) : kingdominoChance(options, random));
      return () => playGame(games[game], options, newGame(), random);
    },
  }));
}

async function importTestKit(): Promise<Record<BenchMode['game'], NaiveGame>> {
  try {
    const { naiveKingdomino, naiveDuel } = await import(TEST_KIT);
    return { kingdomino: naiveKingdomino, duel: naiveDuel };
  } catch {
    throw new Complaint(`--naive needs ${TEST_KIT}, which is only in the project's own repository`);
  }
}

function playGame(naive: NaiveGame, options: BenchMode['options'], chance: Chance, random: Random): number {
  let state = naive.start(options);
  for (let actor = naive.toAct(state); actor !== 'over'; actor = naive.toAct(state)) {
    const moves = actor === 'chance' ? [] : naive.moves(state);
    state = naive.play(state, actor === 'chance' ? chance() : moves[random.below(moves.length)]!);
  }
  const { scores } = naive.result(state);
  return scores.reduce((sum, score) => sum + score.total!, 0) / scores.length;
}

function kingdominoChance(raw: BenchMode['options'], random: Random): Chance {
  const options = readOptions(raw);
  if (!options.ok) throw new Error(options.error.text);
  const { lineLength } = setupOf(options.value);
  const deck = Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);
  random.shuffle(deck);
  const orders = kingOrders(options.value);
  const kings = orders[random.below(orders.length)]!.slice(0, options.value.balancedOpening ? 1 : undefined);
  const lines = Array.from({ length: Math.floor(deck.length / lineLength) }, (_, line) =>
    deck.slice(line * lineLength, (line + 1) * lineLength).sort((one, other) => one - other),
  );
  const texts = lines.map(line => `line:${line.join()}`);
  texts.splice(1, 0, ...kings.map(seat => `king:${seat}`));
  return () => texts.shift()!;
}

function duelChance(random: Random): Chance {
  let isFirst = true;
  return () => {
    if (!isFirst) return `roll:${Array.from({ length: DIE_COUNT }, () => random.below(FACE_COUNT)).join()}`;
    isFirst = false;
    return `first:${random.below(2)}`;
  };
}

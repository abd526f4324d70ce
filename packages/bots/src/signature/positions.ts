/**
 * Positions that every bot is asked about, the same for ever: from one game in each mode, some of every kind of
 * decision. The games were played once, by levels of all strengths, and do not change when bots do.
 */
import {
  type GameId,
  type GameOf,
  gameById,
  parseLink,
  readMove,
  type Seat,
  type StateOf,
} from '@kingdomino/rules';

export interface BenchPosition<G extends GameId = GameId> {
  readonly mode: string;
  readonly game: GameOf<G>;
  readonly state: StateOf<G>;
  readonly seat: Seat;
  /** All moves that led here. */
  readonly moves: readonly string[];
}

/** How many decisions of a kind are taken from each game; of Duel there are fewer games. */
const OF_A_KIND: Readonly<Record<GameId, number>> = { kingdomino: 2, duel: 5 };

const GAMES: readonly { readonly mode: string; readonly link: string }[] = [
  {
    mode: '2 seats',
    link: '2ACA~BWavBvBaAWABGLMkdBGfEkjCLjHMDIUmg4Ue8DhJmhEICHVjk8jjBVdEClKHNXbpjFXg4plLbe7NFJOni5nc-Oe4Fc8Ji5__i9fEuzC',
  },
  {
    mode: '3 seats',
    link: '2ADA~CFOAOCFBCGinfFii8nhFGQpvdBvg-pe9QNdle5dfDllDNLVghJVjEge_LJMUdEJfLUhKMHPSi8Hi5SfNPTkuk8TfRufGkhjshLhc4slEjXbek7ejNXlCbBDYdSYdGDlHBWcqjJqlEcdFW__dJe7lwA',
  },
  {
    mode: '4 seats',
    link: '2AEA~NOPuBNAuDPCOKfjplDje8KjApjBfBLalfFae9lhKBjOLXbstk4blAsjAXc-tDdnvc8ni-dlJvlHDFQZodBog-ZfLQnNFWcghhEcjJge_hk_WEMTwg7whMTg-EjKMRVeqi4edBRjRqjJVIJYmfEYi5me7JnGICGHrpEr__Ce7GhHHSUiklAUdEi__kpTS__k-lKhLKe1',
  },
  {
    mode: '2 seats, both bonuses',
    link: '2ACG~XfpuBXAuApBfGUZwg-UdBwjBZfFGNVYhe9VfHYg7hi-NBMSkhEBi9klDSdBMJimojEofJmlEii5JFgjndEgc-jjEne4Fk4c-dJlEwl5',
  },
  {
    mode: '4 seats, both bonuses',
    link: '2AEG~CgjnBgDCAjCnPfhwhEwjCfg4hi8PGVZse8slCVi4ZjBGNckldBchKljBNi6kEHYdhKYc-Eg4dlHHFUXqdEXjJqe_Fk-UJKTvjFJe7vi9TfKKOertc5edBrg_tg2ODMbme2mk4bk7MlHDILQoe5og4LjJIkwQSWpudBSe4pc2ulLWBRaifHafEBc4i__Ri5dCfLdK3hV',
  },
  {
    mode: '3 seats, four dominoes in a line',
    link: '2ADU~DcefBfCeAcZsuvg-ZfAujHvCQkwfDChFwg4kKOdndEdfCOlLnEYpqhLqfEYfJpJLbjhEbdEjdCLBWrtc5te_We-rGHXgc5Gg-Xi9gINRajFai8IlDRSVioc4olKVjJSMPThlDTfHhlCMFUlmi5mk_F__Ui5k7__WYY',
  },
  {
    mode: '2 seats, balanced opening, Middle Kingdom',
    link: '2ACi~GMOPBPGMOVchodBcjBVjHhi8oJXjlhEXc-jfHlg_JBHpufJujEpe4BhPHLbmrlEbjNrfELdBmDEWZdEZg-EjJWlADdIi4__k4d4O',
  },
  {
    mode: '7 x 7',
    link: '2ACB~DfjuBuADAjBfKTVse8TjGVi_Kg-sRhiojAhhHilBoe4RCIgrlLri7gi3Ii5CNdmqlFmisdgsNk_qJQXpbFJeypfGXa5QSntvk1SdGnk3tnHvLUWlnDlc_Wg3U__LFOakk4anIkbGOm4FEPbeaxbhEea8Ea1PBGYca0YdIBc8cfIGHMZwbIHjNwatZc5M____c1m-aHT',
  },
  {
    mode: '7 x 7, both bonuses',
    link: '2ACH~GOcgBcAgBGAOMptui8thFujHpjIMDEXsg9sg_DfGEk9XHZeii0ZlFik5ee4HdlnrlFrjIdg5nfJlCLmvg6La9va9mfECKYoqdAqe0YjBodKKSVhkc0hk1Sm3Vg3kFJPWnIFbEWfNJhIPQbfjlIbbNjc6fdIQBNawa6wk5alINbKBIRTUbBTnOUk9R__I__a0nD__zhL',
  },
  {
    mode: 'Dynasty',
    link: '2ACO~FUuvBUBuAvAFHQXwjBwhEXg-QhEHBLhsfAsjBBi-hlLLNcjqdFNg4qfLjlHcORSrjFri-RjJOdCSDTbgk-Tk-ge4bc9DdBc5__dEKNUfBUBfAKANOSqre8qg-rg-Oe4SCDEVfDVjBCdGElDDRdnsfEdfFsjEni9Rblptc-pjFbk_lk7tPTYjhETc5Yi5PlKjjJdEfJ__GXrsAsBXBrAGCRbijBbhECfDifDRNQdjjAQlEdi9jg-NYaevjJYfHai5vjKeJOWli4Wk4JhKldFODISoc9Dg-ofLSe4Ic5dJlG__54A',
  },
  {
    mode: 'Duel',
    link: '2BA~~ADYIDESRAELMT9IDAaSAUMBxCMAcDbAEDJnCFAUVAKLHFIDAjkACKGiCMAJBAVNT4BKAaZAQIAILrIGBOWAOGSWBKAihAbjHqIGAFGAldFsIFAEFARZATIDAghYgDYDMjCFAWeAdeDvID_ACDAoIDAJBAlCmHcBKAck_JFTAIQCiYEECID__fHh',
  },
  {
    mode: 'Duel, the second seat begins',
    link: '2BC~~BDHBMEaFSASaUMEDAcUAhZFvIFAbjAihKJIGIYZAklOjEJAJKAJRClIFANMAYFQLDIGAUVAVdRlIDADEAABTtCMADLAIQKEBIDAjbAmeJIBGAOWAOWIuIGAABAAFEEJIFAcdAklAbIFDCFANDMMyBK_AmeCPJIDAKL_S3CF__2mf',
  },
];

export function benchPositions<G extends GameId>(id: G): BenchPosition<G>[] {
  return GAMES.flatMap(({ mode, link }) => {
    const record = parseLink(link);
    if (!record.ok) throw new Error(`${mode}: ${record.error.text}`);
    const { game, options, moves } = record.value;
    return game === id ? spread(positionsOf(gameById(id), mode, options, moves), OF_A_KIND[id]) : [];
  });
}

type BenchDecision<G extends GameId> = BenchPosition<G> & { readonly kind: string };

/** Where a seat had a choice. */
function positionsOf<G extends GameId>(
  game: GameOf<G>,
  mode: string,
  raw: Readonly<Record<string, unknown>>,
  moves: readonly string[],
): BenchDecision<G>[] {
  const options = game.readOptions(raw);
  if (!options.ok) throw new Error(`${mode}: ${options.error.text}`);
  const state = game.start(options.value);
  const decisions: BenchDecision<G>[] = [];
  for (const [index, text] of moves.entries()) {
    const seat = game.toAct(state);
    if (typeof seat === 'number' && game.countMoves(state) > 1) {
      const [kind = ''] = text.split(':');
      decisions.push({ mode, game, kind, state: game.copy(state), seat, moves: moves.slice(0, index) });
    }
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(`${mode}, move ${index + 1}: ${move.error.text}`);
    game.advance(state, move.value);
  }
  return decisions;
}

/** Some of each kind, evenly spread over the game. */
function spread<G extends GameId>(
  decisions: readonly BenchDecision<G>[],
  ofAKind: number,
): BenchPosition<G>[] {
  const kinds = [...new Set(decisions.map(({ kind }) => kind))];
  return kinds.flatMap(kind => {
    const all = decisions.filter(decision => decision.kind === kind);
    const count = Math.min(ofAKind, all.length);
    return Array.from(
      { length: count },
      (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!,
    );
  });
}

/** The types of Kingdomino Duel, as code for either game finds them under its id. */
import type { Layout } from './formats/layout.ts';
import type { DuelJson } from './formats/position-json.ts';
import type { Move } from './move.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';
import type { RefusalCode } from './refusals.ts';
import type { MapScore } from './scoring.ts';

/** What `Games` says about `duel`. */
export interface DuelTypes {
  readonly options: Options;
  readonly state: Position;
  readonly move: Move;
  readonly points: MapScore;
  readonly refusal: RefusalCode;
  readonly layout: Layout;
  readonly json: DuelJson;
}

/** The types of Kingdomino, as code for either game finds them under its id. */
import type { Layout } from './formats/layout.ts';
import type { KingdominoJson } from './formats/position-json.ts';
import type { Move } from './move.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';
import type { RefusalCode } from './refusals.ts';
import type { KingdomScore } from './scoring.ts';

/** What `Games` says about `kingdomino`. */
export interface KingdominoTypes {
  readonly options: Options;
  readonly state: Position;
  readonly move: Move;
  readonly points: KingdomScore;
  readonly refusal: RefusalCode;
  readonly layout: Layout;
  readonly json: KingdominoJson;
}

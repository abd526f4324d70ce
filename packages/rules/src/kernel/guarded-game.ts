/**
 * A game from its rules. The rules trust what they are given; what a program may do wrong (a position of the other game, a
 * move that is not legal, an index too far) is caught here, for both games alike.
 */
import type { Actor, Game, GameTypes, RecordVersion, Seat } from './game.ts';
import { checkIndex, checkState, legalMove, validOptions, validVersion } from './misuse.ts';

/** What the position of every game has. */
interface AnyPosition<Options> {
  readonly options: Options;
  readonly actor: Actor;
  readonly version: RecordVersion;
  copy(): this;
}

interface GuardedTypes extends GameTypes {
  readonly options: { readonly players: Seat };
}

/** The same as `Game`, but trusting; what follows from the position alone is left out. */
export interface Rules<Id extends string, Types extends GuardedTypes>
  extends Omit<
    Game<Id, Types>,
    'start' | 'optionsOf' | 'seats' | 'toAct' | 'play' | 'copy' | 'recordVersion'
  > {
  /** What people call it. */
  readonly name: string;
  readonly Position: new (...parameters: never[]) => Types['state'] & AnyPosition<Types['options']>;
  start(options: Types['options'], version: RecordVersion): Types['state'];
}

export function guardedGame<Id extends string, Types extends GuardedTypes>({
  name,
  Position,
  ...rules
}: Rules<Id, Types>): Game<Id, Types> {
  const valid = (state: Types['state']) => checkState(state, Position, name);
  const advance = (state: Types['state'], move: Types['move']) =>
    rules.advance(state, legalMove(rules.checkRecorded(valid(state), move)));
  return {
    ...rules,
    start: (options, version) => rules.start(validOptions(rules.readOptions(options)), validVersion(version)),
    optionsOf: state => valid(state).options,
    seats: state => valid(state).options.players,
    toAct: state => valid(state).actor,
    countMoves: state => rules.countMoves(valid(state)),
    moveAt: (state, index) => {
      checkIndex(index, rules.countMoves(valid(state)), 'moves');
      return rules.moveAt(state, index);
    },
    check: (state, move) => rules.check(valid(state), move),
    checkRecorded: (state, move) => rules.checkRecorded(valid(state), move),
    play: (state, move) => {
      const next = valid(state).copy();
      advance(next, move);
      return next;
    },
    advance,
    copy: state => valid(state).copy(),
    recordVersion: state => valid(state).version,
    outcome: state => rules.outcome(valid(state)),
    pack: (state, move) => rules.pack(state, legalMove(rules.checkRecorded(valid(state), move))),
    unpack: (state, text, from) => rules.unpack(valid(state), text, from),
    packOptions: options => rules.packOptions(validOptions(rules.readOptions(options))),
  };
}

/** A seat of a table as it is now. */
import type { BotLevel, Player, SeatColour } from '@kingdomino/protocol';

export interface OpenSeat {
  readonly kind: 'open';
  /** Kept for this player after a rematch. */
  readonly for?: Player;
}

export interface PersonSeat {
  readonly kind: 'person';
  readonly player: Player;
  /** Chosen when sitting down. */
  readonly colour?: SeatColour;
  /** The player's own randomness for the deal. */
  readonly salt?: string;
  /** The bot that plays on while the person is away. */
  readonly substitute?: BotLevel;
  readonly forfeited?: true;
  /** Has played the deal of this table at another one. */
  readonly knows?: true;
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly level: BotLevel;
}

export type SeatState = OpenSeat | PersonSeat | BotSeat;

/** The level of the bot that moves for a seat, also as a substitute; undefined when a person does. */
export function botOf(seat: SeatState | undefined): BotLevel | undefined {
  if (seat?.kind === 'bot') return seat.level;
  return seat?.kind === 'person' ? seat.substitute : undefined;
}

export function hasForfeited(seat: SeatState | undefined): boolean {
  return seat?.kind === 'person' && seat.forfeited === true;
}

/** Players, and how they prove who they are. */

interface PlayersRow {
  id: string;
  name: string;
  bot: number;
  created_at: number;
  /** Tokens of a banned player speak for nobody. */
  banned_at: number | null;
  /** The head that the player is shown by. */
  avatar: string | null;
}

interface TokensRow {
  /** SHA-256 of the token: whoever steals the database can sign in as nobody. */
  hash: string;
  player_id: string;
  kind: string;
  expires_at: number | null;
}

/** Players whose name lasts. */
interface MembersRow {
  player_id: string;
  /** What is left of the name when look-alikes are the same: no two members have the same. */
  name_key: string;
  since: number;
  /** The first part of the recovery code, by which it is found; the rest is kept as a slow hash only. */
  recovery_id: string | null;
  recovery_hash: string | null;
  recovery_at: number | null;
}

interface PasskeysRow {
  /** Ours, for lists; the credential's own id leaves the store for nobody. */
  id: string;
  player_id: string;
  credential: string;
  public_key: string;
  /** How often it has signed, as it says itself; many always say 0. */
  counter: number;
  name: string;
  created_at: number;
  used_at: number;
}

/** Somebody who is being erased. */
interface ErasuresRow {
  player_id: string;
  /** What stands in place of the name. */
  name: string;
  since: number;
  /** How many of the steps are done. */
  step: number;
}

/** A name that a member had before. */
interface HeldNamesRow {
  name_key: string;
  player_id: string;
  until: number;
}

export interface PlayerRows {
  held_names: HeldNamesRow;
  erasures: ErasuresRow;
  players: PlayersRow;
  tokens: TokensRow;
  members: MembersRow;
  passkeys: PasskeysRow;
}

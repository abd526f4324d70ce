/** The operations of the store for players and members. */
export {
  createChallenge,
  credentialsOf,
  deletePasskey,
  enrol,
  membershipOf,
  nameHolder,
  passkeyByCredential,
  recoveryById,
  renamePasskey,
  renamePlayer,
  spendChallenge,
  tablesOf,
  usePasskey,
} from './members.ts';
export {
  createPlayer,
  createToken,
  deleteTokens,
  playerById,
  playerByToken,
  renewToken,
  spendToken,
} from './players.ts';

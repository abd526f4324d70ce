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
  spendRecovery,
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
  replaceToken,
  spendToken,
} from './players.ts';

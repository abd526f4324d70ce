/** The operations of the store for players and members. */
export {
  changeNameKey,
  deleteOldNames,
  memberNames,
  nameHolder,
  renamePlayer,
  tablesOf,
} from './member-names.ts';
export {
  createChallenge,
  credentialsOf,
  deletePasskey,
  enrol,
  membershipOf,
  passkeyByCredential,
  recoveryById,
  renamePasskey,
  spendChallenge,
  spendRecovery,
  usePasskey,
} from './members.ts';
export {
  changeAvatar,
  createPlayer,
  createToken,
  deleteTokens,
  playerById,
  playerByToken,
  playerNames,
  renewToken,
  replaceToken,
  spendToken,
} from './players.ts';

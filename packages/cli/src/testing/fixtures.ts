/** Two finished games that the tests look at. Links, because they do not depend on the order of legal moves. */
export const KINGDOMINO_LINK =
  '1AEA~EEKjnnjEKLQcihFLdBQjCifCcBFZwfAFlDBjGwg-ZVXgqhEVlAgg3qg4XdfhkhNfe7kjJhjHdYbosfDbfRsjPYdFoMRUrg9Re4Mi-rlMUGNTe__TnCNdNGhEeHPmv__PnKvk7mbJHCWltbACjKWc0l__tIJSuc8ulKIfHJlNSDOapdJOlApfODa-a__fH__k3N4M';

export const DUEL_LINK =
  '1BA~~BTbEKELKIKSLACJADLAabJLIDARSAbjDHBKAECFAUMT8CFAVdAMNEuIDAVUANFEHCMAijAOGJyBMAaiAlkTnIDADEAckCLaBGAldCcQEmBKAgYABCCDPCFAhgACFBHjBKAOWAmeQ4IFARQCAZhTaIGBmeCAJIKCBKYZYDAIJEWD3BM__epC';

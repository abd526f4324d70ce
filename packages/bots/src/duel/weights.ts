/** Made by `npm run train:duel`; see training/duel.json. */
export const WEIGHTS = '';

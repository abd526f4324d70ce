export const WEIGHTS_7 = '';

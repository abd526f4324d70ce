/** Stands where a name stood that was erased or removed; needs no translation. */
export const NO_NAME = '—';

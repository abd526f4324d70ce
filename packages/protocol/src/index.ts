/** Messages and schemas: the public face. */
export const PROTOCOL_VERSION = 1;

/** The server: the public face. */
export {};

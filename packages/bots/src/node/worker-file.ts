/** Node 20 cannot start a thread from TypeScript, so the source, too, runs the built worker, without its own flags. */
export const WORKER = new URL('./worker.js', import.meta.url.replace('/src/node/', '/dist/node/'));

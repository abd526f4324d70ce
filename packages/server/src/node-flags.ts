/**
 * How Node is to be started. V8 marks garbage in four threads beside ours, whatever the number of cores: on one core
 * they took it from moves for 200 ms at a time (p99 of the acknowledgement 50 ms and not 30). One is enough for us. This
 * is an option of Node, which every version has, and too late once it runs. `npm start`, the Dockerfile and the systemd
 * unit say the same; a test compares.
 */
export const NODE_FLAGS: readonly string[] = ['--v8-pool-size=1'];

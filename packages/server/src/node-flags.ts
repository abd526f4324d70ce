/**
 * How Node is to be started. V8 marks garbage in four threads beside ours, whatever the number of cores: on one core
 * they took it from moves for 200 ms at a time (p99 of the acknowledgement 50 ms and not 30). One is enough for us. And
 * it marks whenever the heap has grown by half or a bit more; each time moves wait for a third of a second. The heap of
 * a busy server is small (100 MB for 5,000 players), so it may grow to five times that first.
 * `npm start`, the Dockerfile and the systemd unit say the same; a test compares.
 */
export const NODE_FLAGS: readonly string[] = ['--v8-pool-size=1', '--heap-growing-percent=400'];

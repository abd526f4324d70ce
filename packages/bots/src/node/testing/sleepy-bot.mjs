// A program that says hello, tells its process on standard error, never moves, and does not end when it is asked to.
process.on('SIGTERM', () => undefined);
console.error(`pid ${process.pid}`);
console.log(JSON.stringify({ type: 'hello', protocol: 'kingdomino-bot/1', name: 'Sleepy' }));
setInterval(() => undefined, 1000);

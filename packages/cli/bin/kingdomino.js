#!/usr/bin/env node
// Starts the built command line. Plain JavaScript, so that npm can link it before anything is built.
try {
  const { runProcess } = await import('../dist/main.js');
  await runProcess();
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(
    'kingdomino: the program has not been built yet. Run "npm ci" or "npm run build" in the root of the project.\n' +
      `(${error.message})\n`,
  );
  process.exitCode = 2;
}

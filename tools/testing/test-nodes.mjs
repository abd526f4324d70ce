// Installs, builds, starts and tests the project on other versions of Node, each in a copy of its own:
//   npm run test:nodes            on 22, 24 and 26
//   npm run test:nodes -- 24      on one of them, or on any other version that npm has
// Not part of `npm test`: it takes minutes for each version. The last lines are a table.
import { rmSync } from 'node:fs';
import { copyProject } from './nodes/copy-project.mjs';
import { nodeBinary } from './nodes/node-binary.mjs';
import { tableOf } from './nodes/report.mjs';
import { runSteps } from './nodes/steps.mjs';

const USUAL = ['22', '24', '26'];

const asked = process.argv.slice(2);
const wrong = asked.find(version => !/^\d+(\.\d+){0,2}$/.test(version));
if (wrong) {
  console.error(`${wrong} is no version of Node; for example: npm run test:nodes -- 24`);
  process.exit(2);
}

const rows = [];
for (const version of asked.length > 0 ? asked : USUAL) rows.push(await testOn(version));
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.every(row => row.isGreen) ? 0 : 1;

async function testOn(version) {
  const binary = nodeBinary(version);
  const folder = copyProject();
  console.log(`\n== Node ${binary.version}`);
  try {
    return { version: binary.version, ...(await runSteps(binary, folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

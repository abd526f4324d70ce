// Says what is missing before anything fails for it, and how to get it. Written so that an old Node can read it.
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const wanted = require('../../package.json').engines.node.replace('>=', '');

/** Whether the version is at least the other one. */
function reaches(version, least) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

function problem() {
  const version = process.versions.node;
  if (!reaches(version, wanted)) {
    const how = 'nvm install 24, or https://nodejs.org/en/download';
    return `Node ${wanted} or newer is needed; this is ${version}. Install one: ${how}`;
  }
  if (!existsSync(path.join(root, 'node_modules/typescript')))
    return 'The packages are not installed yet: npm ci';
  return undefined;
}

const said = problem();
if (said) {
  console.error(`\n${said}\n`);
  process.exit(1);
}

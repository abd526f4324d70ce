// The project as it stands, without what is installed or built: as a commit of the working tree would be.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-nodes-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = git(list).split('\0');
  // a file that was removed and not committed yet is still listed
  for (const file of files.filter(file => file !== '' && existsSync(join(ROOT, file))))
    cpSync(join(ROOT, file), join(folder, file));
  return folder;
}

function git(args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  } catch (error) {
    throw error.code === 'ENOENT' ? new Error('git is not on this machine: apt-get install git') : error;
  }
}

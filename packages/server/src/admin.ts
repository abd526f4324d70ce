/** `npm run admin -- COMMAND`: the operator's hands. Reads the same settings as the server. */
import { runAdmin } from './admin/admin-command.ts';

try {
  console.log(await runAdmin(process.argv.slice(2), process.env, line => console.error(line)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

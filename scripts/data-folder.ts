// Where `npm start` and `npm run serve` keep what is sent: in the checkout, or, where that may only be read, with the user.
import { homedir } from 'node:os';
import { join } from 'node:path';

interface Asked {
  env: NodeJS.ProcessEnv;
  /** Where the desk would keep it. */
  usual: string;
  canWrite(path: string): boolean;
}

/** The folder to use instead of the usual one; undefined where that is fine, or someone has chosen. */
export function otherDataFolder({ env, usual, canWrite }: Asked): string | undefined {
  if (env.DATA_DIR || canWrite(usual)) return undefined;
  return join(env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'tred');
}

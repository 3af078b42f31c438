// Serves the built site through the desk, in this process, so that a signal reaches the desk itself and it can stop in
// order.
import { readSettings } from '../desk/src/settings.ts';
import { canWrite } from './can-write.ts';
import { otherDataFolder } from './data-folder.ts';

export async function serve(): Promise<void> {
  const { host, port, dataDir } = readSettings(process.env);
  const instead = otherDataFolder({ env: process.env, usual: dataDir, canWrite });
  if (instead) {
    process.env.DATA_DIR = instead;
    console.log(
      `${dataDir} cannot be written, so what is sent is kept in ${instead}; DATA_DIR names another folder.`,
    );
  }
  await import('../desk/src/main.ts');
  console.log(`The site is at http://${host}:${port} (Ctrl-C stops it).`);
}

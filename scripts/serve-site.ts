// Serves the built site through the desk, in this process, so that a signal reaches the desk itself and it can stop in
// order.
import { readSettings } from '../desk/src/settings.ts';

export async function serve(): Promise<void> {
  await import('../desk/src/main.ts');
  const { host, port } = readSettings(process.env);
  console.log(`The site is at http://${host}:${port} (Ctrl-C stops it).`);
}

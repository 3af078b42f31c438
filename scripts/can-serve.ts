// Whether the desk could start with these settings: asked before a build, so that nobody waits for one in vain.
import { createServer } from 'node:net';
import { readSettings, SettingsError } from '../desk/src/settings.ts';

/** What stands in the way, a line each; nothing when the port is free and the settings are right. */
export async function hindrances(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const { host, port } = readSettings(env);
    const taken = await isTaken(host, port);
    return taken ? [`port ${port} is taken: stop what uses it, or set PORT to another.`] : [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** Anything else that is wrong with the address is the desk's to say. */
function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

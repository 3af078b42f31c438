// Starts the server: reads the settings, listens, and stops gracefully.

import { openingProblem } from './db/fault.ts';
import { listeningProblem } from './error-text.ts';
import { openServer } from './server.ts';
import { readSettings, SettingsError, unknownSettings } from './settings.ts';
import { notifySystemd } from './systemd.ts';

const patience = 15_000;

function fail(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`desk: ${line}\n`);
  process.exit(1);
}

function settingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(...error.problems);
    throw error;
  }
}

const settings = settingsOrExit();
const desk = await openServer(settings, { level: settings.logLevel }).catch((error: unknown) =>
  fail(openingProblem(settings, error)),
);
const { app } = desk;
desk.begun.catch((error: unknown) => fail(openingProblem(settings, error)));
for (const problem of unknownSettings([], process.env)) app.log.warn(problem);

let stoppedAt: number | undefined;
const stop = (signal: NodeJS.Signals) => {
  if (stoppedAt !== undefined) {
    // A second signal stops at once, but npm sends a Ctrl-C on to a process that has it already.
    if (performance.now() - stoppedAt > 500) process.exit(1);
    return;
  }
  stoppedAt = performance.now();
  app.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), patience).unref();
  desk.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error({ error: String(error) }, 'shutdown failed');
      process.exit(1);
    },
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// SIGHUP reloads the build in a service; in a terminal it means a closed window.
if (!process.stdin.isTTY) process.on('SIGHUP', () => void desk.reload());

try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  fail(listeningProblem(settings, error));
}
void notifySystemd(process.env, app.log);

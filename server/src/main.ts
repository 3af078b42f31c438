// Starts the server: reads the settings, listens, and stops gracefully.

import { openingProblem } from './db/fault.ts';
import { listeningProblem } from './error-text.ts';
import { peopleLog } from './people-log.ts';
import { openServer } from './server.ts';
import { readSettings, renamedSettings, SettingsError, settingsProblems } from './settings.ts';
import { notifySystemd } from './systemd.ts';

const patience = 15_000;

function fail(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`server: ${line}\n`);
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
const logger = settings.logsJson ? { level: settings.logLevel } : peopleLog;
const server = await openServer(settings, logger).catch((error: unknown) =>
  fail(openingProblem(settings, error)),
);
const { app } = server;
server.begun.catch((error: unknown) => fail(openingProblem(settings, error)));
for (const problem of [...settingsProblems([], process.env), ...renamedSettings(process.env)])
  app.log.warn(problem);

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
  server.close().then(
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
if (!process.stdin.isTTY) process.on('SIGHUP', () => void server.reload());

try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  fail(listeningProblem(settings, error));
}
void notifySystemd(process.env, app.log);

const { firstSignIn } = await server.begun;
const own = `http://${settings.host}:${settings.port}`;
const admin = `${settings.allowedOrigins[0] ?? own}/admin`;
if (settings.logsJson) {
  if (firstSignIn) process.stderr.write(`sign in at /admin ${firstSignIn}\n`);
} else {
  const { smtpUrl, mailTo } = settings;
  const staff = mailTo
    ? `messages for staff go to ${mailTo}`
    : 'MAIL_TO is not set, so none tells staff about messages';
  const mail = smtpUrl
    ? `Emails go out through ${new URL(smtpUrl).hostname}; ${staff}.`
    : 'Emails wait in the outbox: set SMTP_URL to send them.';
  process.stdout.write(
    `The site is at ${own} (Ctrl-C stops it).\nStaff sign in at ${admin}${firstSignIn ? ` ${firstSignIn}` : ''}.\n${mail}\n`,
  );
}

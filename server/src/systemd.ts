// Tells systemd that the server is ready, and then regularly that its event loop still turns.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorMessage } from './error-text.ts';

const run = promisify(execFile);

interface NotifyLog {
  warn(details: object, message: string): void;
}

/**
 * Call this when the server listens; outside a systemd service it does nothing. Node cannot write to systemd's socket, so
 * systemd's own program does: the unit needs `NotifyAccess=all`.
 */
export async function notifySystemd(env: NodeJS.ProcessEnv, log: NotifyLog): Promise<void> {
  if (!env.NOTIFY_SOCKET) return;
  const tell = (state: string) =>
    run('systemd-notify', [state], { env, timeout: 10_000 }).catch((error: unknown) =>
      log.warn({ state, error: errorMessage(error) }, 'could not notify systemd'),
    );
  await tell('READY=1');
  // Set by `WatchdogSec=`. Twice in each period, as systemd recommends.
  const microseconds = Number(env.WATCHDOG_USEC);
  if (microseconds > 0) setInterval(() => tell('WATCHDOG=1'), microseconds / 2000).unref();
}

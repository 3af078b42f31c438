// `tred-server`: commands for operators. Works on the service's settings and database, also while it runs.
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { runCommand } from './cli/run.ts';
import { usualCost } from './staff/password-hashing.ts';

// Exit quietly when the reader has gone (`| head`).
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  who: userInfo().username,
  passwordCost: usualCost,
  async print(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  log: (line) => process.stderr.write(`server: ${line}\n`),
  // Root reads the settings; the rest runs as the service's user.
  becomeOwnerOf(folder) {
    const { uid, gid } = existsSync(folder) ? statSync(folder) : { uid: 0, gid: 0 };
    if (process.getuid?.() !== 0 || uid === 0) return;
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  },
});

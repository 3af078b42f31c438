// `tred-desk`: the desk from a shell. Reads the settings that the service reads, works on the same database, also while
// it runs, and says which one that is.
import { once } from 'node:events';
import { runCommand } from './cli/run-command.ts';

// Whoever reads only the beginning (`| head`) has had enough.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  async print(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  tell: (line) => process.stderr.write(`desk: ${line}\n`),
});

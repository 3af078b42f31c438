// Runs one `tred-server` command in this process, for tests.
import { cheap } from '../submissions/test-submissions.ts';
import { runCommand } from './run.ts';

/** Only the test's environment, without settings in /etc. */
export async function runServerCommand(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runCommand({
    args,
    who: 'the tester',
    passwordCost: cheap,
    env: { SERVER_SETTINGS: '/dev/null', SITE_URL: 'https://tred.example', ...env },
    print: async (text) => {
      out += text;
    },
    log: (line) => {
      err += `server: ${line}\n`;
    },
  });
  return { code, out, err };
}

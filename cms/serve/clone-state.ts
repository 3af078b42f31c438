// The state of the clone, for `tred-server doctor`.
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type CheckResult, fail, ok, warn } from '@tred/contract/check-result';
import { git } from '../store/git.ts';

/** The pages twice, and the packages of a new version. */
const NEEDED_MB = 600;

export async function checkClone(root: string, remote: string, needed = NEEDED_MB): Promise<CheckResult[]> {
  const found: CheckResult[] = [];
  const { bavail, bsize } = await statfs(root);
  const free = Math.round((bavail * bsize) / 1e6);
  if (free < needed)
    found.push(fail(`${free} MB are free at ${root}, and a build needs ${needed}`, 'use a larger disk'));
  const { uid } = statSync(root);
  const me = userInfo().username;
  if (uid !== userInfo().uid)
    found.push(
      fail(
        `${root} belongs to ${uid === 0 ? 'root' : `user ${uid}`}, and not to ${me}`,
        `chown -R ${me}: ${root}`,
      ),
    );
  const changed = await git(root, ['diff', '--name-only', 'HEAD']).catch((error: Error) => error);
  if (changed instanceof Error)
    found.push(
      fail(
        `git does not work at ${root} (${/^(?:fatal|warning): .*/m.exec(changed.message)?.[0] ?? changed.message})`,
        `apt-get install git; chown -R ${me}: ${root}`,
      ),
    );
  else if (changed)
    found.push(
      warn(
        `changed by hand, and not published: ${changed.trim().replaceAll('\n', ', ')}`,
        `git -C ${root} restore FILE, or commit it at the remote and npm run update`,
      ),
    );
  const reached = remote === '' || (await git(root, ['ls-remote', remote, 'HEAD']).catch(() => undefined));
  if (reached === undefined)
    found.push(
      fail('git does not reach WEBSITE_REMOTE', `git -C ${root} ls-remote, as the user of the clone`),
    );
  return found.length > 0 ? found : [ok(`it answers; ${free} MB are free for builds`)];
}

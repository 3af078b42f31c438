// Checks of `tred-desk doctor` about the website's editor: its socket, its key, and what it says about itself.
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { json } from 'node:stream/consumers';
import { type CheckResult, fail, ok } from '@tred/contract/check-result';
import { DOCTOR, STATE } from '@tred/contract/editor-requests';
import { z } from 'zod';
import { errorCode, errorMessage } from '../error-text.ts';
import type { Settings } from '../settings.ts';
import { nameOfUser } from '../store/fault.ts';
import { askEditor } from '../website/ask-editor.ts';

const checks = z.array(
  z.object({ state: z.enum(['ok', 'warn', 'fail']), summary: z.string(), fix: z.string().optional() }),
);

/** systemd starts the editor at the first connection, which takes some seconds. */
const patience = 30_000;
const socketUnit = 'tred-website.socket';
const restart = `systemctl reset-failed tred-website.service ${socketUnit}; systemctl restart ${socketUnit}`;
const log = 'journalctl -u tred-website -n 20';

function connectionProblem(socket: string, error: unknown): CheckResult {
  const code = errorCode(error);
  if (code === 'ENOENT')
    return fail(`there is no socket at ${socket}`, `systemctl enable --now ${socketUnit}`);
  if (code === 'EACCES') {
    const { uid, gid } = statSync(socket);
    return fail(
      `${userInfo().username} may not open ${socket}, of user ${nameOfUser(uid)} and group ${gid}`,
      `set SocketGroup and SocketMode as in deploy/${socketUnit}; systemctl daemon-reload; systemctl restart ${socketUnit}`,
    );
  }
  if (code === 'ECONNREFUSED') return fail(`nobody listens at ${socket}`, `${restart}; ${log}`);
  return fail(`the editor does not answer (${errorMessage(error)})`, `${log}; ${restart}`);
}

export async function checkEditor(
  { website, deskUrl, allowedOrigins }: Pick<Settings, 'website' | 'deskUrl' | 'allowedOrigins'>,
  signal = AbortSignal.timeout(patience),
): Promise<CheckResult[]> {
  if (!website) return [];
  const headers = { 'x-website-site-url': allowedOrigins[0] ?? deskUrl };
  const asked = { method: 'GET', url: STATE, headers, signal };
  try {
    const reply = await askEditor(website, { name: DOCTOR, rights: [] }, asked);
    if (reply.statusCode === 200) {
      const found = checks.parse(await json(reply));
      return found.length > 0
        ? found.map(({ fix, ...rest }) => ({ ...rest, ...(fix && { fix }) }))
        : [ok('it answers')];
    }
    reply.resume();
    if (reply.statusCode === 403)
      return [
        fail(
          'the keys of desk and editor differ',
          'give WEBSITE_KEY one value in /etc/tred/desk.env and /etc/tred/website.env; systemctl restart tred-desk tred-website',
        ),
      ];
    return [
      fail(
        `the editor answers ${reply.statusCode}: it is older than this desk, or broken`,
        `npm run update in its clone (docs/running.md); ${log}`,
      ),
    ];
  } catch (error) {
    return [connectionProblem(website.socket, error)];
  }
}

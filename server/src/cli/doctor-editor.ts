// Checks of `tred-desk doctor` about the website's editor: its socket, its key, and what it says about itself.
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { json } from 'node:stream/consumers';
import { type CheckResult, fail } from '@tred/contract/check-result';
import { DOCTOR, STATE } from '@tred/contract/editor-requests';
import { z } from 'zod';
import { nameOfUser } from '../db/fault.ts';
import { errorCode, errorMessage } from '../error-text.ts';
import type { Settings } from '../settings.ts';
import { askEditor } from '../website/ask-editor.ts';

const result = z.object({
  state: z.enum(['ok', 'warn', 'fail']),
  summary: z.string(),
  fix: z.string().optional(),
});
/** `site`: the address that its builds have. */
const replied = z.object({ site: z.string(), checks: z.array(result) });

/** systemd starts the editor at the first connection, which takes some seconds. */
const patience = 30_000;
const socketUnit = 'tred-website.socket';
const restart = `systemctl reset-failed tred-website.service ${socketUnit}; systemctl restart ${socketUnit}`;
const restartWith = (name: string) =>
  `give ${name} one value in /etc/tred/desk.env and /etc/tred/website.env; systemctl restart tred-desk tred-website`;
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
  { website, allowedOrigins }: Pick<Settings, 'website' | 'allowedOrigins'>,
  signal = AbortSignal.timeout(patience),
): Promise<CheckResult[]> {
  if (!website) return [];
  const asked = { method: 'GET', url: STATE, signal };
  try {
    const reply = await askEditor(website, { name: DOCTOR, rights: [] }, asked);
    const state = replied.safeParse(await json(reply).catch(() => undefined)).data;
    if (state) {
      const found = state.checks.map(({ fix, ...rest }) => ({ ...rest, ...(fix && { fix }) }));
      const [own] = allowedOrigins;
      if (!own || own === state.site) return found;
      const differs = `the editor builds for ${state.site}, and the server is for ${own}`;
      return [...found, fail(differs, restartWith('SITE_URL'))];
    }
    if (reply.statusCode === 403)
      return [fail('the keys of server and editor differ', restartWith('WEBSITE_KEY'))];
    return [
      fail(
        `the editor answers ${reply.statusCode}: it is older than this server, or broken`,
        `npm run update in its clone (docs/running.md); ${log}`,
      ),
    ];
  } catch (error) {
    return [connectionProblem(website.socket, error)];
  }
}

// Where the commands get their settings: from the file that the service reads, so that both work on the same database.
import { existsSync, readFileSync } from 'node:fs';
import { Refusal } from '../cli-staff.ts';

/** What deploy/tred-desk.service reads. */
const usualFile = '/etc/tred/desk.env';

/** As systemd reads such a file: a line each, a comment begins its line, quotes around a value are not part of it. */
function parseSettingsFile(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = lines.flatMap((line) => {
    const [, name, value = ''] = /^([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const [, , unquoted = value] = /^(["'])(.*)\1$/.exec(value) ?? [];
    return [[name, unquoted]];
  });
  return Object.fromEntries(pairs);
}

export interface GivenSettings {
  env: NodeJS.ProcessEnv;
  /** For people: where they come from. */
  from: string;
  file: string | undefined;
}

/** What the environment says wins over the file. */
export function findSettings(named: string | undefined, env: NodeJS.ProcessEnv): GivenSettings {
  const asked = named ?? env.DESK_SETTINGS;
  const file = asked ?? (existsSync(usualFile) ? usualFile : undefined);
  if (!file) return { env, from: 'the environment', file };
  try {
    return { env: { ...parseSettingsFile(readFileSync(file, 'utf8')), ...env }, from: file, file };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A unit hands its settings on in the environment, and its user may not read the file itself.
    if (!asked && (env.DATA_DIR || env.DATABASE_URL))
      return { env, from: 'the environment', file: undefined };
    if (code === 'EACCES')
      throw new Refusal(
        `${file} may not be read by this user: use sudo, or give the desk's group the right to (chmod 640)`,
      );
    throw new Refusal(`${file} cannot be read (${String(code ?? error)})`);
  }
}

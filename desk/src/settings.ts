// Reads the desk's settings from the environment and says, one clear line each, what is wrong with them.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const fromRepository = (path: string) => resolve(repository, path);

const schema = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'must be at most 65535')
    .default(4321),
  HOST: z.string().min(1, 'must not be empty').default('localhost'),
  SITE_DIR: z.string().min(1, 'must not be empty').default('site/dist').transform(fromRepository),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').map((item) => item.trim())),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

export interface Settings {
  port: number;
  host: string;
  /** The built site. */
  siteDir: string;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  logLevel: string;
}

export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty variable means "not set", as in most service files.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { PORT, HOST, SITE_DIR, TRUST_PROXY, LOG_LEVEL } = result.data;
  return { port: PORT, host: HOST, siteDir: SITE_DIR, trustProxy: TRUST_PROXY, logLevel: LOG_LEVEL };
}

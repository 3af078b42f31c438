// Reads the server's settings from the environment and lists what is wrong.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editDistance } from '@tred/contract/edit-distance';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { MIN_SECRET } from './secret.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be at most ${max}`);

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address like ${example}`,
  });

/** Pages, emails and cookies use paths from the host's root. */
const origin = (example: string) =>
  address(['http:', 'https:'], example)
    .transform((value) => new URL(value))
    .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash, {
      error: `must end with the host, like ${example}: the site cannot stand in a folder`,
    })
    .transform((url) => url.origin);

const folder = (usual: string) =>
  z
    .string()
    .transform((path) => resolve(path))
    .default(resolve(repository, usual));

const mailbox = z.string().regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address');

/** `hello@tred.example`, or with a name: `Tred <hello@tred.example>`. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
    'must be an e-mail address, or Name <address>',
  )
  .transform((text) => {
    const [name = '', address = ''] = text.includes('<') ? text.slice(0, -1).split('<') : ['', text];
    return { name: name.replaceAll('"', '').trim(), address };
  });

const isNetwork = (item: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(item) || ipaddr.isValid(item) || ipaddr.isValidCIDR(item);

const networks = z
  .string()
  .default('loopback')
  .transform((list) => list.split(',').map((item) => item.trim()))
  .superRefine((items, context) => {
    for (const item of items.filter((each) => !isNetwork(each)))
      context.addIssue(
        `takes addresses and networks with commas between, like 127.0.0.1 or 10.0.0.0/8, or loopback, linklocal and uniquelocal: not "${item}"`,
      );
  });

const onOff = z.enum(['on', 'off'], 'must be on or off').default('on');

/** docs/running.md describes each. */
export const schema = z.object({
  PORT: wholeNumber(0, 65535).default(4321),
  HOST: z.string().default('localhost'),
  SITE_DIR: folder('site/dist'),
  SITE_URL: origin('https://www.example.com').optional(),
  SERVER_URL: origin('https://server.example.com').optional(),
  DATA_DIR: folder('data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/database?sslmode=verify-full',
  ).optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: sender.optional(),
  MAIL_REPLY_TO: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  NEWSLETTER_RATE: wholeNumber(1, 60_000).default(60),
  ADMIN_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  SERVER_SECRET: z.string().min(MIN_SECRET, `must have ${MIN_SECRET} characters or more`).optional(),
  RATE_LIMITS: onOff,
  SANDBOX: onOff,
  AUDIT_MONTHS: wholeNumber(1, 240).default(12),
  TRUST_PROXY: networks,
  METRICS_TOKEN: z.string().min(24, 'must have 24 characters or more').optional(),
  WEBSITE_SOCKET: z.string().optional(),
  WEBSITE_KEY: z.string().min(MIN_SECRET, `must have ${MIN_SECRET} characters or more`).optional(),
  LOG: z.enum(['json', 'lines'], 'must be json or lines').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Names of earlier versions. */
const oldNames: Record<string, string> = {
  DESK_PASSWORD: 'ADMIN_PASSWORD',
  DESK_SECRET: 'SERVER_SECRET',
  DESK_URL: 'SERVER_URL',
};

export function readSettings(env: NodeJS.ProcessEnv) {
  // An empty variable means "not set", as in most service files.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  for (const [old, name] of Object.entries(oldNames)) nonEmpty[name] ??= nonEmpty[old];
  const result = schema.safeParse(nonEmpty);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = result.data;
  // For load tests. The unit and the image set NODE_ENV.
  if (values.RATE_LIMITS === 'off' && env.NODE_ENV === 'production')
    throw new SettingsError(['RATE_LIMITS is for tests: take it out of the settings']);
  const siteUrl = values.SITE_URL ?? 'https://tred.example';
  return {
    port: values.PORT,
    host: values.HOST,
    siteDir: values.SITE_DIR,
    /** Base address of the server's pages. */
    serverUrl: values.SERVER_URL ?? siteUrl,
    allowedOrigins: values.SITE_URL ? [new URL(siteUrl).origin] : [],
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    /** Without a name, the site's. */
    mailFrom: values.MAIL_FROM ?? {
      name: '',
      address: `website@${new URL(siteUrl).hostname.replace(/^www\./, '')}`,
    },
    mailReplyTo: values.MAIL_REPLY_TO,
    mailTo: values.MAIL_TO,
    /** Emails a minute. */
    newsletterRate: values.NEWSLETTER_RATE,
    adminPassword: values.ADMIN_PASSWORD,
    /** Key of hashes and encryption; the same for all servers of one database. */
    serverSecret: values.SERVER_SECRET,
    limits: values.RATE_LIMITS === 'on',
    sandbox: values.SANDBOX === 'on',
    auditMonths: values.AUDIT_MONTHS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    website:
      values.WEBSITE_SOCKET && values.WEBSITE_KEY
        ? { socket: values.WEBSITE_SOCKET, key: values.WEBSITE_KEY }
        : undefined,
    logLevel: values.LOG_LEVEL,
    // The unit and the image set NODE_ENV, systemd the other.
    logsJson: values.LOG
      ? values.LOG === 'json'
      : Boolean(env.NODE_ENV === 'production' || env.JOURNAL_STREAM),
  };
}

/** Used by the build, Node or the command line. */
const readElsewhere = /^(?:PUBLIC_\w+|(?:SERVER|DESK)_SETTINGS|NODE_\w+|MALLOC_\w+|TZ|PG\w+)$/;

/** Names of earlier versions that are still in use. */
export const renamedSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(oldNames)
    .filter((name) => env[name])
    .map((name) => `${name} is called ${oldNames[name]} now`);

/** What does not stop the server, and is probably not meant. */
export function settingsProblems(inFile: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(schema.shape);
  const halfAnEditor = Boolean(env.WEBSITE_SOCKET) !== Boolean(env.WEBSITE_KEY);
  const unknown = [...new Set([...inFile, ...Object.keys(env)])]
    .filter((name) => !names.includes(name) && !(name in oldNames) && !readElsewhere.test(name))
    .filter((name) => inFile.includes(name) || name.includes('_'))
    .flatMap((name) => {
      const [nearest = ''] = names.toSorted((a, b) => editDistance(name, a) - editDistance(name, b));
      if (editDistance(name, nearest) <= 2) return [`${name} is not a setting: did you mean ${nearest}?`];
      return inFile.includes(name) ? [`${name} is not a setting`] : [];
    });
  return [
    ...unknown,
    ...(halfAnEditor ? ['of WEBSITE_SOCKET and WEBSITE_KEY only one is set, so there is no editor'] : []),
  ];
}

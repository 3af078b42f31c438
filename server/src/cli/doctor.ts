// `tred-server doctor`: the checks of a server, its settings, and whether it runs.
import { existsSync } from 'node:fs';
import { fail, ok, warn } from '@tred/contract/check-result';
import { type Finding, runChecks } from '../checks.ts';
import { openStore, sqliteFile } from '../db/open-store.ts';
import type { LocalHealth } from '../health-routes.ts';
import {
  readSettings,
  renamedSettings,
  type Settings,
  SettingsError,
  settingsProblems,
} from '../settings.ts';
import { openLiveSite } from '../site/live-site.ts';
import type { LoadedSettings } from './command-line.ts';

export const readBuild = async (settings: Settings) =>
  (await openLiveSite(settings.siteDir, settings)).build();

async function checkServer(settings: Settings): Promise<Finding> {
  const { host, port } = settings;
  // Some containers do not know the name "localhost".
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const health = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) })
    .then((reply) => reply.json() as Promise<Partial<LocalHealth>>)
    .catch((): Partial<LocalHealth> => ({}));
  if (!health.ok)
    return {
      what: 'server',
      ...fail(`no server answers at ${url}`, 'systemctl start tred-server; journalctl -u tred-server -n 20'),
    };
  const build = await readBuild(settings).catch(() => undefined);
  const result =
    build && build.id !== health.build
      ? warn(
          `the server at ${url} serves build ${health.build}, and not the one in ${settings.siteDir}`,
          'systemctl reload tred-server; its log says why it refused the new build',
        )
      : ok(`version ${health.version} answers at ${url}`);
  return { what: 'server', ...result };
}

export async function examine({ env, names, from }: LoadedSettings): Promise<Finding[]> {
  const wrongSetting = (problem: string): Finding => ({
    what: 'settings',
    ...fail(problem, `correct it in ${from}`),
  });
  const doubtful = [
    ...settingsProblems(names, env).map(wrongSetting),
    ...renamedSettings(env).map((note) => ({ what: 'settings', ...warn(note, `rename it in ${from}`) })),
  ];
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [...error.problems.map(wrongSetting), ...doubtful];
  }
  const file = sqliteFile(settings.dataDir);
  // A check must not create a database.
  if (!settings.databaseUrl && !existsSync(file)) {
    const fix = 'start the server once, or set DATA_DIR or DATABASE_URL as the service has it';
    return [...doubtful, { what: 'database', ...fail(`there is no database at ${file}`, fix) }];
  }
  const store = openStore(settings);
  try {
    const found = await runChecks({ settings, store, build: () => readBuild(settings) });
    return [...doubtful, ...found, await checkServer(settings)];
  } finally {
    await store.close();
  }
}

const marks = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' };

export const formatFinding = ({ what, state, summary, fix }: Finding) =>
  `${marks[state]}  ${what.padEnd(9)}  ${summary}${fix ? `. Fix: ${fix}` : ''}`;

// `npm start` and `npm run serve`, `dev`, `build`, `check:content`: check, build the site and serve it through the server.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAdmin } from '../admin/build.ts';
import { freePort } from '../server/src/free-port.ts';
import { readSettings, SettingsError } from '../server/src/settings.ts';
import { onDemand } from '../server/src/website/ask-editor.ts';
import { buildEnvironment } from '../site/build/build-environment.ts';
import { undoHalfSwap } from '../site/build/build-folder.ts';
import { buildSite, checkContent, isCurrent, quickSite, site } from './build-site.ts';
import { root, runProgram } from './run-program.ts';

const commands: Record<string, () => Promise<number>> = {
  start,
  serve,
  dev,
  build,
  check: checkContent,
};

async function build(): Promise<number> {
  await buildAdmin();
  return buildSite(site);
}

async function start(): Promise<number> {
  const problems = await startProblems(process.env);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  undoHalfSwap(site.folder);
  if (canWrite(join(root, 'admin'))) await buildAdmin();
  if ([site, quickSite].some(isCurrent)) console.log('Nothing has changed since the last build.');
  else if (!canWrite(join(root, 'site')))
    console.log('This folder is read-only: serving the build that is there.');
  else {
    console.log('Building the site …');
    const code = await buildSite(quickSite);
    if (code !== 0) {
      console.error('The build failed, so nothing is served: the lines above say why.');
      return code;
    }
  }
  return serve();
}

/** Runs the server in this process, so that signals reach it. */
async function serve(): Promise<number> {
  const { dataDir } = readSettings(process.env);
  const other = otherDataFolder(process.env, dataDir, canWrite);
  if (other) {
    process.env.DATA_DIR = other;
    console.log(
      `${dataDir} is read-only, so submissions are kept in ${other}; set DATA_DIR to choose another folder.`,
    );
  }
  offerEditor();
  await import('../server/src/main.ts');
  return 0;
}

/** The website's editor starts when somebody opens it. */
function offerEditor(): void {
  const { siteDir, website } = readSettings(process.env);
  if (website || siteDir !== site.folder || !canWrite(join(root, 'site'))) return;
  const env = {
    WEBSITE_SOCKET: join(mkdtempSync(join(tmpdir(), 'tred-')), 'website'),
    WEBSITE_KEY: randomBytes(32).toString('base64url'),
  };
  Object.assign(process.env, env);
  let running: Promise<void> | undefined;
  onDemand.start = () => {
    running ??= startEditor().finally(() => {
      running = undefined;
    });
    return running;
  };
  let editor: ReturnType<typeof spawn> | undefined;
  async function startEditor(): Promise<void> {
    if (editor?.connected) return;
    // It ends because nobody used it.
    if (editor?.exitCode === null && editor.signalCode === null) await once(editor, 'exit');
    editor = spawn(process.execPath, [join(root, 'cms/serve/run.ts')], {
      env: { ...process.env, ...buildEnvironment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await Promise.race([once(editor, 'message'), once(editor, 'exit')]);
  }
}

/** Astro's development server, where forms simulate the reply; on the next port Admin, with a server on the last build. */
async function dev(): Promise<number> {
  const host = process.env.HOST ? ['--host', process.env.HOST] : [];
  const port = process.env.PORT ?? '4321';
  const PORT = String(await freePort());
  // It ends with this process.
  const server = spawn(process.execPath, [join(root, 'scripts/site.ts'), 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { developAdmin } = await import('../admin/dev.ts');
  const admin = await developAdmin(Number(port) + 1, `http://127.0.0.1:${PORT}`);
  const code = await runProgram('astro', ['dev', '--port', port, ...host, ...process.argv.slice(3)], {
    folder: 'site',
    env: { PUBLIC_FORMS: process.env.PUBLIC_FORMS ?? 'simulated' },
  });
  if (server.connected) server.disconnect();
  await admin.close();
  return code;
}

/** Finds wrong settings and a used port before the build. */
export async function startProblems(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const { host, port } = readSettings(env);
    const inUse = await isPortInUse(host, port);
    return inUse ? [`port ${port} is in use: stop the other program, or set PORT.`] : [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

function isPortInUse(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/** Another data folder when the usual one is read-only and none is set. */
export function otherDataFolder(
  env: NodeJS.ProcessEnv,
  usual: string,
  isWritable: (path: string) => boolean,
): string | undefined {
  if (env.DATA_DIR || isWritable(usual)) return undefined;
  return join(env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'tred');
}

export function canWrite(path: string): boolean {
  if (!existsSync(path) && path !== dirname(path)) return canWrite(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const command = commands[process.argv[2] ?? ''];
if (command && process.argv[1] === import.meta.filename) {
  // A build for a publication ends with the editor that wants it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  process.exitCode = await command();
}

// Which build is there, whether it is for this address, and whether it is what the running desk serves.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openLiveSite } from '../site/live-site.ts';
import type { Finding } from './doctor.ts';

async function readBuild(settings: Settings) {
  const live = await openLiveSite(settings.siteDir, settings);
  live.close();
  const { id, madeAt } = live.build();
  return { id, made: new Date(madeAt).toISOString().slice(0, 16).replace('T', ' ') };
}

/** The build in a line. */
export async function describeBuild(settings: Settings): Promise<string> {
  const { id, made } = await readBuild(settings);
  return `build ${id}, made ${made} UTC, in ${settings.siteDir}`;
}

export async function siteFinding(settings: Settings): Promise<Finding> {
  const what = 'site';
  const said = await describeBuild(settings);
  const [wanted] = settings.allowedOrigins;
  const home = await readFile(join(settings.siteDir, 'index.html'), 'utf8');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const builtFor = canonical && new URL(canonical).origin;
  if (wanted && builtFor && builtFor !== wanted)
    return {
      what,
      state: 'fail',
      said: `${said}, calls itself ${builtFor}, and SITE_URL is ${wanted}`,
      wayOut: `SITE_URL=${wanted} npm run build`,
    };
  return { what, state: 'ok', said };
}

export async function deskFinding(settings: Settings): Promise<Finding> {
  const what = 'desk';
  const { host, port, metricsToken } = settings;
  // A container may know no "localhost".
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
  const ask = (path: string, headers = {}) =>
    fetch(url + path, { headers, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  const ready = await ask('/readyz');
  if (!ready)
    return { what, state: 'warn', said: `none answers at ${url}`, wayOut: 'systemctl start tred-desk' };
  if (!ready.ok) {
    const { message } = (await ready.json().catch(() => ({}))) as { message?: string };
    return {
      what,
      state: 'fail',
      said: `the one at ${url} is not ready. ${message ?? ''}`,
      wayOut: 'see above',
    };
  }
  const metrics = await ask('/metrics', metricsToken ? { authorization: `Bearer ${metricsToken}` } : {});
  const text = metrics?.ok ? await metrics.text() : '';
  const [, version, served] = /^tred_build_info{version="([^"]*)",build="([^"]*)"/m.exec(text) ?? [];
  if (served === undefined) return { what, state: 'ok', said: `ready at ${url}` };
  const { id } = await readBuild(settings);
  if (served !== id)
    return {
      what,
      state: 'warn',
      said: `the one at ${url} serves build ${served}, and not the one that is there`,
      wayOut: 'systemctl reload tred-desk; its log says why it did not take it',
    };
  return { what, state: 'ok', said: `version ${version} is ready at ${url} and serves that build` };
}

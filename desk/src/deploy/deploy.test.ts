// The files in deploy/, tried with the programs they are for.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { isProgram } from '../../../scripts/is-program.ts';
import { until } from '../faults/desk-process.ts';
import type { Rule } from '../limits/counters.ts';
import { rules as formRules } from '../limits/form-limits.ts';
import { rules as loginRules } from '../limits/login-limits.ts';
import { rules as lookupRules } from '../limits/lookup-limits.ts';
import { schema } from '../settings.ts';
import { fixtureManifest, makeFixtureSite } from '../site/fixture-site.ts';
import { nginxHeaders } from '../site/nginx-headers.ts';
import { makeTestDesk, type TestDesk } from '../test-desk.ts';
import { findProgram } from './find-program.ts';

const deploy = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const running = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
const run = promisify(execFile);
const nginx = findProgram('nginx');
const caddy = findProgram('caddy');
const systemd = isProgram('/usr/bin/systemd-analyze') ? '/usr/bin/systemd-analyze' : undefined;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'desk-deploy-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A whole configuration around one of our files, with everything it writes in the test's folder. */
async function nginxConfiguration(name: string, changes: [string | RegExp, string][]): Promise<string> {
  let site = readFileSync(deploy(name), 'utf8');
  for (const [from, to] of changes) site = site.replaceAll(from, to);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  const file = join(dir, `${name}.test`);
  await writeFile(
    file,
    `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log; events {}
     http { access_log off; ${paths.join(' ')} types { text/html html; text/javascript js; } ${site} }`,
  );
  return file;
}

// Skipped for a reason: `npm test` has to pass on a machine with Node, npm and git alone, and where nginx neither is nor
// can be unpacked from Debian's packages (a Mac, a machine offline) there is nothing to try the file with. findProgram
// then says why, and the result of the step how many were left out.
describe.skipIf(!nginx)('nginx', () => {
  beforeAll(async () => {
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=tred.example'],
      ...['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')],
    ]);
    await writeFile(join(dir, 'headers.conf'), nginxHeaders(fixtureManifest));
  });

  const here = (): [string, string][] => [
    ['/etc/letsencrypt/live/tred.example', dir],
    ['/etc/nginx/tred-headers.conf', join(dir, 'headers.conf')],
    ['/var/log/nginx', dir],
  ];

  it.each(['nginx.conf', 'nginx-static.conf'])('accepts %s', async (name) => {
    const file = await nginxConfiguration(name, here());
    const { stderr } = await run(nginx ?? '', ['-t', '-p', dir, '-e', join(dir, 'error.log'), '-c', file]);
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
  });

  describe('as a static host', () => {
    let site: Awaited<ReturnType<typeof makeFixtureSite>>;
    let desk: TestDesk;
    let url: string;
    let plainUrl: string;
    let stop: () => Promise<unknown>;
    beforeAll(async () => {
      site = await makeFixtureSite();
      desk = await makeTestDesk();
      const port = await freePort();
      const plainPort = await freePort();
      plainUrl = `http://127.0.0.1:${plainPort}`;
      url = `http://127.0.0.1:${port}`;
      const file = await nginxConfiguration('nginx-static.conf', [
        ...here(),
        // Without TLS, which a browser would not believe here.
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
        ['listen 80;', `listen 127.0.0.1:${plainPort};`],
        [/listen \[::\]:.*;/g, ''],
        ['/srv/tred/site/dist', site.dir],
      ]);
      // Its workers are not root's, and must get at the test's folder.
      await run('chmod', ['-R', 'a+rX', dir, site.dir]);
      const child = spawn(nginx ?? '', ['-p', dir, '-e', join(dir, 'error.log'), '-c', file], {
        stdio: 'inherit',
      });
      stop = async () => {
        child.kill('SIGTERM');
        await once(child, 'close');
      };
      await until(() =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      );
    });
    afterAll(async () => {
      await stop();
      await desk.close();
      await site.remove();
    });

    it.each(['/', '/features/requests', '/_astro/App.B1x.js', '/mark.svg', '/no-such-page'])(
      'answers %s as the desk does',
      async (address) => {
        const theirs = await fetch(url + address, { redirect: 'manual' });
        const ours = await desk.get(address, { headers: { 'x-forwarded-proto': 'https' } });
        expect(theirs.status).toBe(ours.statusCode);
        expect(await theirs.text()).toBe(ours.body);
        for (const name of [
          'content-security-policy',
          'x-content-type-options',
          'strict-transport-security',
          'cache-control',
        ]) {
          expect(ours.headers[name], name).toBeDefined();
          expect([name, theirs.headers.get(name)]).toEqual([name, ours.headers[name]]);
        }
      },
    );

    it.each([
      ['/docs/emis.md', 'text/markdown; charset=utf-8'],
      ['/docs/openapi.yaml', 'application/yaml; charset=utf-8'],
    ])('serves %s as %s, as the desk does', async (address, type) => {
      const theirs = await fetch(url + address);
      const ours = await desk.get(address);
      expect([theirs.headers.get('content-type'), ours.headers['content-type']]).toEqual([type, type]);
      expect(await theirs.text()).toBe(ours.body);
      expect(theirs.headers.get('x-content-type-options')).toBe('nosniff');
    });

    it.each([
      ['http', 'tred.example', 'https://tred.example/contact?x=1'],
      // At the same name first: else no browser learns that the name with www is for TLS only.
      ['http', 'www.tred.example', 'https://www.tred.example/contact?x=1'],
      ['https', 'www.tred.example', 'https://tred.example/contact?x=1'],
    ])('sends visitors of %s://%s on to %s', async (scheme, host, target) => {
      const { headers, statusCode } = await new Promise<IncomingMessage>((answer, fail) =>
        get(`${scheme === 'http' ? plainUrl : url}/contact?x=1`, { headers: { host } }, answer).on(
          'error',
          fail,
        ),
      );
      expect([statusCode, headers.location]).toEqual([301, target]);
      const learns = headers['strict-transport-security'] ?? '';
      if (scheme === 'https') expect(learns).toContain('max-age=31536000');
    });

    it('sends visitors on from old addresses, and shows its own files to nobody', async () => {
      const moved = await fetch(`${url}/old?x=1`, { redirect: 'manual' });
      expect([moved.status, new URL(moved.headers.get('location') ?? '').pathname]).toEqual([
        301,
        '/features/requests',
      ]);
      const slash = await fetch(`${url}/features/requests/`, { redirect: 'manual' });
      expect([slash.status, new URL(slash.headers.get('location') ?? '').pathname]).toEqual([
        301,
        '/features/requests',
      ]);
      for (const file of ['_headers', '_redirects', MANIFEST_FILE])
        expect([file, (await fetch(`${url}/${file}`)).status]).toEqual([file, 404]);
    });
  });
});

// Skipped for the same reason as nginx: only where there is no Caddy to be had, and counted as left out.
it.skipIf(!caddy).each(['Caddyfile', 'Caddyfile.compose'])('Caddy accepts %s', async (name) => {
  const { stderr, stdout } = await run(
    caddy ?? '',
    ['validate', '--adapter', 'caddyfile', '--config', deploy(name)],
    {
      env: { ...process.env, SITE_HOST: 'tred.example', HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    },
  );
  expect(stdout + stderr).toContain('Valid configuration');
});

// Skipped for the same reason: a machine without systemd (a Mac, a bare container) has nothing to judge a unit with.
it.skipIf(!systemd).each(['tred-desk.service', 'tred-backup.service'])(
  'systemd finds little in %s that is open',
  async (name) => {
    const args = ['security', '--offline=true', '--threshold=20', '--no-pager', deploy(name)];
    // It ends with an error when the exposure is above 2.0.
    expect((await run(systemd ?? '', args)).stdout).toContain('Overall exposure level');
  },
);

it.each(['tred-desk.service', 'tred-backup.service'])('%s limits memory, processes and files', (name) => {
  for (const limit of ['MemoryMax', 'TasksMax', 'LimitNOFILE'])
    expect(readFileSync(deploy(name), 'utf8')).toMatch(new RegExp(`^${limit}=\\d+M?$`, 'm'));
});

describe('docs/running.md', () => {
  it('describes every setting, and no other', () => {
    const described = [...running.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual(Object.keys(schema.shape).sort());
  });

  it('says every limit as it is', () => {
    const units: Record<string, number> = { minute: 60, hour: 3600 };
    const said = [...running.matchAll(/^\| .* \| (\d+) \| (\d+) (minute|hour)s? \|$/gm)].map(
      ([, limit, count, unit = '']) => [Number(limit), Number(count) * (units[unit] ?? 0)],
    );
    const rules = [formRules, loginRules, lookupRules].flatMap((each) => Object.values<Rule>(each));
    const are = rules.map(({ limit, per }) => [limit, per]);
    expect(said.sort()).toEqual(are.sort());
  });

  it('names files of deploy/ that are there', () => {
    const named = [...running.matchAll(/deploy\/([\w.-]+\w)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(5);
    for (const name of new Set(named))
      expect(readFileSync(deploy(name), 'utf8').length, name).toBeGreaterThan(0);
  });

  it('names no PostgreSQL without checking that it is the right one', () => {
    // Through a socket of this machine there is nobody in between.
    for (const text of [running, readFileSync(deploy('desk.env.example'), 'utf8')])
      for (const [address] of text.matchAll(/postgres:\/\/[^\s`]+/g))
        expect(address).toMatch(/sslmode=verify-full|^postgres:\/\/\/tred\?host=\/var\/run\//);
  });

  it('gives only settings that the desk knows in the example', () => {
    const given = [...readFileSync(deploy('desk.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    for (const name of given) expect(Object.keys(schema.shape)).toContain(name);
  });
});

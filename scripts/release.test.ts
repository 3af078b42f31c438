// The release archive, installed, updated and restored with the commands of docs/running.md, in order.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../desk/src/free-port.ts';
import { makeFixtureSite } from '../desk/src/site/fixture-site.ts';
import { pack } from './release.ts';
import { root } from './run-program.ts';

let dir: string;
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
const planted = join(root, 'desk/planted-by-a-test.sqlite');
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tred-release-'));
  site = await makeFixtureSite();
  await writeFile(planted, 'not in git');
});
afterEach(async () => {
  const pid = join(dir, 'desk.pid');
  if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
  await rm(planted);
  await site.remove();
  await rm(dir, { recursive: true });
});

/** Programs that a test cannot have, each with what the guide needs of it. `$R` is the folder that stands for `/`. */
const programs: Record<string, string> = {
  'apt-get useradd chown certbot nginx git': ':',
  install: 'for last; do :; done; mkdir -p "$last"',
  // First the packed release, then the installed one under another name, with a link to Node instead of a copy.
  npm: `[ "$2" = release ] || exit 1
    if [ -e "$R/release" ]; then mv "$R/release" .; exit; fi
    first=$(readlink "$R/opt/tred/current"); node=$R/opt/tred/$first/node_modules/.bin/node
    "$node" --version > "$R/version"; ln -sf "$(command -v node)" "$node"
    tar -C "$R/opt/tred" --transform "s/^$first/tred-next/" -cf - "$first" | gzip -1 > "$R/next"
    mkdir release; mv "$R/next" release/tred-next.tar.gz`,
  scp: 'while [ $# -gt 1 ]; do cp "$1" "$HOME"; shift; done',
  ssh: 'shift; eval "$*"',
  here: 'sed -E "s#(^|[^.a-z])/(opt|etc|var|usr/local)/#\\1$R/\\2/#g"',
  curl: `exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 22), () => process.exit(7))' "$1"`,
  'systemd-notify': '[ "$1" != READY=1 ] || touch "$R/ready"',
  doctor: 'tred-desk doctor > "$R/found" || :; ! grep ^FAIL "$R/found" | grep -v " outside "',
  systemctl: `unit() { here < "$R/etc/systemd/system/$1.service"; }
    begin() {
      set -a; . "$R/etc/tred/desk.env"; eval "$(unit $1 | sed -n 's/^Environment="*\\([A-Z_]*=[^" ]*\\).*/\\1/p')"; set +a
      cd "$R/opt/tred/current"; exec $(unit $1 | sed -n 's/^ExecStart=//p')
    }
    end() { [ ! -e "$R/desk.pid" ] || { kill "$(cat "$R/desk.pid")"; while kill -0 "$(cat "$R/desk.pid")" 2>&-; do sleep 0.1; done; rm "$R/desk.pid"; }; }
    case "$*" in
      *start*tred-backup*) (begin tred-backup) ;;
      stop*tred-desk) end ;;
      *start*tred-desk | enable*tred-desk)
        end; rm -f "$R/ready"; mkdir -p "$R/var/lib/tred"
        (export NOTIFY_SOCKET="$R/notify"; begin tred-desk) > "$R/log" 2>&1 < /dev/null & echo $! > "$R/desk.pid"
        if unit tred-desk | grep -q ^Type=notify; then while [ ! -e "$R/ready" ]; do kill -0 $!; sleep 0.1; done; fi ;;
    esac`,
};

it('is installed, updated and restored with the commands of the guide', { timeout: 600_000 }, async () => {
  pack(site.dir, join(dir, 'release'), 0);
  for (const path of ['bin', 'home', 'opt/tred', 'etc/systemd/system', 'etc/nginx/conf.d', 'usr/local/bin'])
    await mkdir(join(dir, path), { recursive: true });
  for (const [names, text] of Object.entries(programs))
    for (const each of names.split(' ')) {
      await writeFile(join(dir, 'bin', each), `#!/bin/sh\nset -e\n${text}\n`);
      await chmod(join(dir, 'bin', each), 0o755);
    }
  const port = String(await freePort());
  const guide = readFileSync(join(root, 'docs/running.md'), 'utf8').split('### Watch')[0] ?? '';
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) =>
    // Step 4 asks to edit the settings.
    text.includes('chmod 640')
      ? `${text}here < /etc/tred/desk.env > edited; cat "$R/edits" >> edited; mv edited /etc/tred/desk.env\n`
      : text,
  );
  expect(blocks.length).toBeGreaterThan(9);
  await writeFile(join(dir, 'edits'), `PORT=${port}\nSITE_URL=http://127.0.0.1:2\n`);
  const script = execFileSync(join(dir, 'bin/here'), {
    input: blocks.join(''),
    env: { PATH: '/usr/bin:/bin', R: dir },
    encoding: 'utf8',
  })
    .replaceAll('tred-desk doctor', 'doctor')
    .replaceAll('localhost:4321', `localhost:${port}`);
  const run = spawnSync('/bin/sh', ['-ec', script], {
    cwd: join(dir, 'home'),
    encoding: 'utf8',
    env: {
      PATH: [
        join(dir, 'bin'),
        join(dir, 'usr/local/bin'),
        join(root, 'node_modules/.bin'),
        '/usr/bin:/bin',
      ].join(':'),
      R: dir,
      HOME: join(dir, 'home'),
      DESK_SETTINGS: join(dir, 'etc/tred/desk.env'),
      // Each command starts in half the time.
      NODE_COMPILE_CACHE: join(dir, 'node-cache'),
    },
  });
  expect(run.status, run.stderr).toBe(0);
  expect(run.stdout).toMatch(/Restored \d+ submissions/);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('<h1>Home</h1>');
  expect(readdirSync(join(dir, 'opt/tred'))).toHaveLength(3);

  expect(readFileSync(join(dir, 'version'), 'utf8')).toBe(`${process.version}\n`);
  const folder = join(dir, 'opt/tred/tred-next');
  for (const tool of ['astro', 'vite', 'vitest', 'typescript', 'sharp'])
    expect(existsSync(join(folder, 'node_modules', tool)), tool).toBe(false);
  const packed = ['contract', 'sandbox', 'desk'].flatMap((each) =>
    readdirSync(join(folder, each), { recursive: true, encoding: 'utf8' }),
  );
  expect(packed.filter((path) => /planted|\.test\.|\btest-|fixture/.test(path))).toEqual([]);
});

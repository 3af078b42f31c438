// A folder that stands for the server of docs/running.md: its paths lead there, and what would change the whole machine has
// a stand-in. PostgreSQL is the real one, in a cluster of its own.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

type Options = {
  folder: string;
  source: string;
  port: number;
  env: NodeJS.ProcessEnv;
  user: { uid?: number; gid?: number };
};

export type Machine = {
  env: NodeJS.ProcessEnv;
  /** Where a command is typed, once there is a checkout. */
  folder(): string | undefined;
  /** A command with the paths of this machine. */
  translate(command: string): string;
  /** What the text between two blocks tells people to do. */
  after(command: string): Promise<void>;
  /** Commands after which something should have been done, and which did not come. */
  leftOver(): string[];
  end(): Promise<void>;
};

const STAND_INS = ['adduser', 'apt-get', 'install', 'runuser', 'sudo', 'systemctl'];
const PATHS = /(?<![\w.])\/(?:srv|etc|var|usr\/local\/bin)\b/g;

export async function prepareMachine({ folder, source, port, env, user }: Options): Promise<Machine> {
  const at = (path: string) => join(folder, path);
  const own = (path: string) => {
    mkdirSync(at(path), { recursive: true });
    if (user.uid) chownSync(at(path), user.uid, user.gid ?? 0);
  };
  for (const path of [
    '.',
    'bin',
    'srv',
    'etc',
    'etc/systemd',
    'etc/systemd/system',
    'var',
    'var/lib',
    'var/lib/tred',
    'var/backups',
    'var/backups/tred',
    'var/run',
    'var/run/postgresql',
    'usr',
    'usr/local',
    'usr/local/bin',
  ])
    own(path);
  for (const name of STAND_INS) symlinkSync(join(import.meta.dirname, 'stand-in.sh'), at(`bin/${name}`));

  const postgres = globSync('/usr/lib/postgresql/*/bin').at(-1) ?? '';
  const run = (command: string) => {
    const { status, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      env: surroundings,
      encoding: 'utf8',
      ...user,
    });
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
  };
  const surroundings: NodeJS.ProcessEnv = {
    ...env,
    TRIED: folder,
    DESK_SETTINGS: at('etc/tred/desk.env'),
    PATH: [at('bin'), at('usr/local/bin'), postgres, env.PATH].join(':'),
  };
  if (postgres) {
    run('initdb --auth=trust --username=postgres --pgdata=postgres --encoding=UTF8');
    run(
      `pg_ctl --pgdata=postgres --wait --log=postgres.log -o "-c listen_addresses='' -k ${at('var/run/postgresql')}" start`,
    );
  }

  const settings = at('etc/tred/desk.env');
  const setting = (line: string) => appendFileSync(settings, `${line}\n`);
  let moved = false;
  const prose: Record<string, () => void> = {
    // "Edit it."
    'install -o root -g tred -m 640 deploy/desk.env.example /etc/tred/desk.env': () => {
      setting(`DATA_DIR=${at('var/lib/tred')}`);
      setting(`PORT=${port}`);
    },
    // "set DATABASE_URL, and DESK_SECRET to what is in /var/lib/tred/secret"
    'tred-desk backup /var/backups/tred/before-move.sqlite': () => {
      setting(`DATABASE_URL='postgres:///tred?host=${at('var/run/postgresql')}&user=tred'`);
      moved = true;
      setting(`DESK_SECRET=${readFileSync(at('var/lib/tred/secret'), 'utf8').trim()}`);
    },
  };
  const done = new Set<string>();

  return {
    env: surroundings,
    folder: () => (existsSync(at('srv/tred/package.json')) ? at('srv/tred') : undefined),
    translate(command) {
      const here = command.replace('REPOSITORY', source).replace(PATHS, (path) => join(folder, path));
      // As the comment beside it says of PostgreSQL, which is in use by then.
      return moved && here.startsWith('tred-desk restore') ? `${here} --replace` : here;
    },
    async after(command) {
      prose[command]?.();
      done.add(command);
    },
    leftOver: () => Object.keys(prose).filter((command) => !done.has(command)),
    async end() {
      spawnSync(at('bin/systemctl'), ['stop', 'tred-desk'], { env: surroundings });
      if (postgres)
        spawnSync(join(postgres, 'pg_ctl'), ['--pgdata=postgres', '--mode=immediate', 'stop'], {
          cwd: folder,
          env: surroundings,
          ...user,
        });
    },
  };
}

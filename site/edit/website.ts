// The editor behind the desk: who may do what, drafts, publication and history. It listens on a Unix socket, systemd's or
// WEBSITE_SOCKET, and ends when nobody has used it for half an hour.
import { spawn } from 'node:child_process';
import type { IncomingMessage, Server } from 'node:http';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import {
  AUDIT_HEADER,
  PERSON_HEADER,
  type Person,
  verifyPerson,
} from '../../desk/src/website/signed-person.ts';
import { todayInKampala } from '../src/lib/dates.ts';
import { type Changes, inWords } from './changes.ts';
import { type EditedContent, Refused } from './content.ts';
import { CONTENT } from './git.ts';
import type { ChangedFile, WebsiteState } from './messages.ts';
import { NotPublished, Publication } from './publication.ts';

const IDLE_MS = 30 * 60_000;
/** Lower than the desk's. */
const BUILD_PRIORITY = 10;
/** An open page asks for these by itself. */
const UNUSED = /^\/(?:page|reloads|overview|preview|website|changes|progress)\b/;

export type Website = ReturnType<typeof openWebsite>;

type Options = {
  root: string;
  key: string;
  content: EditedContent;
  changes: Changes;
  remote?: string;
};

export function openWebsite({ root, key, content, changes, remote = '' }: Options) {
  const publication = new Publication({
    root,
    remote,
    live: join(root, 'site/dist'),
    build: buildTree,
    words: async (files) =>
      (await changes.list()).filter(({ path }) => files.includes(CONTENT + path)).flatMap(inWords),
  });

  function personOf({ method = '', url = '', headers }: IncomingMessage): Person {
    const person = verifyPerson(key, headers[PERSON_HEADER], { method, url });
    if (!person) throw new Refused(403, 'The editor answers only the desk.');
    return person;
  }

  /** Refuses drafts with mistakes. */
  async function check(paths: readonly string[]): Promise<void> {
    const wrong = (await content.list()).wrong.filter(({ path }) => paths.includes(path));
    if (wrong.length > 0) throw new Refused(422, 'Some of these texts are wrong.', wrong);
  }

  /** Starts, and leaves the rest to `GET /progress`. */
  function start(work: Promise<void>, about: readonly string[] = []): { about: readonly string[] } {
    work.catch((error: unknown) => {
      if (!(error instanceof NotPublished)) console.error(error);
    });
    return { about };
  }

  function routes(person: Person, bodyOf: () => Promise<Buffer>): Record<string, () => unknown> {
    const json = async () => JSON.parse(String(await bodyOf()));
    const mayPublish = person.rights.includes('publish');
    const needsRight = () => {
      if (!mayPublish)
        throw new Refused(403, 'You may save, but not publish. An owner can give you that right.');
      if (publication.isRunning) throw new Refused(409, 'A publication is running. Wait until it is done.');
    };
    return {
      'GET /website': async (): Promise<WebsiteState> => ({
        mayPublish,
        progress: publication.progress,
        history: await publication.history(),
      }),
      'GET /changes': async (): Promise<ChangedFile[]> => {
        const saved = publication.saved();
        return (await changes.list()).map((file) => ({ ...file, saved: saved[CONTENT + file.path] }));
      },
      'GET /progress': () => ({ progress: publication.progress }),
      'POST /publish': async () => {
        needsRight();
        const { paths } = (await json()) as { paths: string[] };
        await check(paths);
        const files = paths.map((path) => CONTENT + path);
        return start(publication.publish(person.name, files), files);
      },
      'POST /put-back': async () => {
        needsRight();
        const { commit } = (await json()) as { commit: string };
        return start(publication.putBack(person.name, commit), [commit.slice(0, 10)]);
      },
      'POST /day': async () => {
        needsRight();
        const isDue = await publication.isDue(todayInKampala());
        if (isDue) start(publication.rebuild());
        return { isDue };
      },
    };
  }

  /** For the audit log: what this request did. */
  async function done(person: Person, method: string, path: string, result: unknown) {
    const action = { '/publish': 'publication-started', '/put-back': 'put-back-started' }[path];
    const isSave = !action && method !== 'GET' && !['/check', '/day'].includes(path);
    const files = isSave
      ? await publication.noteSaved(person.name)
      : action
        ? (result as { about: string[] }).about
        : [];
    if (files.length === 0 && !action) return {};
    const names = files.map((file) => file.replace(CONTENT, '')).join(', ');
    return { [AUDIT_HEADER]: encodeURIComponent(`${action ?? 'website-saved'} ${names}`.slice(0, 200)) };
  }

  /** Listens until nobody has asked for half an hour. */
  async function listen(server: Server, { LISTEN_FDS, WEBSITE_SOCKET }: NodeJS.ProcessEnv): Promise<void> {
    await publication.recover();
    let idle: NodeJS.Timeout | undefined;
    const used = () => {
      clearTimeout(idle);
      idle = setTimeout(
        () => (publication.isRunning ? used() : process.kill(process.pid, 'SIGTERM')),
        IDLE_MS,
      );
    };
    server.on('request', ({ url = '' }) => {
      if (!UNUSED.test(url)) used();
    });
    used();
    // systemd passes its socket as file 3.
    if (LISTEN_FDS) server.listen({ fd: 3 });
    else server.listen(WEBSITE_SOCKET);
  }

  return { personOf, routes, done, listen };
}

/** Builds with the code of the tree, and its packages if they are others. The build ends when this process does. */
export function buildTree(tree: string): Promise<{ ok: true } | { ok: false; message: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', '--production', 'scripts/site.ts', 'build'], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    try {
      if (child.pid) setPriority(child.pid, BUILD_PRIORITY);
    } catch {
      // A systemd unit may forbid it, and has its own priority.
    }
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => output.push(String(part)));
    child.once('error', (error) => resolve({ ok: false, message: error.message }));
    child.once('close', (code) =>
      resolve(code === 0 ? { ok: true } : { ok: false, message: output.join('').trim().slice(-4000) }),
    );
  });
}

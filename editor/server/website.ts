// The editor behind the desk: who may do what, drafts, publication and history. It listens on a Unix socket, systemd's or
// WEBSITE_SOCKET, and ends when nobody has used it for half an hour.
import { spawn } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Publication, Publishing, WebsiteState } from '@tred/contract/editor-api';
import { AUDIT_HEADER, type Person, personIn, signLink, verifyLink } from '@tred/contract/editor-requests';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import { Refused } from '../content/refused.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { writeWhole } from '../drafts/write-whole.ts';
import { Publisher } from '../publish/publisher.ts';
import { PAGES } from './page-route.ts';

const IDLE_MS = 30 * 60_000;
/** An open page asks for these by itself. */
const UNUSED = /^\/(?:page|reloads|overview|preview|website|changes|progress)\b/;

type Listener = Pick<ServerResponse, 'write' | 'once'>;
export type Website = ReturnType<typeof openWebsite>;

type Options = {
  root: string;
  key: string;
  drafts: DraftList;
  remote?: string;
  build?: typeof buildTree;
};

export function openWebsite({ root, key, drafts, remote = '', build = buildTree }: Options) {
  const live = join(root, 'site/dist');
  const publisher = new Publisher({ root, remote, live, build, words: drafts.words });

  /** Changes when all links are ended. */
  const links = join(root, '.cache/website/links');
  /** Of the drafts: a publication ends the links to them. */
  async function revision(): Promise<string> {
    const ended = existsSync(links) ? readFileSync(links, 'utf8') : '';
    return hash('sha256', (await publisher.head()) + ended).slice(0, 16);
  }

  /** A person without the right to edit has a link as a name, and sees pages. */
  async function personOf({ method = '', url = '', headers }: IncomingMessage): Promise<Person> {
    const person = personIn(key, headers);
    if (!person) throw new Refused(403, 'The editor answers only the desk.');
    if (person.rights.includes('edit')) return person;
    const isPage = method === 'GET' && url.startsWith(`${PAGES}/`);
    if (isPage && verifyLink(key, person.name)?.revision === (await revision())) return person;
    throw new Refused(403, 'You may not edit the website.');
  }

  /** Open pages of the editor. */
  const open = new Map<Listener, { who: string; path: string }>();
  /** Tells everyone who has the same file open about the others. */
  function meet(who: string, path: string, response: Listener): void {
    const tell = () => {
      const here = [...open].filter(([, each]) => each.path === path);
      for (const [to, each] of here) {
        const others = new Set(here.map(([, other]) => other.who).filter((name) => name !== each.who));
        to.write(`event: others\ndata: ${JSON.stringify([...others])}\n\n`);
      }
    };
    open.set(response, { who, path });
    response.once('close', () => {
      open.delete(response);
      tell();
    });
    tell();
  }

  /** Runs, and leaves the rest to `GET /progress`. */
  const started = ({ id }: Publication, about: readonly string[]) => ({ id, about });

  function routes(person: Person, json: () => Promise<unknown>): Record<string, () => unknown> {
    const mayPublish = person.rights.includes('publish');
    const needsRight = () => {
      if (!mayPublish)
        throw new Refused(403, 'You may save, but not publish. An owner can give you that right.');
    };
    return {
      'GET /website': async (): Promise<WebsiteState> => ({
        name: person.name,
        mayPublish,
        publications: publisher.publications,
        history: await publisher.history(),
        coming: await drafts.coming(todayInKampala()),
      }),
      'GET /progress': () => ({ publications: publisher.publications }),
      'POST /link': async () => ({ link: signLink(key, { revision: await revision(), by: person.name }) }),
      'POST /end-links': () => writeWhole(links, randomUUID()),
      'POST /publish': async () => {
        needsRight();
        const publishing = (await json()) as Publishing;
        const changed = await drafts.changedSince(publishing);
        if (changed.length > 0)
          throw new Refused(409, 'Something was changed after you saw this list.', changed);
        const wrong = await drafts.problemsOf(publishing);
        if (wrong.length > 0) throw new Refused(422, 'This cannot be published like this.', wrong);
        const { files, choose } = await drafts.chosen(publishing);
        const paths = files.map(({ path }) => path);
        return started(publisher.publish(person.name, files, choose), paths);
      },
      'POST /put-back': async () => {
        needsRight();
        const { commit } = (await json()) as { commit: string };
        return started(publisher.putBack(person.name, commit), [commit.slice(0, 10)]);
      },
      'POST /day': () => {
        needsRight();
        if (!isOfToday(live) && !publisher.isRunning) publisher.rebuild(person.name);
      },
    };
  }

  /** For the audit log: what this request did. */
  function audit(method: string, path: string, about: readonly string[]) {
    const action = {
      '/publish': 'publication-started',
      '/put-back': 'put-back-started',
      '/link': 'link-made',
      '/end-links': 'links-ended',
      '/undo': 'change-undone',
    }[path];
    const isSave = !action && method !== 'GET' && about.length > 0;
    if (!isSave && !action) return {};
    return {
      [AUDIT_HEADER]: encodeURIComponent(`${action ?? 'website-saved'} ${about.join(', ')}`.slice(0, 200)),
    };
  }

  /** Listens until nobody has asked for half an hour. */
  async function listen(server: Server, { LISTEN_FDS, WEBSITE_SOCKET }: NodeJS.ProcessEnv): Promise<void> {
    await publisher.recover();
    let idle: NodeJS.Timeout | undefined;
    const used = () => {
      clearTimeout(idle);
      idle = setTimeout(() => (publisher.isRunning ? used() : process.kill(process.pid, 'SIGTERM')), IDLE_MS);
    };
    server.on('request', ({ url = '' }) => {
      if (!UNUSED.test(url)) used();
    });
    used();
    // systemd passes its socket as file 3.
    if (LISTEN_FDS) server.listen({ fd: 3 });
    else server.listen(WEBSITE_SOCKET);
  }

  return { personOf, meet, routes, audit, listen, publisher };
}

/** Whether the live pages are of today. */
function isOfToday(live: string): boolean {
  const manifest = join(live, MANIFEST_FILE);
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).day >= todayInKampala();
}

/** Builds with the code of the tree, and its packages if they are others. The build ends with this call, or this process. */
export async function buildTree(tree: string): Promise<{ ok: true } | { ok: false; message: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', '--production', 'scripts/site.ts', 'build'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => output.push(String(part)));
    const [code] = await once(child, 'close');
    return code === 0 ? { ok: true } : { ok: false, message: output.join('').trim().slice(-4000) };
  } finally {
    child.kill();
  }
}

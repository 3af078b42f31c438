// The CMS behind the server: who may do what, drafts, publication and history. It listens on a Unix socket, systemd's or
// WEBSITE_SOCKET, and ends when nobody has used it for half an hour.
import { hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import type { WebsiteAction } from '@tred/contract/audit-api';
import { isRunning, type Problem, type Publication, type WebsiteState } from '@tred/contract/editor-api';
import {
  AUDIT_HEADER,
  DOCTOR,
  isByItself,
  type Person,
  personIn,
  STATE,
  signLink,
  verifyLink,
} from '@tred/contract/editor-requests';
import type { z } from 'zod';
import { siteUrl } from '../../site/build/build-environment.ts';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import { type FoundProblem, type Render, renderWith } from '../check/program.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { Publisher } from '../publish/publisher.ts';
import { Refused } from '../store/refused.ts';
import { writeWhole } from '../store/write-whole.ts';
import { cancelling, publishing, reverting } from './bodies.ts';
import { checkClone } from './clone-state.ts';
import type { Events } from './events.ts';
import { PAGES, urlOf } from './page-route.ts';

const IDLE_MS = 30 * 60_000;
export type Website = ReturnType<typeof openWebsite>;

type ReadJson = <Data>(schema: z.ZodType<Data>) => Promise<Data>;

type Options = {
  root: string;
  key: string;
  drafts: DraftList;
  events: Pick<Events, 'changed' | 'end'>;
  remote?: string;
  render?: (root: string) => Render;
  named?: (found: readonly FoundProblem[]) => Promise<Problem[]>;
};

export function openWebsite({ root, key, drafts, events, remote = '', render = renderWith, named }: Options) {
  const live = join(root, 'site/dist');
  const onStep = (publication: Publication) => {
    if (!isRunning(publication)) events.changed();
  };
  const publisher: Publisher = new Publisher({
    ...{ root, remote, live, render, onStep },
    ...{ words: drafts.words, ...(named && { named }) },
  });

  /** Changes when all links are ended. */
  const links = join(root, '.cache/website/links');
  /** Of the drafts: a publication ends the links to them. */
  async function revision(): Promise<string> {
    const ended = existsSync(links) ? readFileSync(links, 'utf8') : '';
    return hash('sha256', (await publisher.head()) + ended).slice(0, 16);
  }

  /** A person without the right to edit has a link as a name, and sees pages. */
  async function personOf(request: IncomingMessage): Promise<Person> {
    const person = personIn(key, request.headers);
    if (!person) throw new Refused(403, 'The editor answers only the server.');
    if (person.rights.includes('edit')) return person;
    if (person.name === DOCTOR && request.method === 'GET' && request.url === STATE) return person;
    const isPage = request.method === 'GET' && urlOf(request).pathname.startsWith(`${PAGES}/`);
    if (isPage && verifyLink(key, person.name)?.revision === (await revision())) return person;
    throw new Refused(403, 'You may not edit the website.');
  }

  function routes(person: Person, json: ReadJson): Record<string, () => unknown> {
    const mayPublish = person.rights.includes('publish');
    const needsRight = () => {
      if (!mayPublish)
        throw new Refused(403, 'You may save, but not publish. An owner can give you that right.');
    };
    return {
      [`GET ${STATE}`]: async () => ({
        site: siteUrl(process.env.SITE_URL),
        checks: await checkClone(root, remote),
      }),
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
        const chosen = await json(publishing);
        const changed = await drafts.changedSince(chosen);
        if (changed.length > 0)
          throw new Refused(409, 'Something was changed after you saw this list.', changed);
        const { files, edits, problems } = await drafts.chosen(chosen);
        if (problems.length > 0) throw new Refused(422, 'This cannot be published like this.', problems);
        // Runs; `GET /progress` tells the rest.
        publisher.publish(person.name, files, edits);
        return { about: files.map(({ path }) => path) };
      },
      'POST /revert': async () => {
        needsRight();
        const { commit } = await json(reverting);
        publisher.revert(person.name, commit);
        return { about: [commit.slice(0, 10)] };
      },
      'POST /cancel': async () => {
        needsRight();
        const { id } = await json(cancelling);
        if (!publisher.cancel(id)) throw new Refused(409, 'It is too late to cancel this publication.');
      },
      'POST /day': () => {
        needsRight();
        // A build that began before midnight makes the pages of yesterday: the server asks again in a few minutes.
        if (publisher.isRunning) throw new Refused(409, 'A publication runs.');
        publisher.rebuild(person.name);
      },
    };
  }

  async function listen(
    server: Server,
    { LISTEN_FDS, WEBSITE_SOCKET = '' }: NodeJS.ProcessEnv,
  ): Promise<void> {
    // `tred-server doctor` asks a started editor why git does not work.
    await publisher.recover().catch(console.error);
    let idle: NodeJS.Timeout | undefined;
    const end = () => {
      if (publisher.isRunning) return used();
      events.end();
      process.kill(process.pid, 'SIGTERM');
    };
    const used = () => {
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MS);
    };
    server.on('request', ({ url = '' }) => {
      if (!isByItself(url)) used();
    });
    used();
    // systemd passes its socket as file 3.
    if (LISTEN_FDS) server.listen({ fd: 3 });
    else {
      // An editor that was killed leaves its socket.
      await rm(WEBSITE_SOCKET, { force: true });
      server.listen(WEBSITE_SOCKET);
    }
  }

  return { personOf, routes, listen, publisher };
}

const ACTIONS: Record<string, WebsiteAction> = {
  '/publish': 'publication-started',
  '/revert': 'revert-started',
  '/link': 'link-made',
  '/end-links': 'links-ended',
  '/undo': 'change-undone',
};

/** A header for the audit log: what a request did, with the files that it changed. */
export function auditOf(path: string, about: readonly string[]): Record<string, string> {
  const action = ACTIONS[path] ?? (about.length > 0 ? 'website-saved' : undefined);
  return action ? { [AUDIT_HEADER]: encodeURIComponent(`${action} ${about.join(', ')}`.slice(0, 200)) } : {};
}

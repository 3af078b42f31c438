// One finished page at a time: its markup tidied, its scripts pinned, its policy, its forms and what can be found in it read, compressed
// copies beside it. All of it in one reading, because a site may have thousands of pages.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { addressOf } from './headers.ts';
import { linkReader } from './page-links.ts';
import { pinScripts, scriptsOf } from './pinned-scripts.ts';
import { type Found, findable, outline } from './searchable.ts';
import { digestOf, takeOver } from './take-over.ts';
import { keepLists, leaveOut, moveStyles } from './tidy-markup.ts';

/** What is the same for every page. */
export type Finishing = PolicyOptions & {
  dist: string;
  /** The site's own. */
  origin: string;
  /** Whether compressed copies are wanted. */
  compressed: boolean;
  /** Where the build before is, if files may be taken over from it. */
  before?: string | undefined;
};

export type Task = {
  /** From the folder of the site. */
  file: string;
  /** Whether it is to be found by all its words, only by being there, or not at all. */
  found: 'whole' | 'outline' | 'no';
  /** What it is rendered as, if the build before finished the same. */
  known?: string | undefined;
};

export type Done = {
  /** What it was rendered as. */
  rendered: string;
  /** Whether it is as the build before finished it; else what was read of it now, if it is a page. */
  taken: boolean;
  page?: FinishedPage;
};

export type FinishedPage = {
  file: string;
  address: string;
  /** Where its forms are posted to. */
  actions: string[];
  policy: string;
  found: Found[];
  /** The addresses of this site that it links to. */
  links: string[];
};

const readLinks = linkReader();

/** Takes a file over from the build before, or finishes it. */
export async function finishFile(task: Task, all: Finishing): Promise<Done> {
  const { file, known } = task;
  const { dist, before } = all;
  const path = join(dist, file);
  const rendered = digestOf(path);
  if (before !== undefined && rendered === known) {
    takeOver(file, { dist, before });
    return { rendered, taken: true };
  }
  if (file.endsWith('.html')) return { rendered, taken: false, page: await finishPage(task, all) };
  await compressFile(path);
  return { rendered, taken: false };
}

async function finishPage(task: Task, all: Finishing): Promise<FinishedPage> {
  const { file } = task;
  const path = join(all.dist, file);
  const address = addressOf(file);
  const html = await readFile(path, 'utf8');
  const pinned = await pinScripts(leaveOut(keepLists(moveStyles(html))), scriptsOf(all.dist));
  if (pinned !== html) await writeFile(path, pinned);
  if (all.compressed) await compressFile(path, { seldomRead: isSeldomRead(pinned, task) });
  return {
    file,
    address,
    actions: actionsIn(pinned),
    policy: contentSecurityPolicy(pinned, all),
    found: foundIn(pinned, address, task, all),
    links: readLinks(pinned),
  };
}

/** An article that is no longer among the newest, or a page of a list after its first. */
const isSeldomRead = (html: string, { found }: Task) =>
  found === 'outline' || html.slice(0, html.indexOf('</head>')).includes('<link rel="prev"');

function foundIn(html: string, address: string, { found }: Task, { origin }: Finishing): Found[] {
  if (found === 'no') return [];
  return found === 'whole' ? findable(html, address, origin) : outline(html, address);
}

export const actionsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*?\baction="([^"]*)"/g)].map(([, action = '']) => action);

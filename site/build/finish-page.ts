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
import { keepLists, leaveOut, moveStyles } from './tidy-markup.ts';

/** What is the same for every page. */
export type Finishing = PolicyOptions & {
  dist: string;
  /** The site's own. */
  origin: string;
  /** Whether compressed copies are wanted. */
  compressed: boolean;
};

export type Task = {
  /** From the folder of the site. */
  file: string;
  /** Whether it is to be found by all its words, only by being there, or not at all. */
  found: 'whole' | 'outline' | 'no';
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

/** A file that is no page is only compressed. */
export async function finishFile(task: Task, all: Finishing): Promise<FinishedPage | undefined> {
  if (task.file.endsWith('.html')) return finishPage(task, all);
  await compressFile(join(all.dist, task.file));
  return undefined;
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

// The built site for the checks: parsed pages, files by address. Tests create one from strings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { listFiles } from '../build/dist-files.ts';
import { addressOf, isGallery } from './page-files.ts';

export type CheckProblem = { where: string; what: string };

export type CheckFinding = {
  /** Number and kind of checked things: "412 links". */
  checked: string;
  problems: CheckProblem[];
  /** Lines to print even without problems. */
  notes?: string[];
};

export type Page = {
  address: string;
  file: string;
  html: string;
  root: HTMLElement;
  /** A redirect page, for hosts without redirect rules. */
  isRedirect: boolean;
  isGallery: boolean;
  /** The address for search engines; a page without one is hidden. */
  canonical: string | undefined;
  isPublic: boolean;
};

export type BuiltSite = {
  origin: string;
  pages: Page[];
  /** Without redirects and the gallery. */
  contentPages: Page[];
  files: ReadonlySet<string>;
  page(address: string): Page | undefined;
  read(file: string): Buffer;
  text(file: string): string;
};

export function readSite(folder: string, origin: string): BuiltSite {
  return site(listFiles(folder), (file) => readFileSync(join(folder, file)), origin);
}

/** A site from strings, for tests. */
export function siteOf(files: Record<string, string | Buffer>): BuiltSite {
  return site(Object.keys(files), (file) => Buffer.from(files[file] ?? ''), 'https://tred.example');
}

function site(files: string[], read: (file: string) => Buffer, origin: string): BuiltSite {
  const text = (file: string) => read(file).toString('utf8');
  const pages = files.flatMap((file) => {
    const address = addressOf(file);
    return address === undefined ? [] : [page(address, file, text(file))];
  });
  const byAddress = new Map(pages.map((each) => [each.address, each]));
  return {
    origin,
    pages,
    contentPages: pages.filter((each) => !each.isRedirect && !each.isGallery),
    files: new Set(files),
    page: (address) => byAddress.get(address),
    read,
    text,
  };
}

function page(address: string, file: string, html: string): Page {
  // Keeps the text of scripts and styles.
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true, pre: true } });
  const isRedirect = root.querySelector('meta[http-equiv="refresh"]') !== null;
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return {
    address,
    file,
    html,
    root,
    isRedirect,
    isGallery: isGallery(address),
    canonical,
    isPublic: !isRedirect && !isGallery(address) && canonical !== undefined,
  };
}

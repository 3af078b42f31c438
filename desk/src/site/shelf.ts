// Keeps the built site ready to be handed out: every file is known by its address before the first visitor comes.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { type Encoding, encodings } from './encodings.ts';
import { type HeaderValues, headersFor, parseHeaderRules } from './header-rules.ts';
import { parseRedirectRules } from './redirect-rules.ts';

// Small files are kept in memory; a large download is read from disk each time.
const largestInMemory = 512 * 1024;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};

export interface Variant {
  etag: string;
  size: number;
  /** The whole, or the bytes from `start` to `end`, both included. */
  open(part?: Part): Buffer | Readable;
}

export interface Part {
  start: number;
  end: number;
}

export interface Item {
  address: string;
  type: string;
  headers: HeaderValues;
  plain: Variant;
  encoded: ReadonlyMap<Encoding, Variant>;
}

export interface Shelf {
  find(address: string): Item | undefined;
  /** Where an address that is not on the shelf should go instead: it moved, or is written another way. */
  redirect(address: string): string | undefined;
  /** The not-found page; its status is the caller's to set. */
  notFound: Item | undefined;
  /** Pages that hold a form, the shortest address first. */
  addressesWith(form: string): readonly string[];
  /** Headers for replies that come from no file: errors, redirects, the API. */
  commonHeaders: HeaderValues;
}

// What a file other than a page may do when it is opened by itself. (A policy on a PDF stops some viewers.)
const filePolicy: Record<string, string> = {
  '.svg': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const noFilePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

async function readVariant(path: string, mark: string): Promise<Variant> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  if (size <= largestInMemory) {
    const body = await readFile(path);
    const etag = `"${hash.update(body).digest('base64url').slice(0, 22)}${mark}"`;
    return { etag, size, open: (part) => (part ? body.subarray(part.start, part.end + 1) : body) };
  }
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  const etag = `"${hash.digest('base64url').slice(0, 22)}${mark}"`;
  return { etag, size, open: (part) => createReadStream(path, part) };
}

/** The one address of a built file: `about/index.html` is `/about`. */
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

export async function readShelf(dir: string): Promise<Shelf> {
  if (!existsSync(join(dir, '_headers')))
    throw new Error(`No built site in ${dir}: run "npm run build" first.`);
  const rules = parseHeaderRules(await readFile(join(dir, '_headers'), 'utf8'));
  const moved = parseRedirectRules(await readFile(join(dir, '_redirects'), 'utf8'));
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );

  const items = new Map<string, Item>();
  for (const file of files) {
    const isCopy = encodings.some(
      ({ suffix }) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)),
    );
    if (isCopy || file === '_headers' || file === '_redirects') continue;
    const address = addressOf(file);
    const extension = extname(file).toLowerCase();
    const encoded = new Map<Encoding, Variant>();
    for (const { name, suffix } of encodings) {
      if (files.has(file + suffix))
        encoded.set(name, await readVariant(join(dir, file + suffix), `-${name}`));
    }
    items.set(address, {
      address,
      type: types[extension] ?? 'application/octet-stream',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': filePolicy[extension] ?? "frame-ancestors 'none'",
        ...headersFor(rules, address),
      },
      plain: await readVariant(join(dir, file), ''),
      encoded,
    });
  }
  const pagesByForm = new Map<string, string[]>();
  for (const item of [...items.values()].sort((a, b) => a.address.length - b.address.length)) {
    if (!item.type.startsWith('text/html')) continue;
    const forms = item.plain
      .open()
      .toString()
      .matchAll(/\/api\/forms\/([a-z-]+)/g);
    for (const form of new Set([...forms].map(([, id = '']) => id))) {
      pagesByForm.set(form, [...(pagesByForm.get(form) ?? []), item.address]);
    }
  }
  const notFound = items.get('/404');
  // The static redirect pages are for hosts without rules; here the rule answers.
  for (const address of ['/404', ...moved.keys()]) items.delete(address);

  const clean = (address: string) => {
    const path = address
      .toLowerCase()
      .replace(/\/(?:index\.html)?$/, '')
      .replace(/\.html$/, '');
    return path === '' ? '/' : path;
  };
  return {
    find: (address) => items.get(address),
    redirect(address) {
      const cleaned = clean(address);
      const target = moved.get(cleaned);
      if (target) return target;
      return cleaned !== address && items.has(cleaned) ? cleaned : undefined;
    },
    notFound,
    addressesWith: (form) => pagesByForm.get(form) ?? [],
    commonHeaders: {
      'cache-control': 'no-store',
      'content-security-policy': noFilePolicy,
      ...headersFor(rules, '/*'),
    },
  };
}

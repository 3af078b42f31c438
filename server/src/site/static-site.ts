// The built site in memory: all files by address.
import { createHash, hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LOOKUP_PATH } from '@tred/contract/lookup';
import { type HeaderRule, MANIFEST_FILE, type SiteManifest } from '@tred/contract/manifest';
import type { FormId } from '@tred/contract/registry';
import { SiteError } from './read-manifest.ts';

// Written for other hosts or for the server: not served.
const unserved = new Set(['_headers', '_redirects', '_pages.json', MANIFEST_FILE]);

/** Addresses that the server answers itself: a redirect in the content must not lead them elsewhere. */
const ownAddresses = [
  '/admin',
  '/desk',
  '/api',
  '/sandbox',
  '/healthz',
  '/readyz',
  '/metrics',
  '/thank-you',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/events/place',
  LOOKUP_PATH,
];

const isServerAddress = (address: string): boolean =>
  ownAddresses.some((path) => address === path || address.startsWith(`${path}/`));

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
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.zip': 'application/zip',
};

export interface Variant {
  etag: string;
  body: Buffer;
}

type HeaderValues = Readonly<Record<string, string>>;

export interface SiteFile {
  address: string;
  type: string;
  headers: HeaderValues;
  plain: Variant;
  encoded: ReadonlyMap<Encoding, Variant>;
}

export interface StaticSite {
  build: string;
  organisation: SiteManifest['organisation'];
  replyWords: SiteManifest['replyWords'];
  find(address: string): SiteFile | undefined;
  redirect(address: string): string | undefined;
  notFound: SiteFile | undefined;
  addressesWith(form: FormId): readonly string[];
  /** Headers for replies without a file: errors, redirects, the API. */
  commonHeaders: HeaderValues;
}

/** A site in memory, independent of later changes in its folder. */
export interface LoadedSite extends StaticSite {
  ignoredRedirects: readonly string[];
  below(address: string): ReadonlyMap<string, SiteFile>;
}

const noFilePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

async function readVariant(path: string, mark = ''): Promise<Variant> {
  const body = await readFile(path);
  return { etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}${mark}"`, body };
}

function headersFor(rules: readonly HeaderRule[], address: string): HeaderValues {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
  );
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !unserved.has(file)),
  );
}

async function readSiteFiles(dir: string, { pages, headers }: SiteManifest): Promise<Map<string, SiteFile>> {
  const names = await listFiles(dir);
  const lacking = (what: string) =>
    new SiteError(`The site in ${dir} lacks ${what}: run "npm run build" again.`);
  for (const { file, address } of pages) {
    if (!names.has(file)) throw lacking(file);
    const sent = headersFor(headers, address);
    for (const name of ['content-security-policy', 'x-content-type-options'])
      if (!sent[name]) throw lacking(`the header ${name} for ${address}`);
  }
  const addresses = new Map(pages.map(({ file, address }) => [file, address]));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const isCopy = encodings.some(
      ({ suffix }) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    );
    if (isCopy) continue;
    const address = addresses.get(name) ?? `/${name}`;
    const extension = extname(name).toLowerCase();
    const encoded = new Map<Encoding, Variant>();
    for (const encoding of encodings) {
      const copy = name + encoding.suffix;
      if (names.has(copy))
        encoded.set(encoding.name, await readVariant(join(dir, copy), `-${encoding.name}`));
    }
    files.set(address, {
      address,
      type: types[extension] ?? 'application/octet-stream',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': filePolicy(extension),
        ...headersFor(headers, address),
      },
      plain: await readVariant(join(dir, name)),
      encoded,
    });
  }
  const empty = pages.find(({ address }) => files.get(address)?.plain.body.length === 0);
  if (empty) throw lacking(`the text of ${empty.file}`);
  return files;
}

/** Not a page that only leads elsewhere, for hosts without rules. */
const isPage = (file: SiteFile | undefined) =>
  file !== undefined && !file.plain.body.includes('http-equiv="refresh"');

/** Canonical address: lower case, no trailing slash or file name. */
function cleanAddress(address: string): string {
  const path = address
    .toLowerCase()
    .replace(/\/(?:index\.html)?$/, '')
    .replace(/\.html$/, '');
  return path === '' ? '/' : path;
}

function nameBuild(files: ReadonlyMap<string, SiteFile>, manifest: SiteManifest): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const [address, { plain }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${address} ${plain.etag}\n`);
  return hash.digest('hex').slice(0, 12);
}

export async function readStaticSite(dir: string, manifest: SiteManifest): Promise<LoadedSite> {
  const files = await readSiteFiles(dir, manifest);
  const build = nameBuild(files, manifest);
  const redirects = Object.entries(manifest.redirects);
  const isIgnored = ([address]: [string, string]) => isServerAddress(address) || isPage(files.get(address));
  const moved = new Map(redirects.filter((entry) => !isIgnored(entry)));
  const notFound = files.get('/404');
  // The static redirect pages are for hosts without rules; the server uses the rule.
  for (const address of ['/404', ...moved.keys()]) files.delete(address);
  const pages = [...manifest.pages].sort((a, b) => a.address.length - b.address.length);
  return {
    organisation: manifest.organisation,
    replyWords: manifest.replyWords,
    below: (address) => new Map([...files].filter(([at]) => at.startsWith(address))),
    build,
    ignoredRedirects: redirects.filter(isIgnored).map(([address]) => address),
    find: (address) => files.get(address),
    redirect(address) {
      const cleaned = cleanAddress(address);
      const target = moved.get(cleaned);
      if (target) return target;
      return cleaned !== address && files.has(cleaned) ? cleaned : undefined;
    },
    notFound,
    addressesWith: (form) => pages.filter(({ forms }) => forms.includes(form)).map(({ address }) => address),
    commonHeaders: {
      'cache-control': 'no-store',
      'content-security-policy': noFilePolicy,
      ...headersFor(manifest.headers, '/*'),
    },
  };
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Encodings that the browser accepts, smallest first; q=0 refuses one. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  return encodings.map(({ name }) => name).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Forbids frames. (A stricter policy on a PDF breaks some viewers.) */
const usualPolicy = "frame-ancestors 'none'";

const filePolicy = (extension: string) => (extension === '.svg' ? drawingPolicy : usualPolicy);

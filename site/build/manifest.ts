// Writes what the desk has to know of the built site, and the parts of it that other hosts read, from the same data.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_FILE,
  MANIFEST_VERSION,
  manifestSchema,
  type SiteContent,
  type SiteManifest,
  type SitePage,
  siteContentSchema,
} from '@tred/contract/manifest';
import { formatRules, headerRules } from './headers.ts';
import { formatRedirects } from './redirects.ts';

/** What the site's content has to say comes out of a route, for one moment, as a file of this name. */
const CONTENT_FILE = 'catalogue.json';

async function takeContent(dist: string): Promise<SiteContent> {
  const file = join(dist, CONTENT_FILE);
  const content = siteContentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await rm(file);
  return content;
}

export async function writeManifest(
  dist: string,
  redirects: Readonly<Record<string, string>>,
  found: readonly (SitePage & { policy: string })[],
): Promise<SiteManifest> {
  const manifest = manifestSchema.parse({
    version: MANIFEST_VERSION,
    ...(await takeContent(dist)),
    pages: found.map(({ address, file, forms }) => ({ address, file, forms })),
    redirects,
    headers: headerRules(found),
  } satisfies SiteManifest);
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(manifest));
  await writeFile(join(dist, '_headers'), formatRules(manifest.headers));
  await writeFile(join(dist, '_redirects'), formatRedirects(manifest.redirects));
  return manifest;
}

// Writes what the desk has to know of the built site, and the parts of it that other hosts read, from the same data.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formPath, postsTo } from '@tred/contract/limits';
import {
  MANIFEST_FILE,
  MANIFEST_VERSION,
  manifestSchema,
  type SiteContent,
  type SiteManifest,
  type SitePage,
  siteContentSchema,
} from '@tred/contract/manifest';
import { type FormId, formIds } from '@tred/contract/registry';
import type { AstroIntegration } from 'astro';
import type { PolicyOptions } from './content-security-policy.ts';
import { eachPage } from './dist-files.ts';
import { addressOf, formatRules, headerRules } from './headers.ts';
import { formatRedirects } from './redirects.ts';

/** What the site's content has to say comes out of a route, for one moment, as a file of this name. */
const CONTENT_FILE = 'catalogue.json';

export function formsIn(html: string): FormId[] {
  const actions = [...html.matchAll(/<form\b[^>]*?\baction="([^"]*)"/g)].map(([, action = '']) => action);
  return formIds.filter((id) => actions.some((action) => postsTo(action, formPath(id))));
}

const findPages = (dist: string): Promise<SitePage[]> =>
  eachPage(dist, (html, file) => ({ address: addressOf(file), file, forms: formsIn(html) }));

async function takeContent(dist: string): Promise<SiteContent> {
  const file = join(dist, CONTENT_FILE);
  const content = siteContentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await rm(file);
  return content;
}

export async function writeManifest(
  dist: string,
  redirects: Readonly<Record<string, string>>,
  options: PolicyOptions = {},
): Promise<SiteManifest> {
  const manifest = manifestSchema.parse({
    version: MANIFEST_VERSION,
    ...(await takeContent(dist)),
    pages: await findPages(dist),
    redirects,
    headers: await headerRules(dist, options),
  } satisfies SiteManifest);
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(manifest));
  await writeFile(join(dist, '_headers'), formatRules(manifest.headers));
  await writeFile(join(dist, '_redirects'), formatRedirects(manifest.redirects));
  return manifest;
}

export function manifest(redirects: Readonly<Record<string, string>>): AstroIntegration {
  return {
    name: 'tred:manifest',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const deskOrigin = process.env.PUBLIC_FORMS_ORIGIN && new URL(process.env.PUBLIC_FORMS_ORIGIN).origin;
        const { pages } = await writeManifest(fileURLToPath(dir), redirects, { deskOrigin });
        const withForms = pages.filter(({ forms }) => forms.length > 0);
        logger.info(`${pages.length} pages, each with its policy; ${withForms.length} hold a form`);
      },
    },
  };
}

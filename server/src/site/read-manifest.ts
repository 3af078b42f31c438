// Reads and checks the manifest. An incomplete manifest could promise places that do not exist.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, manifestSchema, type SiteManifest } from '@tred/contract/manifest';
import { errorCode } from '../error-text.ts';

/** A site that cannot be served, with the reason and the fix in one line. */
export class SiteError extends Error {}

export async function readManifest(siteDir: string): Promise<SiteManifest> {
  const broken = (why: string) =>
    new SiteError(`${join(siteDir, MANIFEST_FILE)} ${why}: run "npm run build" again.`);
  const text = await readFile(join(siteDir, MANIFEST_FILE), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT')
      throw new SiteError(`No built site in ${siteDir}: run "npm run build" first.`);
    throw broken('cannot be read');
  });
  const result = manifestSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw broken(`is not what this server understands (${issue?.path.join('.') || 'the whole'})`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

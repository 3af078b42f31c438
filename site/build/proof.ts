// Checks all content without a build: problems and unpublished entries.
import { fileURLToPath } from 'node:url';
import { dev, sync } from 'astro';
import {
  entryPages,
  type UnpublishedEntry,
  unpublishedEntries,
  wrongEntries,
} from '../src/readers/collection-state.ts';
import { inWords } from '../src/readers/read-yaml.ts';
import { wrongContentFiles } from './content-modules.ts';
import { brokenLinksNow } from './links.ts';

const site = fileURLToPath(new URL('..', import.meta.url));

export type Proof = {
  wrong: string[];
  waiting: UnpublishedEntry[];
  addressOf: (file: string) => string | undefined;
  leftOut: string[];
};

export async function proof(): Promise<Proof> {
  const content = await wrongContentFiles();
  await sync({ root: site, logLevel: 'silent' });
  // Before the server reads them.
  const entries = wrongEntries();
  const links = await brokenLinksNow(site, async () => {
    const { address } = await dev({ root: site, logLevel: 'silent', server: { port: 0 } });
    return `http://localhost:${address.port}/`;
  });
  const waiting = unpublishedEntries();
  const drafts = new Set(waiting.filter(({ until }) => until === 'draft').map(({ file }) => file));
  const counting = links?.filter(({ file }) => !drafts.has(file)) ?? [];
  return {
    wrong: [...content, ...entries, ...counting].map(inWords),
    waiting,
    addressOf: (file) => entryPages().get(file)?.address,
    leftOut: links ? [] : ['Links are looked up in the last build, and there is none yet: npm run build.'],
  };
}

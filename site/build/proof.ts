// Reads and checks all that editors write, without a build: what is wrong, and what waits.
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
  /** One line each. */
  wrong: string[];
  waiting: UnpublishedEntry[];
  /** The address of a file's page. */
  addressOf: (file: string) => string | undefined;
  /** What could not be looked at, and why. */
  leftOut: string[];
};

export async function proof(): Promise<Proof> {
  const content = await wrongContentFiles();
  await sync({ root: site, logLevel: 'silent' });
  // Before a server reads them once more.
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

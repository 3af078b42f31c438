// What the preview of `npm run edit` needs of the development server: to read the texts again when told, and pages that
// load again, where they are, when the editor around them says so. Without the editor there is nothing of this.
import { statSync } from 'node:fs';
import type { AstroIntegration, HookParameters } from 'astro';
import type { ViteDevServer } from 'vite';
import { factsVersion } from '../src/facts/read-facts.ts';

/** The editor's own address, as it gives it to its preview. */
const editor = process.env.EDITOR_ORIGIN;

/** Astro writes what it has read half a second later, and pages read that. */
const AT_MOST_MS = 4000;

async function writtenSince(file: URL, then: number): Promise<void> {
  while (Date.now() < then + AT_MOST_MS && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < then)
    await new Promise((wait) => setTimeout(wait, 100));
}

export function besideEditor(): AstroIntegration {
  let restarted = false;
  let entries: URL;
  /** Of the facts that it runs with: one that cannot start with others goes on with those it had. */
  let facts = '';
  let refresh: HookParameters<'astro:server:setup'>['refreshContent'];
  return {
    name: 'tred:beside-editor',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript, isRestart, updateConfig }) => {
        restarted = isRestart;
        facts = factsVersion();
        entries = new URL('.astro/data-store.json', config.root);
        if (!editor || command !== 'dev') return;
        const script = `addEventListener('message', ({ origin, data }) => {
  if (origin === ${JSON.stringify(editor)} && data === 'load again') location.reload();
});`;
        injectScript('head-inline', script);
        // By a plugin: the hook for servers comes when pages have the first word already.
        const configureServer = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
          middlewares.use('/_read-again', async (_, response) => {
            const asked = Date.now();
            if (facts !== factsVersion()) return response.end('other facts');
            // Astro does not watch texts any more once it has started over, which a changed fact brings.
            if (restarted) await refresh?.({});
            await writtenSince(entries, asked);
            return response.end('read');
          });
        };
        updateConfig({ vite: { plugins: [{ name: 'tred:beside-editor', configureServer }] } });
      },
      'astro:server:setup': (given) => {
        refresh = given.refreshContent;
      },
    },
  };
}

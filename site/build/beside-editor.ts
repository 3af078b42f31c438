// What the preview of `npm run edit` needs of the development server: to read the texts again when told, and pages that
// load again, where they are, when the editor around them says so. Without the editor there is nothing of this.
import type { AstroIntegration, HookParameters } from 'astro';
import type { ViteDevServer } from 'vite';
import { LOAD_AGAIN, LOADS_AGAIN } from '../edit/reload-words.ts';
import { factsVersion } from '../src/facts/read-facts.ts';
import { readAllTexts } from './read-all-texts.ts';

/** The editor's own address, as it gives it to its preview. */
const editor = process.env.EDITOR_ORIGIN;

export function besideEditor(): AstroIntegration {
  /** Of the facts that it runs with: one that cannot start with others goes on with those it had. */
  let facts = '';
  let refresh: HookParameters<'astro:server:setup'>['refreshContent'];
  return {
    name: 'tred:beside-editor',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        facts = factsVersion();
        if (!editor || command !== 'dev') return;
        const script = `addEventListener('message', ({ origin, data }) => {
  if (origin !== ${JSON.stringify(editor)} || data !== '${LOAD_AGAIN}') return;
  parent.postMessage('${LOADS_AGAIN}', origin);
  location.reload();
});`;
        injectScript('head-inline', script);
        // By a plugin: the hook for servers comes when pages have the first word already.
        const configureServer = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
          // A page that is being made while its text is read anew would leave the old one in Astro's memory for good.
          let making = 0;
          let reading: Promise<void> = Promise.resolve();
          middlewares.use('/_read-again', async (_, response) => {
            if (facts !== factsVersion()) return response.end('other facts');
            // Astro's own watch comes late on a busy machine, and not at all once a changed fact has started it over.
            // Its pages say what is wrong with a text.
            for (let tries = 0; making > 0 && tries < 100; tries++)
              await new Promise((wait) => setTimeout(wait, 100));
            reading = readAllTexts(refresh).catch(() => {});
            await reading;
            return response.end('read');
          });
          middlewares.use(async (_, response, next) => {
            await reading;
            making++;
            response.once('close', () => making--);
            next();
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

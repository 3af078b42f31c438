// What the preview of `npm run edit` needs of the development server: to read the texts again when told, and pages that
// load again, where they are, when the editor around them says so. Without the editor there is nothing of this.
import type { ServerResponse } from 'node:http';
import type { AstroIntegration, HookParameters } from 'astro';
import type { ViteDevServer } from 'vite';
import { factsVersion } from '../src/readers/read-facts.ts';
import { inWords } from '../src/readers/read-yaml.ts';
import { wrongEntries } from '../src/readers/seen-entries.ts';
import { LOAD_AGAIN, LOADS_AGAIN, OTHER_FACTS } from './beside-editor-words.ts';
import { forgetTexts } from './forget-texts.ts';
import { readAllTexts } from './read-all-texts.ts';
import { Turns } from './turns.ts';

/** The editor's own address, as it gives it to its preview. */
const editor = process.env.EDITOR_ORIGIN;

const loadsAgain = `addEventListener('message', ({ origin, data }) => {
  if (origin !== ${JSON.stringify(editor)} || data !== '${LOAD_AGAIN}') return;
  parent.postMessage('${LOADS_AGAIN}', origin);
  location.reload();
});`;

export function besideEditor(): AstroIntegration {
  /** Of the facts that it runs with: one that cannot start with others goes on with those it had. */
  let facts = '';
  let refresh: HookParameters<'astro:server:setup'>['refreshContent'];
  const configureServer = (server: ViteDevServer) => {
    const turns = new Turns();
    // Astro's own watch comes late on a busy machine, and not at all once a changed fact has started it over; or while a
    // page is being made, which is then kept as it was. What is wrong with a text, its page says.
    const readAgain = async () => {
      await readAllTexts(refresh);
      forgetTexts(server);
    };
    server.middlewares.use('/_read-again', async (_, response) => {
      if (facts !== factsVersion()) return response.writeHead(OTHER_FACTS).end();
      await turns.reads(readAgain).catch(() => {});
      return response.end(JSON.stringify(wrongEntries().map(inWords)));
    });
    // After Vite's own answers and before Astro's: what comes here is a page.
    return () => {
      server.middlewares.use(async (_, response, next) => {
        onEnd(response, await turns.page());
        next();
      });
    };
  };
  return {
    name: 'tred:beside-editor',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        facts = factsVersion();
        if (!editor || command !== 'dev') return;
        injectScript('head-inline', loadsAgain);
        // By a plugin: the hook for servers comes when Astro has the first word already.
        const plugin = { name: 'tred:beside-editor', enforce: 'pre' as const, configureServer };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': (given) => {
        refresh = given.refreshContent;
      },
    },
  };
}

/** Not when it is closed: a page is made to its end also when nobody waits for it any more. */
function onEnd(response: ServerResponse, ended: () => void): void {
  const end = response.end;
  response.end = ((...given: Parameters<typeof end>) => {
    ended();
    return end.apply(response, given);
  }) as typeof end;
}

// Has Astro's development server make its pages from the texts it read last. It does so itself whenever they are written
// down, also while pages are being made, which then stay as they were; asked again when none is, none can.
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** As Astro names the module with all texts, and the message after which it looks for the addresses of pages anew. */
const TEXTS = '\0astro:data-layer-content';
const CHANGED = 'astro:content-changed';

/** Where pages are made. */
const ENVIRONMENTS = ['ssr', 'prerender'];

export function forgetTexts(server: Pick<ViteDevServer, 'environments'>): void {
  for (const name of ENVIRONMENTS) {
    const environment = server.environments[name];
    const texts = environment?.moduleGraph.getModuleById(TEXTS);
    if (!environment || !texts) continue;
    environment.moduleGraph.invalidateModule(texts, undefined, Date.now(), true);
    if (isRunnableDevEnvironment(environment)) {
      const run = environment.runner.evaluatedModules.getModuleById(TEXTS);
      if (run) environment.runner.evaluatedModules.invalidateModule(run);
    }
    environment.hot.send(CHANGED, {});
  }
}

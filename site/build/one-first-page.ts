// While someone writes, the page they open first is loaded once. Astro writes its lists anew at each start, Vite keeps
// what follows from that ("load again") for whoever comes first, and what they touched by then was gone.
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

export const oneFirstPage = (): Plugins[number] => ({
  name: 'tred:one-first-page',
  apply: 'serve',
  configureServer({ ws }) {
    const send = ws.send.bind(ws) as (...message: unknown[]) => void;
    ws.send = (...message: unknown[]) => {
      const [payload] = message;
      const loadAgain =
        typeof payload === 'object' && payload && 'type' in payload && payload.type === 'full-reload';
      // While nobody looks, there is no page to load again: the next one will be new.
      if (!loadAgain || ws.clients.size > 0) send(...message);
    };
  },
});

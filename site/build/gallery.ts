// Adds /gallery, which shows every component with its examples, to development and test builds only.
import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

export function gallery(): AstroIntegration {
  return {
    name: 'tred:gallery',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        const wanted = command === 'dev' || process.env.TRED_GALLERY === '1';
        const entrypoint = new URL('src/gallery/gallery.astro', config.root);
        if (wanted && existsSync(entrypoint)) injectRoute({ pattern: '/gallery', entrypoint });
      },
    },
  };
}

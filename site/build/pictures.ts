// Serves the pictures of texts beside the build's own files, under /_astro, which every host and the visitor's browser keep.
import type { AstroIntegration } from 'astro';

export function pictures(): AstroIntegration {
  return {
    name: 'tred:pictures',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const entrypoint = new URL('src/pages/_astro/[picture].ts', config.root);
        injectRoute({ pattern: '/_astro/[picture]', entrypoint, prerender: true });
      },
    },
  };
}

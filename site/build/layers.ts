// Puts the rules of a style sheet that names no cascade layer into one: `ui` for components, `section` for larger parts.
import type { Plugin } from 'vite';

export const layers = (): Plugin => ({
  name: 'tred:layers',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/(?:site\/src\/(?:components|sections|features|forms|shell)|admin\/src)\/.*\.css(?:$|\?)/,
      code: { exclude: /@layer\b/ },
    },
    handler: (code, id) => ({
      code: `@layer ${id.includes('/site/src/components/') ? 'ui' : 'section'} {\n${code}}\n`,
      map: null,
    }),
  },
});

// Browser scripts: the directive `client:touch`, words from the page, inline scripts and plain dynamic imports.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { minify, transformWithOxc } from 'vite';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function scripts(): AstroIntegration {
  return {
    name: 'tred:scripts',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: at('../src/shell/client-touch.ts') });
        updateConfig({ vite: { plugins: [scriptPlugin(command)] } });
      },
    },
  };
}

/** In the browser, these modules read their words from the page (layouts/Page.astro, the demo and the list checker). */
const wordsInPage: Readonly<Record<string, string>> = {
  '/features/demo/words.ts': "export const officeWords = wordsIn('office');",
  '/features/list-checker/words.ts': "export const moving = wordsIn('moving');",
  '/components/script-words.ts': "export const scriptWords = wordsIn('script');",
};
const WORDS_IN =
  'const wordsIn = (name) => JSON.parse(document.getElementById(name + "-words")?.textContent ?? "{}");\n';

/** `import code from './before-paint.js?script'`: a minified script without imports. */
const INLINE = /\?script$/;

export async function plainScript(name: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, name, { sourcemap: false, target: 'chrome99' });
  return (await minify(name, code)).code.trim();
}

/** Placeholder for `import(` until Vite has looked for imports. */
const PLAIN_IMPORT = '__plainImport(';

/** Replaces Vite's preload helper: it loads style sheets, which are inlined here, and would add 0.7 KB to every page. */
const scriptPlugin = (command: string): Plugins[number] => ({
  name: 'tred:scripts',
  configEnvironment: {
    order: 'post',
    // A build needs no bundles of the development server: 4 s faster.
    handler(_, { optimizeDeps }) {
      if (optimizeDeps?.include && command === 'build') optimizeDeps.include = [];
    },
  },
  load: {
    filter: { id: [/words\.ts$/, INLINE] },
    async handler(id) {
      if (INLINE.test(id)) {
        const file = id.replace(INLINE, '');
        return `export default ${JSON.stringify(await plainScript(file, await readFile(file, 'utf8')))}`;
      }
      const code = Object.entries(wordsInPage).find(([file]) => id.endsWith(file))?.[1];
      return code && this.environment.config.consumer === 'client' ? WORDS_IN + code : undefined;
    },
  },
  transform: {
    filter: { id: /\/site\/src\/.*\.tsx?(?:$|\?)/, code: /\bimport\(/ },
    async handler(code, id) {
      if (command !== 'build' || this.environment.config.consumer !== 'client') return undefined;
      let plain = code;
      for (const [expression, , source = ''] of code.matchAll(/\bimport\(\s*(["'])([^"']+)\1\s*\)/g)) {
        const file = await this.resolve(source, id);
        if (!file) return this.error(`${source} is not there.`);
        const chunk = this.emitFile({ type: 'chunk', id: file.id });
        plain = plain.replace(expression, `${PLAIN_IMPORT}import.meta.ROLLUP_FILE_URL_${chunk})`);
      }
      return { code: plain, map: null };
    },
  },
  renderChunk: (code) =>
    code.includes(PLAIN_IMPORT) ? { code: code.replaceAll(PLAIN_IMPORT, 'import('), map: null } : null,
});

// Browser scripts: the directive `client:touch`, words, and plain dynamic imports.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readScriptWords } from '../src/components/script-words.ts';
import { readOffice } from '../src/features/demo/words.ts';
import { readMoving } from '../src/features/list-checker/words.ts';
import type { Plugins } from './styles.ts';

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

/** The server reads words from YAML; these modules give scripts the values. */
const wordsOfScripts: Readonly<Record<string, () => object>> = {
  '/features/demo/words.ts': () => ({ officeWords: readOffice() }),
  '/features/list-checker/words.ts': () => ({ moving: { checker: readMoving().checker } }),
  '/components/script-words.ts': readScriptWords,
};

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
    filter: { id: /words\.ts$/ },
    handler(id) {
      const read = Object.entries(wordsOfScripts).find(([file]) => id.endsWith(file))?.[1];
      if (!read || this.environment.config.consumer !== 'client') return undefined;
      return Object.entries(read())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
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

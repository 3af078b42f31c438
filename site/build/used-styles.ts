// Leaves out rules for classes that a page does not have (PurgeCSS).
import { PurgeCSS } from 'purgecss';

/** A class of a CSS module (astro.config.ts). Other names are on every page, or set by scripts. */
const MODULE_CLASS = /-module_/;

const known = new Map<string, Promise<string>>();

/** Pages with the same style sheet and the same classes share the result. */
export function usedStyles(css: string, classes: readonly string[]): Promise<string> {
  const used = [...new Set(classes.filter((name) => MODULE_CLASS.test(name)))].sort();
  const key = [css, ...used].join('\0');
  const found = known.get(key) ?? purged(css, used);
  known.set(key, found);
  return found;
}

async function purged(css: string, used: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'page' }],
    css: [{ raw: css }],
    extractors: [
      {
        extensions: ['page'],
        extractor: () => ({
          attributes: { names: [], values: [] },
          classes: used,
          ids: [],
          tags: [],
          undetermined: [],
        }),
      },
    ],
    safelist: [/^(?!.*-module_)/],
  });
  return result?.css ?? css;
}

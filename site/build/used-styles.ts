// Leaves out rules for classes that a page does not have (PurgeCSS).
import { PurgeCSS } from 'purgecss';

/** Classes of CSS modules (astro.config.ts), of charts, code, pictures and sliders, and shared ones. Other names are on every page, or set by scripts. */
const OWN_CLASS =
  /-module_|^(?:chart|change|code-block|drawn|picture|wide|slider|numbers|stack|columns-\d|panel|field|ruled)$/;

/** What scripts and the server set on a part, with the class that such a part has. */
const STATES: Record<string, RegExp> = {
  'data-invalid': /^Field-/,
  'data-problem': /^Field-/,
  'data-problem-summary': /^Field-/,
  'data-quotation': /^SchoolPrice-/,
  // Of choice.css; elsewhere they are on pages with an island, which keep all.
  'data-choice': /^(?:PillRadios|Plans|SchoolPrice)-/,
  'aria-pressed': /^SchoolPrice-/,
  'aria-selected': /^SchoolPrice-/,
};

const KEPT = new RegExp(`^(?!.*(?:${OWN_CLASS.source})|(?:${Object.keys(STATES).join('|')})$)`);

const EMPTY_BLOCKS = /@(?:layer|media|supports)[^{};]*\{\s*\}\s*/g;

const known = new Map<string, Promise<string>>();

/** Pages with the same style sheet and the same classes share the result. */
export function usedStyles(css: string, classes: readonly string[]): Promise<string> {
  const used = [...new Set(classes.filter((name) => OWN_CLASS.test(name)))].sort();
  const key = [css, ...used].join('\0');
  const found = known.get(key) ?? purged(css, used);
  known.set(key, found);
  return found;
}

async function purged(css: string, used: string[]): Promise<string> {
  const states = Object.keys(STATES).filter((name) => used.some((each) => STATES[name]?.test(each)));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'page' }],
    css: [{ raw: css }],
    extractors: [
      {
        extensions: ['page'],
        extractor: () => ({
          attributes: { names: states, values: ['true'] },
          classes: used,
          ids: [],
          tags: [],
          undetermined: [],
        }),
      },
    ],
    safelist: [KEPT],
    keyframes: true,
  });
  return (result?.css ?? css).replace(EMPTY_BLOCKS, '');
}

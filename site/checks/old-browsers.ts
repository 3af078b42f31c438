// The styles are laid out by the oldest browsers that astro.config.ts names as its target (Chrome 80, Safari 14, Firefox 90).
// Lightning CSS writes most of what they do not know in their words; this is what it cannot.
import type { BuiltSite } from './built-site.ts';
import type { Finding, Problem } from './check.ts';

/** What those browsers pass over whole, and a page would fall apart without. */
const unknown: [RegExp, string][] = [
  [/@layer\b/, '@layer (build/styles.ts takes them out)'],
  [/@container\b/, '@container'],
  [/@scope\b/, '@scope'],
  [
    /[{;]\s*inset(?:-block|-inline)?:/,
    'inset with a value that is reckoned: write top, right, bottom and left',
  ],
  [/[{;]\s*&/, 'nested rules'],
  [/\b\d+(?:\.\d+)?[dsl]v[hw]\b(?![^{}]*\))/, 'a height in dvh, svh or lvh'],
];

export function oldBrowsers(site: BuiltSite): Finding {
  const sheets = new Map<string, string>();
  for (const { address, root, isRedirect } of site.pages)
    if (!isRedirect)
      sheets.set(
        address,
        root
          .querySelectorAll('style')
          .map(({ text }) => text)
          .join('\n'),
      );
  for (const file of site.files)
    if (file.endsWith('.css')) sheets.set(`/${file}`, site.read(file).toString('utf8'));
  const problems = [...sheets].flatMap(([where, css]): Problem[] =>
    unknown.filter(([pattern]) => pattern.test(css)).map(([, what]) => ({ where, what })),
  );
  return { checked: `${sheets.size} style sheets`, problems };
}

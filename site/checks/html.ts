// All pages are valid HTML by html-validate, the Nu Html Checker and our own rules.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ConfigData } from 'html-validate';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';
import { pagesOfRoutes } from './page-files.ts';

const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro's island wrapper is transparent.
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // Serialisation details of Astro and React.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-self-closing': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // `meta.ts` has a stricter check of titles.
    'long-title': 'off',
    // All resources come from our own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari needs role="list" on lists without bullets.
    'no-redundant-role': 'off',
    // React's ids (`_R_0_`) start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};

/** The gallery repeats headings, forms and landmarks on one page. */
export const galleryRules: ConfigData = {
  ...htmlRules,
  rules: {
    ...htmlRules.rules,
    'form-dup-name': 'off',
    'heading-level': 'off',
    'no-dup-id': 'off',
    'unique-landmark': 'off',
  },
};

export async function html(site: BuiltSite): Promise<CheckFinding> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const galleryValidator = new HtmlValidate(new StaticConfigLoader(galleryRules));
  const problems: CheckProblem[] = [];
  // Redirect pages need a meta refresh.
  const pages = site.pages.filter((page) => !page.isRedirect);
  for (const page of pages) {
    const report = await (page.isGallery ? galleryValidator : validator).validateString(page.html);
    for (const what of ownRules(page)) problems.push({ where: page.address, what });
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
      problems.push({ where: page.address, what: `${message} [${ruleId}] at ${selector ?? 'the document'}` });
    }
  }
  return { checked: `${pages.length} pages`, problems };
}

function* ownRules({ html, root }: Page): Generator<string> {
  const [, behind = ''] = /<\/body>([\s\S]*)/.exec(html) ?? [];
  const stray = behind.replace(/<\/html>/, '').trim();
  if (stray) yield `stands behind the end of the body: ${stray.slice(0, 80)} [own/behind-the-body]`;
  if (root.querySelector('body style')) yield 'a style in the body [own/style-in-body]';
  for (const list of root.querySelectorAll('ul:not([role])'))
    if (!list.closest('nav'))
      yield `a list that Safari does not tell as one: ${list.toString().slice(0, 80)} [own/list-role]`;
}

type NuMessage = { url: string; message: string; extract?: string };

const gaps: [RegExp, string][] = [
  [/^CSS: /, 'it reads styles by an older standard than Lightning CSS, which wrote them'],
  [/^The text content of element “time”/, 'in a template, the time is filled in by the script that uses it'],
];

/** One page of each route and the registered pages, without the gallery. */
export const pagesForNu = ({ contentPages }: BuiltSite): Page[] => {
  const chosen = pagesOfRoutes(contentPages.map(({ address }) => address));
  return contentPages.filter(({ address }) => chosen.has(address));
};

/** Messages for these files; undefined without Java. */
export function runNu(folder: string, files: readonly string[]): NuMessage[] | undefined {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
  // Without Java's second compiler, a short run takes half the time.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', jar];
  const run = spawnSync('java', [...java, ...options, ...files.map((file) => join(folder, file))], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.error) return undefined;
  return (JSON.parse(run.stdout) as { messages: NuMessage[] }).messages;
}

export function nu(pages: readonly Page[], messages: readonly NuMessage[] | undefined): CheckFinding {
  if (!messages) return { checked: 'no Java to run it', problems: [], leftOut: true };
  const pageAt = (url: string) =>
    pages
      .filter(({ file }) => url.endsWith(`/${file}`))
      .sort((one, other) => other.file.length - one.file.length)
      .at(0);
  const problems = messages
    .filter(({ message }) => !gaps.some(([known]) => known.test(message)))
    .map(({ url, message, extract = '' }) => ({
      where: pageAt(url)?.address ?? url,
      what: `${message} ${extract.trim()}`,
    }));
  return { checked: `${pages.length} pages`, problems };
}

// All pages are valid HTML by html-validate and our own rules.
import type { ConfigData } from 'html-validate';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

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
    // A link to a number is an inline block: it moves to the next line whole.
    'tel-non-breaking': 'off',
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
  // The policy refuses them.
  for (const element of root.querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes))
      if (/^(?:style$|on[a-z])/i.test(name) || /^\s*javascript:/i.test(value))
        yield `${element.rawTagName} has ${name}="${value.slice(0, 60)}" [own/policy]`;
  if (root.querySelector('body style')) yield 'a style in the body [own/style-in-body]';
  for (const list of root.querySelectorAll('ul:not([role])'))
    if (!list.closest('nav'))
      yield `a list that Safari does not tell as one: ${list.toString().slice(0, 80)} [own/list-role]`;
}

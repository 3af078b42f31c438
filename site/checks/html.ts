// Every page is valid HTML, by html-validate with the rules of `html-rules.ts`; and what it has no rule for: nothing stands
// behind the end of the body, no style inside it, and a list without bullets is a list in Safari too.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite, Page } from './built-site.ts';
import type { Finding, Problem } from './check.ts';
import { galleryRules, htmlRules } from './html-rules.ts';

export async function html(site: BuiltSite): Promise<Finding> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const galleryValidator = new HtmlValidate(new StaticConfigLoader(galleryRules));
  const problems: Problem[] = [];
  // A redirect page is read by machines only, and its meta refresh is its point.
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

// Every page is valid HTML, by html-validate with the rules of `html-rules.ts`.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from './built-site.ts';
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
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
      problems.push({ where: page.address, what: `${message} [${ruleId}] at ${selector ?? 'the document'}` });
    }
  }
  return { checked: `${pages.length} pages`, problems };
}

// Before launch every page has noindex and a preview line in the footer; after launch no public page has.
import type { BuiltSite, CheckFinding } from './built-site.ts';

type PreviewSettings = { launched: boolean; label: string };

export function preview(site: BuiltSite, { launched, label }: PreviewSettings): CheckFinding {
  const pages = site.contentPages;
  const problems = pages.flatMap(({ address: where, root, isPublic }) => {
    const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    const hidden = robots.includes('noindex');
    // A quotation earlier on the page may have a footer too.
    const footer = root.querySelectorAll('footer').at(-1);
    const isMarked = footer?.text.includes(label) ?? false;
    if (launched && isPublic && hidden)
      return [{ where, what: 'asks not to be found, and the site is launched' }];
    if (launched && isMarked) return [{ where, what: 'says that it is a preview, and the site is launched' }];
    if (!launched && !hidden) return [{ where, what: 'may be listed by search engines before launch' }];
    if (!launched && footer && !isMarked) return [{ where, what: 'does not say that it is a preview' }];
    return [];
  });
  return { checked: `${pages.length} pages`, problems };
}

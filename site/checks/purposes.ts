// Each link to the contact form names its purpose, and carries only choices that its form offers.
import { CONTACT_PATH, purposePath } from '@tred/contract/forms/contact';
import type { BuiltSite, CheckFinding, CheckProblem } from './built-site.ts';

/** Pages about us, not about something to ask for, may name the contact page itself. */
const GENERAL = ['/404', '/about', '/contact', '/facts', '/preview', '/privacy', '/search', '/terms'];

export function purposes(site: BuiltSite): CheckFinding {
  const problems: CheckProblem[] = [];
  const used = new Map<string, number>();
  for (const { address: where } of site.contentPages)
    for (const link of site.page(where)?.root.querySelectorAll('main a[href^="/contact"]') ?? []) {
      const href = link.getAttribute('href') ?? '';
      const { pathname, searchParams } = new URL(href, site.origin);
      const named = pathname === CONTACT_PATH && purposePath(searchParams);
      const path = named && site.page(named) ? named : pathname;
      used.set(path, (used.get(path) ?? 0) + 1);
      if (pathname !== CONTACT_PATH) continue;
      const report = (what: string) => problems.push({ where, what: `${href} ${what}` });
      if (!named && !GENERAL.includes(where)) report('names no purpose of content/pages/contact.yaml');
      const form = site.page(path)?.root.querySelector('main form');
      for (const [name, value] of searchParams) {
        if (path === named && /^(subject|position)$/.test(name)) continue;
        const choice = `option[value="${value}"], [name="${name}"][value="${value}"]`;
        if (!form?.querySelector(`${choice}, [name="${name}"][inputmode=numeric]`))
          report(`carries ${name}=${value}, which its form does not offer`);
      }
    }
  const notes = [...used].sort().map(([path, links]) => `${path}: ${links} links`);
  return { checked: `${used.size} purposes`, problems, notes };
}

// No page has style attributes, inline handlers, script addresses or foreign resources, which the policy refuses.
import type { BuiltSite, CheckFinding, CheckProblem } from './built-site.ts';
import { allReferences } from './references.ts';

export function contentSecurity(site: BuiltSite): CheckFinding {
  const problems: CheckProblem[] = [];
  let elements = 0;
  for (const page of site.pages) {
    const report = (what: string) => problems.push({ where: page.address, what });
    for (const element of page.root.querySelectorAll('*')) {
      elements += 1;
      for (const [name, value] of Object.entries(element.attributes)) {
        const tag = `<${element.rawTagName} ${name}="${value.slice(0, 60)}">`;
        if (name.toLowerCase() === 'style') report(`${tag}: no style attributes`);
        if (/^on[a-z]+$/i.test(name)) report(`${tag}: no inline handlers`);
        if (/^\s*javascript:/i.test(value)) report(`${tag}: no script addresses`);
      }
    }
  }
  for (const { url, where, by, kind } of allReferences(site)) {
    if (kind !== 'resource') continue;
    const target = URL.parse(url, new URL(where, site.origin));
    if (target && target.origin !== site.origin && target.protocol !== 'data:') {
      problems.push({ where, what: `${by} loads ${url} from another host` });
    }
  }
  return { checked: `${elements} elements in ${site.pages.length} pages`, problems };
}

// /.well-known/security.txt (RFC 9116) and /llms.txt, which lists the pages for language models.
import { previewLine } from '../facts/preview.ts';
import type { IsoDay } from '../lib/dates.ts';
import type { PageMeta } from '../lib/page-meta.ts';
import { absoluteUrl } from './addresses.ts';
import type { OrganisationFacts } from './json-ld.ts';

/** The standard advises less than a year. */
const DAYS_VALID = 364;

type SecurityTxtFacts = {
  site: URL | string;
  email: string;
  /** E.164. */
  phone: string;
  today: IsoDay;
  languages: readonly string[];
};

export function securityTxt({ site, email, phone, today, languages }: SecurityTxtFacts): string {
  const at = (path: string) => absoluteUrl(site, path);
  return [
    '# Please read the guidelines first: no tests on live schools in lessons or exam weeks.',
    `Contact: mailto:${email}`,
    `Contact: ${at('/contact/security')}`,
    `Contact: tel:${phone}`,
    `Expires: ${expiryAfter(today)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    `Policy: ${at('/security')}`,
    `Hiring: ${at('/careers')}`,
    '',
  ].join('\n');
}

function expiryAfter(day: IsoDay): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + DAYS_VALID);
  return date.toISOString().replace('.000', '');
}

type LlmsInput = {
  site: URL | string;
  organisation: Pick<OrganisationFacts, 'name' | 'description' | 'email'>;
  groups: readonly { title: string; links: readonly { href: string }[] }[];
  pages: readonly PageMeta[];
  /** Documentation, articles and others in order; as Markdown where available. */
  collections: readonly PageCollection[];
};

type PageCollection = {
  title: string;
  pages: readonly PageMeta[];
  /** Page with the whole list. */
  list?: string;
};

/** Most items of a collection with its own list. */
const MOST = 50;

export function llmsText({ site, organisation, groups, pages, collections }: LlmsInput): string {
  const open = new Map(
    pages.flatMap((page) => (page.path && !page.noindex ? [[page.path, page] as const] : [])),
  );
  // Each page once, in its first group; others at the end.
  const takePage = (path: string): PageMeta[] => {
    const page = open.get(path);
    open.delete(path);
    return page ? [page] : [];
  };
  const home = takePage('/');
  const sections = groups.map(({ title, links }) => ({
    title,
    pages: links.flatMap(({ href }) => takePage(href)),
  }));
  const rest = { title: 'More', pages: [...open.keys()].sort().flatMap(takePage) };

  const line = (page: PageMeta) =>
    `- [${page.title}](${absoluteUrl(site, page.markdown ?? page.canonical ?? page.path ?? '/')}): ${page.description}`;
  const blocks = [
    `# ${organisation.name}`,
    `> ${organisation.description}`,
    previewLine() ?? '',
    `Questions: ${organisation.email.general}. Prices are in Uganda shillings (UGX); times are East Africa Time.`,
    home.map(line).join('\n'),
    ...[...sections, ...collections, rest].map((collection: PageCollection) => {
      const { title, pages: all, list } = collection;
      const listed = list && all.length > MOST ? all.slice(0, MOST) : all;
      const others =
        listed.length < all.length
          ? [`- [${title}, all ${all.length}](${absoluteUrl(site, list ?? '/')})`]
          : [];
      return all.length > 0 ? `## ${title}\n\n${[...listed.map(line), ...others].join('\n')}` : '';
    }),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

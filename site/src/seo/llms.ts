// The text of /llms.txt: what the site is and where its pages are, in the order of the footer, then what there is
// many of.
import { absoluteUrl } from './addresses.ts';
import type { OrganisationFacts } from './organisation-facts.ts';
import type { PageMeta } from './page-meta.ts';

type LlmsInput = {
  site: URL | string;
  organisation: Pick<OrganisationFacts, 'name' | 'description' | 'email'>;
  groups: readonly { title: string; links: readonly { href: string }[] }[];
  pages: readonly PageMeta[];
  /** Documentation, articles and the like, each in its order; a page that is Markdown too is listed by that. */
  collections: readonly Collection[];
};

type Collection = {
  title: string;
  pages: readonly PageMeta[];
  /** Where all of them are listed, for those that can become too many to list here. */
  list?: string;
};

/** As many of a collection that is listed elsewhere: whoever reads this reads all of it. */
const MOST = 50;

export function llmsText({ site, organisation, groups, pages, collections }: LlmsInput): string {
  const open = new Map(
    pages.flatMap((page) => (page.path && !page.noindex ? [[page.path, page] as const] : [])),
  );
  // Each page is listed once, under the first group that links to it; the rest come last.
  const take = (path: string): PageMeta[] => {
    const page = open.get(path);
    open.delete(path);
    return page ? [page] : [];
  };
  const home = take('/');
  const sections = groups.map(({ title, links }) => ({
    title,
    pages: links.flatMap(({ href }) => take(href)),
  }));
  const rest = { title: 'More', pages: [...open.keys()].sort().flatMap(take) };

  const line = (page: PageMeta) =>
    `- [${page.title}](${absoluteUrl(site, page.markdown ?? page.canonical ?? page.path ?? '/')}): ${page.description}`;
  const blocks = [
    `# ${organisation.name}`,
    `> ${organisation.description}`,
    `Questions: ${organisation.email.general}. Prices are in Uganda shillings (UGX); times are East Africa Time.`,
    home.map(line).join('\n'),
    ...[...sections, ...collections, rest].map((collection: Collection) => {
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

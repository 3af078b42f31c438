// Names and groups of pages, as the site's own menu has them.
import type { ListedFile } from '@tred/contract/editor-api';

/** The groups of links in the footer. */
export type Menu = readonly { title: string; links: readonly { label: string; href: string }[] }[];

type Named = Pick<ListedFile, 'path' | 'title' | 'page'>;

const HOME = { title: 'Start', links: [{ label: 'Home', href: '/' }] };

const linksIn = (menu: Menu) =>
  [HOME, ...menu].flatMap(({ title, links }) => links.map((link) => ({ ...link, title })));

/** A page has the name that it has in the menu. Facts that a page shows have their own. */
export const nameIn = (menu: Menu, { path, title, page }: Named): string =>
  linksIn(menu).find(({ href }) => href === page && path.startsWith('pages/'))?.label ?? title;

/** By groups of the menu: a page belongs where the menu has it, or the nearest page above it; the others come last. */
export function grouped<File extends Named>(menu: Menu, files: readonly File[]): Map<string, File[]> {
  const links = linksIn(menu);
  const placeOf = ({ page }: File) => {
    const above = links.filter(({ href }) => `${page}/`.startsWith(`${href}/`));
    const [nearest] = above.toSorted((one, other) => other.href.length - one.href.length);
    return nearest ? links.indexOf(nearest) : links.length;
  };
  const sorted = files.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.page.localeCompare(other.page, 'en'),
  );
  return Map.groupBy(sorted, (file) => links[placeOf(file)]?.title ?? 'Not in the menu');
}

// Names of pages and places as the site's own menu and a reader say them.
import type { ListedFile } from '@tred/contract/editor-api';

/** The groups of links in the footer. */
export type Menu = readonly { title: string; links: readonly { label: string; href: string }[] }[];

type Named = Pick<ListedFile, 'title' | 'page'>;

const HOME = { title: 'Start', links: [{ label: 'Home', href: '/' }] };

/** A page has the name that it has in the menu. */
export function nameIn(menu: Menu, { title, page }: Named): string {
  const links = [HOME, ...menu].flatMap((group) => group.links);
  return links.find(({ href }) => href === page)?.label ?? title;
}

/** A page belongs where the menu has it, or the nearest page above it; the others come last. */
export function grouped<File extends Named>(menu: Menu, files: readonly File[]) {
  const groups = [HOME, ...menu];
  const home = (page: string): readonly [number, number] => {
    const places = groups.flatMap(({ links }, group) =>
      links
        .map(({ href }, at) => ({ href, group, at }))
        .filter(({ href }) => `${page}/`.startsWith(`${href}/`)),
    );
    const [nearest] = places.toSorted((one, other) => other.href.length - one.href.length);
    return nearest ? [nearest.group, nearest.at] : [groups.length, 0];
  };
  const placed = files
    .map((file) => ({ file, place: home(file.page) }))
    .toSorted(
      (one, other) => one.place[1] - other.place[1] || one.file.page.localeCompare(other.file.page, 'en'),
    );
  return [...groups.map(({ title }) => title), 'Not in the menu']
    .map((title, at) => ({
      title,
      files: placed.filter(({ place }) => place[0] === at).map(({ file }) => file),
    }))
    .filter(({ files }) => files.length > 0);
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** “Hero › Title › 2” becomes “Hero”, “second line of the title”. */
export function placeInWords(place: string): string[] {
  const parts = place.split(' › ').filter(Boolean);
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    const ordinal = ORDINALS[Number(part) - 1];
    if (at + 2 === parts.length && next && ORDINALS[Number(next) - 1])
      return `${ORDINALS[Number(next) - 1]} line of the ${part.toLowerCase()}`;
    if (!ordinal || at === 0) return part;
    return at + 1 === parts.length ? [] : `${ordinal} entry`;
  });
}

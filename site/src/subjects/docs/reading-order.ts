// The documentation as a book: its pages in reading order, their addresses, and the way from one to the next.
import { type DocGroup, docGroups } from '../../facts/doc-groups.ts';

/** What this needs of an entry of the collection. */
export type Doc = {
  id: string;
  data: { title: string; label?: string | undefined; description: string; group: DocGroup; order: number };
};

export type DocLink = { label: string; href: string };

/** `uganda/emis` stands at /docs/uganda/emis, `index` at /docs. */
export const docPath = ({ id }: Pick<Doc, 'id'>): string => (id === 'index' ? '/docs' : `/docs/${id}`);

const groups = Object.keys(docGroups) as DocGroup[];

export function inReadingOrder<D extends Doc>(docs: readonly D[]): D[] {
  return docs.toSorted(
    (a, b) => groups.indexOf(a.data.group) - groups.indexOf(b.data.group) || a.data.order - b.data.order,
  );
}

export type DocSection<D extends Doc = Doc> = { group: DocGroup; title: string; docs: D[] };

/** The parts that have pages, with them. */
export function docSections<D extends Doc>(docs: readonly D[]): DocSection<D>[] {
  const ordered = inReadingOrder(docs);
  return groups
    .map((group) => ({
      group,
      title: docGroups[group],
      docs: ordered.filter(({ data }) => data.group === group),
    }))
    .filter((section) => section.docs.length > 0);
}

export const docLink = (doc: Doc): DocLink => ({
  label: doc.data.label ?? doc.data.title,
  href: docPath(doc),
});

export function docNeighbours(docs: readonly Doc[], doc: Pick<Doc, 'id'>) {
  const ordered = inReadingOrder(docs);
  const at = ordered.findIndex(({ id }) => id === doc.id);
  const neighbour = (other: Doc | undefined) => other && { title: other.data.title, href: docPath(other) };
  return { previous: neighbour(ordered[at - 1]), next: neighbour(ordered[at + 1]) };
}

/** The pages above one: the developers' page, the overview, and for the reference its own first page. */
export function docTrail({ id, data }: Pick<Doc, 'id'> & { data: { group: DocGroup } }) {
  const developers = { name: 'Developers', path: '/developers' };
  if (id === 'index') return [developers];
  const overview = { name: 'Documentation', path: '/docs' };
  const reference = { name: docGroups.api, path: '/docs/api' };
  return [developers, overview, ...(data.group === 'api' && id !== 'api' ? [reference] : [])];
}

// The documentation as a book: its pages in reading order, their addresses, and the way from one to the next.
import { type DocGroup, docGroups } from '~/facts/doc-groups';
import type { LoadedDoc } from './collection';

export type DocLink = { label: string; href: string };

/** `uganda/emis` stands at /docs/uganda/emis, `index` at /docs. */
export const docPath = ({ id }: Pick<LoadedDoc, 'id'>): string => (isOverview(id) ? '/docs' : `/docs/${id}`);

/** The first page, which maps all the others. */
export const isOverview = (id: LoadedDoc['id']) => id === 'index';

const groups = Object.keys(docGroups) as DocGroup[];

export function inReadingOrder(docs: readonly LoadedDoc[]): LoadedDoc[] {
  return docs.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);
}

export type DocSection = { group: DocGroup; title: string; docs: LoadedDoc[] };

/** The parts that have pages, with them. What one starts with is no part of its own. */
export function docSections(docs: readonly LoadedDoc[]): DocSection[] {
  const ordered = inReadingOrder(docs);
  return groups
    .filter((group) => group !== 'start')
    .map((group) => ({
      group,
      title: docGroups[group],
      docs: ordered.filter((doc) => doc.group === group),
    }))
    .filter((section) => section.docs.length > 0);
}

export const docLink = (doc: LoadedDoc): DocLink => ({ label: doc.label ?? doc.title, href: docPath(doc) });

export function docNeighbours(docs: readonly LoadedDoc[], { id }: LoadedDoc) {
  const ordered = inReadingOrder(docs);
  const at = ordered.findIndex((doc) => doc.id === id);
  const neighbour = (doc: LoadedDoc | undefined) => doc && { title: doc.title, href: docPath(doc) };
  return { previous: neighbour(ordered[at - 1]), next: neighbour(ordered[at + 1]) };
}

/** The pages above one: the developers' page, the overview, and for the reference its own first page. */
export function docTrail({ id, group }: LoadedDoc) {
  const developers = { name: 'Developers', path: '/developers' };
  if (isOverview(id)) return [developers];
  const overview = { name: 'Documentation', path: '/docs' };
  const reference = { name: docGroups.api, path: '/docs/api' };
  return [developers, overview, ...(group === 'api' && id !== 'api' ? [reference] : [])];
}

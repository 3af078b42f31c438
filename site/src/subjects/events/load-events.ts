// The events and recordings with today's date in Kampala, and what each of their pages says about itself.
import { type CollectionEntry, getCollection } from 'astro:content';
import { todayInKampala } from '~/lib/dates';
import type { PageMeta } from '~/seo/page-meta';
import { datesOf, type EventFacts, eventPath, recordingPath } from './event-dates';

const under = [{ name: 'Events', path: '/events' }];

export const today = todayInKampala();

export type LoadedEvent = EventFacts & CollectionEntry<'events'>['data'];
type Recording = CollectionEntry<'recordings'>;

export const loadEvents = async (): Promise<LoadedEvent[]> =>
  (await getCollection('events')).map(({ id, data }) => ({ slug: id, ...data }));

/** The recordings by the name of their event. */
export const loadRecordings = async () =>
  new Map((await getCollection('recordings')).map((entry) => [entry.id, entry]));

/** The event that was recorded and its date. A recording of no event stops the build. */
export async function recordedEvent({ id }: Recording) {
  const event = (await loadEvents()).find(({ slug }) => slug === id);
  const [date] = event ? datesOf(event, today) : [];
  if (!event || !date) throw new Error(`content/recordings/${id}.yaml: there is no event of this name.`);
  return { event, date };
}

export const eventMeta = ({ slug, title, summary }: LoadedEvent) =>
  ({ path: eventPath(slug), title, description: summary, crumb: title, under }) satisfies PageMeta;

export const recordingMeta = ({ id, data: { title, meta } }: Recording) =>
  ({
    path: recordingPath(id),
    title: `Recording: ${title}`,
    description: meta,
    crumb: title,
    under,
  }) satisfies PageMeta;

/** Every page of an event or a recording gets a sharing picture. */
export const eventMetas = async (): Promise<PageMeta[]> => [
  ...(await loadEvents()).map(eventMeta),
  ...(await getCollection('recordings')).map(recordingMeta),
];

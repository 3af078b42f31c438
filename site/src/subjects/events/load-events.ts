// The events and recordings from their files, with the day it is in Kampala.
import { getCollection } from 'astro:content';
import { type PdfLink, pdfLink } from '~/files/pdf/pdf-file';
import { todayInKampala } from '~/lib/dates';
import { oncePerBuild } from '~/lib/once';
import type { PageMeta } from '~/seo/page-meta';
import type { LoadedEvent, LoadedRecording, Programme } from './collection';
import { eventMeta } from './event-page';
import { pastPages } from './events-page';
import { programmeFacts, programmePath, withProgramme } from './programme-file';
import { recordingMeta } from './recording-page';

export const loadEvents = oncePerBuild(
  async (): Promise<LoadedEvent[]> =>
    (await getCollection('events')).map(({ id, data }) => ({ slug: id, ...data })),
);

const loadRecordings = async (): Promise<LoadedRecording[]> =>
  (await getCollection('recordings')).map(({ id, data }) => ({ slug: id, ...data }));

export const loadProgramme = async (): Promise<Programme> => ({
  events: await loadEvents(),
  recordings: await loadRecordings(),
  today: todayInKampala(),
});

/** The programmes to download, by the names of their events. */
export async function loadProgrammeFiles(): Promise<Map<string, PdfLink>> {
  const programme = await loadProgramme();
  const files = withProgramme(programme).map(async (event) => {
    const file = await pdfLink(programmeFacts(event, programme.today), programmePath(event.slug));
    return [event.slug, file] as const;
  });
  return new Map(await Promise.all(files));
}

/** Every page of an event or a recording gets a sharing picture. */
export const eventMetas = async (): Promise<PageMeta[]> => [
  ...pastPages(await loadProgramme())
    .slice(0, 1)
    .map(({ meta }) => meta),
  ...(await loadEvents()).map(eventMeta),
  ...(await loadRecordings()).map(recordingMeta),
];

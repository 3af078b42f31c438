// Reads the events and recordings, with today's date in Kampala.
import { getCollection } from 'astro:content';
import { todayInKampala } from '~/lib/dates';
import { oncePerBuild } from '~/lib/once';
import type { LoadedEvent, LoadedRecording, Programme } from './schema';

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

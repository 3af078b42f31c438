// Reads the events and recordings, with today's date in Kampala.
import { todayInKampala } from '~/lib/dates';
import { untilContentChanges } from '~/readers/content';
import { events, type LoadedEvent, type LoadedRecording, type Programme, recordings } from './schema';

export const loadEvents = untilContentChanges(
  async (): Promise<LoadedEvent[]> => (await events.load()).map(({ id, data }) => ({ slug: id, ...data })),
);

const loadRecordings = async (): Promise<LoadedRecording[]> =>
  (await recordings.load()).map(({ id, data }) => ({ slug: id, ...data }));

export const loadProgramme = async (): Promise<Programme> => ({
  events: await loadEvents(),
  recordings: await loadRecordings(),
  today: todayInKampala(),
});

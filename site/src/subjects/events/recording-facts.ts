// The facts of a recording, for the card beside its words.
import type { CollectionEntry } from 'astro:content';
import { recording } from '~/content/pages/events';
import { formatDate } from '~/lib/dates';
import { languageNames } from '~/lib/languages';
import type { Fact } from '~/ui/FactSheet/FactSheet';
import { eventPath, formatEventDate, formatPlace, type Scheduled } from './event-dates';
import { type LoadedEvent, today } from './load-events';

export function recordingFactSheet(
  { data }: CollectionEntry<'recordings'>,
  { event: of, date }: Scheduled<LoadedEvent>,
): Fact[] {
  const { facts: words } = recording;
  const video = (data.available <= today ? words.since : words.from)(formatDate(data.available));
  return [
    {
      label: words.recorded,
      lines: [formatEventDate(date), formatPlace(of)],
      link: { label: of.title, href: eventPath(of.slug) },
    },
    { label: words.length, lines: [data.length] },
    { label: words.speakers, alike: true, lines: data.speakers.map(({ name, role }) => `${name}, ${role}`) },
    { label: words.language, lines: [languageNames(of.languages.slice(0, 1))] },
    { label: words.video, lines: [video, words.how] },
  ];
}

// What a recording's page is given: what was said in short, its chapters and transcript, and how to get the video.
import { recording as words } from '~/content/pages/events';
import { formatDate, type IsoDay } from '~/lib/dates';
import { languageNames } from '~/lib/languages';
import { slugify } from '~/lib/slugs';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { Fact } from '~/ui/FactSheet/FactSheet';
import type { LoadedEvent, LoadedRecording, Programme } from './collection';
import { eventPath, recordingPath, type Scheduled, timesOf } from './event-dates';
import { formatEventDate, formatPlace } from './event-words';
import type { TranscriptProps } from './Transcript/Transcript';

export const recordingMeta = ({ slug, title, meta }: LoadedRecording) =>
  ({
    path: recordingPath(slug),
    title: `Recording: ${title}`,
    description: meta,
    crumb: title,
    under: [{ name: 'Events', path: '/events' }],
  }) satisfies PageMeta;

export function recordingPage(recording: LoadedRecording, { events, today }: Omit<Programme, 'recordings'>) {
  const { slug, title, summary, points, chapters } = recording;
  const event = eventOf(recording, events);
  const { first: date } = timesOf(event, today);
  return {
    meta: recordingMeta(recording),
    hero: {
      kicker: words.kicker,
      title,
      lead: event.summary,
      actions: [words.read, words.ask],
      seed: slug,
    } satisfies HeroProps,
    summary: { title: words.summary, text: summary, points } satisfies SplitProps,
    facts: { facts: factsOf(recording, { event, date }, today), seed: slug },
    transcript: {
      ...words.transcript,
      chapters: chapters.map((chapter) => ({ ...chapter, id: slugify(chapter.title) })),
    } satisfies TranscriptProps,
    asksFor: { recording: slug },
  };
}

/** A recording has the name of its event. One of no event stops the build. */
function eventOf({ slug }: LoadedRecording, events: readonly LoadedEvent[]): LoadedEvent {
  const event = events.find((each) => each.slug === slug);
  if (!event) throw new Error(`content/recordings/${slug}.yaml: there is no event of this name.`);
  return event;
}

function factsOf(recording: LoadedRecording, { event, date }: Scheduled, today: IsoDay): Fact[] {
  const { facts: label } = words;
  const { available, length, speakers } = recording;
  const video = (available <= today ? label.since : label.from)(formatDate(available));
  return [
    {
      label: label.recorded,
      lines: [formatEventDate(date), formatPlace(event)],
      link: { label: event.title, href: eventPath(event.slug) },
    },
    { label: label.length, lines: [length] },
    { label: label.speakers, alike: true, lines: speakers.map(({ name, role }) => `${name}, ${role}`) },
    { label: label.language, lines: [languageNames(event.languages.slice(0, 1))] },
    { label: label.video, lines: [video, label.how] },
  ];
}

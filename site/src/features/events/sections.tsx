// What only the page of events has.
import { Chart } from '~/components/Chart/Chart';
import { YearStrip } from '~/components/Chart/YearStrip';
import { section } from '~/components/define-section';
import { Dates } from '~/sections/Dates/Dates';
import { EventCalendar } from './EventCalendar/EventCalendar';
import { EventFeature } from './EventFeature/EventFeature';
import { loadProgramme } from './load';
import { eventCalendar, nextEvent, pastSection, upcomingEvents, eventYear as yearOf } from './view';
import { calendarWords, nextEventWords, pastWords, upcomingWords, yearWords } from './words';

export const eventSections = [
  section({
    name: 'nextEvent',
    title: 'Featured event',
    schema: nextEventWords,
    load: async (words) => nextEvent(words, await loadProgramme()),
    component: EventFeature,
    jsonLd: ({ jsonLd }) => jsonLd,
  }),
  section({
    name: 'upcomingEvents',
    title: 'Next events',
    schema: upcomingWords,
    load: async (words) => upcomingEvents(words, await loadProgramme()),
    component: ({ jsonLd: _, ...list }) => <Dates {...list} />,
    jsonLd: ({ jsonLd }) => jsonLd,
  }),
  section({
    name: 'eventCalendar',
    title: 'Calendar of events',
    schema: calendarWords,
    load: async (words) => eventCalendar(words, await loadProgramme()),
    component: EventCalendar,
  }),
  section({
    name: 'pastEvents',
    title: 'Past events',
    schema: pastWords,
    load: async (words) => pastSection(words, await loadProgramme()),
    component: Dates,
  }),
];

export const eventYear = section({
  name: 'eventYear',
  title: 'Year of events',
  schema: yearWords,
  load: async (words) => yearOf(words, await loadProgramme()),
  component: ({ caption, strip }) => (
    <Chart caption={caption} wide>
      <YearStrip {...strip} />
    </Chart>
  ),
});

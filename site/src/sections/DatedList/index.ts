// Events and other dates.
import { sectionWords } from '~/components/Section/schema';
import { fromSource, section } from '../section';
import { DatedList, type EventEntry } from './DatedList';

export const dates = section({
  name: 'dates',
  title: 'Dates',
  schema: sectionWords.extend({ events: fromSource<readonly EventEntry[]>() }),
  computed: 'events',
  takesAside: true,
  component: DatedList,
});

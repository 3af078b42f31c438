// Events and other dates.

import { fromSource, section } from '~/components/define-section';
import { sectionWords } from '~/components/Section/schema';
import { DatedList, type EventEntry } from './DatedList';

export const dates = section({
  name: 'dates',
  title: 'Dates',
  schema: sectionWords.extend({ events: fromSource<readonly EventEntry[]>() }),
  computed: 'events',
  takesAside: true,
  component: DatedList,
});

// Events and other dates.

import { fromSource, section } from '~/components/define-section';
import { sectionWords } from '~/components/Section/schema';
import { Dates, type EventEntry } from './Dates';

export const dates = section({
  name: 'dates',
  title: 'Dates',
  schema: sectionWords.extend({ events: fromSource<readonly EventEntry[]>() }),
  computed: 'events',
  takesAside: true,
  component: Dates,
});

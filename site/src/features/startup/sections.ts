// What only the startup programme's pages have.

import { section } from '~/components/define-section';
import { testimonials } from '~/facts/customers';
import { Dates } from '~/sections/Dates/Dates';
import { Hero } from '~/sections/Hero/Hero';
import { DataTable } from '~/sections/Table/DataTable';
import { Stories } from './Stories/Stories';
import { meetingList, roundTable, yearHero } from './view';
import { meetingsWords, roundsWords, storiesWords, yearHeroWords } from './words';

export const startupStories = section({
  name: 'startupStories',
  title: 'Stories of startups',
  schema: storiesWords,
  load: (words) => ({ ...words, stories: testimonials.startups }),
  component: Stories,
});

export const startupMeetings = section({
  name: 'startupMeetings',
  title: 'Meetings for startups',
  schema: meetingsWords,
  load: meetingList,
  component: Dates,
});

export const startupYear = section({
  name: 'startupYear',
  title: 'Title of the page, with a bar for each month',
  schema: yearHeroWords,
  opensPage: true,
  load: yearHero,
  component: Hero,
});

export const startupRounds = section({
  name: 'startupRounds',
  title: 'Rounds for startups',
  schema: roundsWords,
  load: roundTable,
  component: DataTable,
});

// What only the page of open positions has.
import { section } from '~/components/define-section';
import { publisher } from '~/seo/publisher';
import { loadJobs } from './load';
import { Openings } from './Openings/Openings';
import { jobPosting, openPositions } from './view';
import { openingsWords } from './words';

export const openings = section({
  name: 'openings',
  title: 'Open positions',
  schema: openingsWords,
  load: async (words) => ({ ...words, openings: openPositions(await loadJobs()) }),
  component: Openings,
  jsonLd: ({ openings }) => openings.map((job) => jobPosting(publisher, job, '/careers')),
});

// What only the pages about requests have.
import { section } from '~/components/define-section';
import { Cards } from '~/sections/Cards/Cards';
import { loadRequests } from './load';
import { roadmapOf } from './view';
import { roadmapWords } from './words';

export const roadmap = section({
  name: 'roadmap',
  title: 'Requests by status',
  schema: roadmapWords,
  load: async (words) => roadmapOf(words, (await loadRequests()).requests),
  component: Cards,
});

// Articles, papers or reports as cards.
import { fromSource, section } from '~/components/define-section';
import { type Cover, Covers } from './Covers';
import { coversWords } from './schema';

export const covers = section({
  name: 'covers',
  title: 'Articles and reports',
  schema: coversWords.extend({ covers: fromSource<readonly Cover[]>() }),
  computed: 'covers',
  component: Covers,
});

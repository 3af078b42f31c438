// Files to download.
import { section } from '~/components/define-section';
import { Downloads } from './Downloads';
import { downloadsWords } from './schema';

export const downloads = section({
  name: 'downloads',
  title: 'Files',
  schema: downloadsWords,
  computed: 'downloads',
  component: Downloads,
});

// Names of customers or partners.
import { section } from '~/components/define-section';
import { NameStrip } from './NameStrip';
import { nameStripWords } from './schema';

export const names = section({
  name: 'names',
  title: 'Names',
  schema: nameStripWords,
  computed: 'names',
  component: NameStrip,
});

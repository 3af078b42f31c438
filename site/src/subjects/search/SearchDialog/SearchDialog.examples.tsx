// The way into the search with the dialog that it opens, and on a page with a field of its own.
import { SearchDialog } from './SearchDialog';

export const examples = {
  dialog: <SearchDialog field={undefined} suggestions={[{ label: 'Pricing', href: '/pricing' }]} />,
  field: <SearchDialog field="search-example" suggestions={[]} />,
};

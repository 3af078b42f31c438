// The panel before anything is typed, as a page has it.
import { Band } from '~/ui/Band/Band';
import { SearchPanel } from './SearchPanel';

export const examples = {
  idle: (
    <Band>
      <SearchPanel
        id="search-example"
        suggestions={[
          { label: 'Prices and plans', href: '/pricing' },
          { label: 'Talk to a person', href: '/contact' },
        ]}
      />
    </Band>
  ),
};

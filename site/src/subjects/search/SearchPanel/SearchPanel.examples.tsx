// The panel before anything is typed, as a page has it.
import { Section } from '~/ui/Section/Section';
import { SearchPanel } from './SearchPanel';

export const examples = {
  idle: (
    <Section>
      <SearchPanel
        id="search-example"
        suggestions={[
          { label: 'Prices and plans', href: '/pricing' },
          { label: 'Talk to a person', href: '/contact' },
        ]}
      />
    </Section>
  ),
};

// Two columns, one of them empty.
import { StatusColumns } from './StatusColumns';

export const examples = {
  two: (
    <StatusColumns
      title="Roadmap"
      columns={[
        { title: 'Planned', tone: 'busy', text: 'Decided, with a term in mind.', count: 0, items: [] },
        {
          title: 'Completed',
          tone: 'good',
          text: 'In every school’s hands.',
          count: 14,
          all: { label: 'All 14 under “Completed”', href: '/features/requests' },
          items: [
            {
              title: 'Parent messages in four languages',
              href: '/features/requests',
              facts: ['298 votes', 'Messages & Documents'],
              link: { label: 'In 2.5.0', href: '/updates' },
            },
          ],
        },
      ]}
    />
  ),
};

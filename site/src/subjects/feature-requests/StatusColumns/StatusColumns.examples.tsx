// Two columns, one of them empty.
import { StatusColumns } from './StatusColumns';

export const examples = {
  two: (
    <StatusColumns
      title="Roadmap"
      columns={[
        { title: 'Planned', tone: 'busy', text: 'Decided, with a term in mind.', items: [] },
        {
          title: 'Completed',
          tone: 'good',
          text: 'In every school’s hands.',
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

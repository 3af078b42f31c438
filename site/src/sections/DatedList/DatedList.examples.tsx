// An event to come.
import { DatedList } from './DatedList';

export const examples = {
  one: (
    <DatedList
      title="Coming up"
      events={[
        {
          title: 'Fees and mobile money workshop',
          date: '19 December 2026',
          from: '2026-12-19',
          until: '2026-12-19',
          description: 'Bring your term ledger; leave with it reconciled.',
          facts: ['Workshop', 'Kampala', '50 places'],
          badge: 'Upcoming',
          points: ['English and Luganda'],
          link: { label: 'Register', href: '/contact' },
        },
      ]}
    />
  ),
};

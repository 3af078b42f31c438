// The four looks of a feature index.
import { FeatureIndex } from './FeatureIndex';

const features = [
  {
    icon: 'ClipboardList',
    title: 'Smart Admissions',
    text: 'Applications by phone, one queue in the office.',
    points: ['Online forms', 'UNEB index numbers'],
    pointsTitle: 'Key Features',
  },
  {
    icon: 'Wallet',
    title: 'Smart Finance',
    text: 'Fees reconciled the day they are paid.',
    link: { label: 'See the module', href: '/modules' },
  },
  {
    icon: 'ChartLine',
    title: 'Performance Analytics',
    text: 'Marks by class, subject and term.',
    mark: '2-3 days',
  },
] as const;

export const examples = {
  grid: (
    <FeatureIndex
      title="A grid"
      lead="For many short entries."
      features={features}
      link={{ label: 'View all features', href: '/features' }}
    />
  ),
  rows: <FeatureIndex title="Rows" features={features} look="rows" tone="sunk" />,
  cards: <FeatureIndex title="Cards" features={features} look="cards" />,
  lists: (
    <FeatureIndex
      title="Ways to take part"
      look="lists"
      features={[
        {
          title: 'Technology',
          text: 'You build something that talks to Tred.',
          icon: 'Plug',
          lists: [
            { title: 'Requirements', items: ['A registered company', 'Two people we can train'] },
            { title: 'Examples', items: ['An SMS gateway', 'A library system'] },
          ],
        },
      ]}
    />
  ),
};

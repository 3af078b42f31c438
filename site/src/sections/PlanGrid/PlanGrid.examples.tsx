// Plans with two billing periods, and tiers with one price.
import { PlanGrid } from './PlanGrid';

const plan = (name: string, highlighted: boolean) => ({
  name,
  description: 'For a school with one campus and one bursar.',
  price: { amount: 'UGX 1,440,000', unit: 'a month, billed yearly', note: 'UGX 17,280,000 a year' },
  monthlyPrice: { amount: 'UGX 1,800,000', unit: 'a month, billed monthly' },
  features: ['Up to 500 students', '99.5% uptime'],
  action: { label: 'Start Free Trial', href: '/contact' },
  highlighted,
});

export const examples = {
  'two periods': (
    <PlanGrid
      label="Plans"
      plans={[
        plan('Starter', false),
        { ...plan('Professional', true), badge: 'Most Popular' },
        plan('Enterprise', false),
      ]}
      billing={{ legend: 'Billing period', annual: 'Annual', monthly: 'Monthly', saving: 'save 20%' }}
      footnote="Prices exclude VAT."
    />
  ),
};

// The plans as search engines read them.
import { expect, test } from 'vitest';
import { publisher } from '~/seo/publisher';
import { softwareApplication } from './json-ld';

test('each plan is offered in shillings, by year and by month', () => {
  const app = softwareApplication(publisher, {
    description: 'For schools.',
    path: '/pricing',
    plans: [{ name: 'Starter', description: 'Small', monthlyPrice: 1_800_000, annualPrice: 1_440_000 }],
  });
  expect(app).toMatchObject({
    '@type': 'SoftwareApplication',
    url: 'https://tred.example/pricing',
    image: 'https://tred.example/og/pricing.png',
    offers: [
      {
        name: 'Starter',
        price: 1_800_000,
        priceCurrency: 'UGX',
        priceSpecification: [
          { price: 1_440_000, billingDuration: 'P1Y', valueAddedTaxIncluded: false },
          { price: 1_800_000, billingDuration: 'P1M', valueAddedTaxIncluded: false },
        ],
      },
    ],
  });
});

// The platform and what it costs, for search engines.
import type { SoftwareApplication, UnitPriceSpecification } from 'schema-dts';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { COUNTRY, organisationName, type Publisher } from '~/seo/json-ld';

type PlanOffer = { name: string; description: string; monthlyPrice: number; annualPrice: number };

/** Both prices are shillings a month. */
export function softwareApplication(
  from: Publisher,
  app: { description: string; path: string; plans: readonly PlanOffer[] },
): SoftwareApplication {
  const url = absoluteUrl(from.site, app.path);
  return {
    '@type': 'SoftwareApplication',
    name: from.organisation.name,
    description: app.description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web, Android, iOS',
    url,
    image: absoluteUrl(from.site, picturePath(app.path)),
    publisher: organisationName(from),
    offers: app.plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      price: plan.monthlyPrice,
      priceCurrency: 'UGX',
      url,
      availability: 'https://schema.org/InStock',
      eligibleRegion: COUNTRY,
      priceSpecification: [
        priceOf('Paid by the year', plan.annualPrice, 'P1Y'),
        priceOf('Paid by the month', plan.monthlyPrice, 'P1M'),
      ],
    })),
  };
}

const priceOf = (name: string, price: number, billingDuration: string): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  name,
  price,
  priceCurrency: 'UGX',
  unitCode: 'MON',
  billingDuration,
  valueAddedTaxIncluded: false,
});

// The store's products, for search engines.
import type { Product } from 'schema-dts';
import type { storeOffers } from '~/content/store-products';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { organisationId, type Publisher } from '~/seo/json-ld';

/** A product at its anchor of the store's page, whose picture it shares. */
export function product(from: Publisher, facts: (typeof storeOffers)[number]): Product {
  const [page = '/'] = facts.path.split('#');
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    image: absoluteUrl(from.site, picturePath(page)),
    brand: { '@type': 'Brand', name: from.organisation.name },
    color: facts.colours.join(', '),
    size: facts.sizes,
    offers: {
      '@type': 'Offer',
      price: facts.priceUgx,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      url: absoluteUrl(from.site, facts.path),
      seller: { '@id': organisationId(from) },
    },
  };
}

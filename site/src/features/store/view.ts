// View models of the store: products for the islands, and JSON-LD.
import type { Product } from 'schema-dts';
import { colourNames, products } from '~/facts/products';
import { formatUgx, formatUsd } from '~/lib/money';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { organisationId, type Publisher } from '~/seo/json-ld';
import type { StoreProduct } from './cart';

const STORE = '/store';

const productPath = ({ id }: Pick<StoreProduct, 'id'>) => `${STORE}#${id}`;

export const storeProducts = (): StoreProduct[] =>
  products().map(({ price, colours, ...product }) => ({
    ...product,
    price: price.ugx,
    shown: { ugx: formatUgx(price.ugx), usd: formatUsd(price.usd) },
    colours: colours.map((dye) => ({ name: colourNames()[dye], dye })),
  }));

export function productThing(from: Publisher, product: StoreProduct): Product {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: absoluteUrl(from.site, picturePath(STORE)),
    brand: { '@type': 'Brand', name: from.organisation.name },
    color: product.colours.map(({ name }) => name).join(', '),
    size: [...product.sizes],
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      url: absoluteUrl(from.site, productPath(product)),
      seller: { '@id': organisationId(from) },
    },
  };
}

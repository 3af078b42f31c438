// The products as the store's islands and the schema.org data need them. What there is and what it costs is in
// facts/products.
import { colourNames, products } from '~/facts/products';
import { formatUgx, formatUsd } from '~/lib/money';
import type { StoreProduct } from '~/subjects/store/cart';

export const storeProducts: readonly StoreProduct[] = products.map(({ price, colours, ...product }) => ({
  ...product,
  price: price.ugx,
  shown: { ugx: formatUgx(price.ugx), usd: formatUsd(price.usd) },
  colours: colours.map((dye) => ({ name: colourNames[dye], dye })),
}));

/** For the schema.org products. */
export const storeOffers = storeProducts.map(({ id, name, description, price, colours, sizes }) => ({
  name,
  description,
  priceUgx: price,
  colours: colours.map((colour) => colour.name),
  sizes,
  path: `/store#${id}`,
}));

// What the store sells. Prices come from facts/prices; names, colours and sizes are what an order says.
import { storePrices } from '~/facts/prices';
import { formatUgx, formatUsd } from '~/lib/money';
import type { StoreProduct } from '~/subjects/store/islands/store-product';

type ProductId = keyof typeof storePrices;

const priced = (id: ProductId): Pick<StoreProduct, 'id' | 'price' | 'shown'> => {
  const { ugx, usd } = storePrices[id];
  return { id, price: ugx, shown: { ugx: formatUgx(ugx), usd: formatUsd(usd) } };
};

const nile = { name: 'Nile green', dye: 'nile' } as const;
const charcoal = { name: 'Charcoal', dye: 'charcoal' } as const;
const cream = { name: 'Cream', dye: 'cream' } as const;
const murram = { name: 'Murram', dye: 'murram' } as const;
const steel = { name: 'Steel', dye: 'steel' } as const;

export const storeProducts: readonly StoreProduct[] = [
  {
    ...priced('dev-hoodie'),
    name: 'Dev Hoodie',
    description:
      'Brushed cotton, 320 grams, for a cold server room and colder mornings in Kabale. Sewn in Jinja.',
    shape: 'hoodie',
    colours: [nile, charcoal, murram],
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    badge: 'Popular',
  },
  {
    ...priced('dev-tech-t-shirt'),
    name: 'Dev Tech T-Shirt',
    description:
      'Ugandan cotton, printed by hand. The print outlasts the shirt; we have washed one eighty times.',
    shape: 'shirt',
    colours: [cream, nile, charcoal],
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
  },
  {
    ...priced('dev-cap'),
    name: 'Dev Cap',
    description:
      'Six panels and a brass buckle. Keeps the sun off the screen at a sports-day registration desk.',
    shape: 'cap',
    colours: [charcoal, cream, murram],
    sizes: ['One size'],
  },
  {
    ...priced('tred-laptop-sleeve'),
    name: 'Tred Laptop Sleeve',
    description: 'Waxed canvas over 6 mm of felt. Sheds rain from the taxi park to the office door.',
    shape: 'sleeve',
    colours: [murram, charcoal],
    sizes: ['13 inch', '14 inch', '15 inch'],
    badge: 'New',
  },
  {
    ...priced('dev-bottle'),
    name: 'Dev Bottle',
    description:
      'Steel, no plastic inside, 750 ml. Replaces about two hundred bought bottles in a school year.',
    shape: 'bottle',
    colours: [nile, steel, murram],
    sizes: ['750 ml'],
    badge: 'Eco-Friendly',
  },
  {
    ...priced('sticker-pack'),
    name: 'Sticker Pack',
    description: 'Nine stickers that peel off whole, even from the lid of a shared lab computer.',
    shape: 'stickers',
    colours: [{ name: 'Mixed', dye: 'marigold' }],
    sizes: ['Pack of 9'],
  },
];

/** For the schema.org products. */
export const storeOffers = storeProducts.map(({ id, name, description, price, colours, sizes }) => ({
  name,
  description,
  priceUgx: price,
  colours: colours.map((colour) => colour.name),
  sizes,
  path: `/store#${id}`,
}));

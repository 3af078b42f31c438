// A product as search engines read it.
import { expect, test } from 'vitest';
import { publisher } from '~/seo/publisher';
import { product } from './json-ld';

test('leads with shillings and keeps its anchor, under the picture of the whole page', () => {
  const hoodie = {
    name: 'Dev Hoodie',
    description: 'Warm.',
    priceUgx: 45_000,
    colours: ['Nile green', 'Charcoal'],
    sizes: ['S', 'M'],
    path: '/store#dev-hoodie',
  };
  expect(product(publisher, hoodie)).toMatchObject({
    image: 'https://tred.example/og/store.png',
    color: 'Nile green, Charcoal',
    size: ['S', 'M'],
    offers: { price: 45_000, priceCurrency: 'UGX', url: 'https://tred.example/store#dev-hoodie' },
  });
});

import { describe, expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  deliveryCost,
  isFull,
  lineKey,
  piecesIn,
  readCart,
  setQuantity,
  subtotal,
} from './cart.ts';

const shirt: CartLine = { product: 'shirt', colour: 'Green', size: 'M', quantity: 1 };
const products = [
  { id: 'shirt', price: 25_000, colours: [{ name: 'Green' }, { name: 'Cream' }], sizes: ['M', 'L'] },
  { id: 'stickers', price: 10_000, colours: [{ name: 'Mixed' }], sizes: ['One size'] },
];
const rates = { kampala: 5_000, elsewhere: 15_000, freeAbove: 50_000 };

describe('lines', () => {
  test('a line holds 1 to 99 pieces', () => {
    expect(addLine([{ ...shirt, quantity: 98 }], { ...shirt, quantity: 5 })[0]?.quantity).toBe(99);
    expect(setQuantity([shirt], lineKey(shirt), 0)[0]?.quantity).toBe(1);
  });

  test('the twenty-first different item is refused, more of the twenty is not', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...shirt, size: `${at}` }));
    expect(isFull(twenty)).toBe(true);
    expect(addLine(twenty, shirt)).toBe(twenty);
    expect(piecesIn(addLine(twenty, { ...shirt, size: '7' }))).toBe(21);
  });
});

describe('totals', () => {
  test('pieces times price', () => {
    const lines = [
      { ...shirt, quantity: 2 },
      { product: 'stickers', colour: 'Mixed', size: 'One size', quantity: 3 },
    ];
    expect(subtotal(lines, products)).toBe(80_000);
  });

  test.each([
    ['kampala', 49_999, 5_000],
    ['kampala', 50_000, 5_000],
    ['kampala', 50_001, 0],
    ['elsewhere', 50_001, 15_000],
  ] as const)('delivery to %s of %i costs %i', (area, amount, cost) => {
    expect(deliveryCost(area, amount, rates)).toBe(cost);
  });
});

describe('a stored cart', () => {
  test('comes back as it was', () => {
    expect(readCart(JSON.stringify([shirt]), products)).toEqual([shirt]);
  });

  test.each(['', 'no json', '{}', 'null', '[null, 7, {"product":"shirt"}]'])(
    '%j is an empty cart',
    (text) => {
      expect(readCart(text, products)).toEqual([]);
    },
  );

  test('leaves out products that are no longer sold', () => {
    const gone = [
      { ...shirt, product: 'mug' },
      { ...shirt, size: 'XS' },
      { ...shirt, colour: 'Blue' },
      { ...shirt, quantity: -1 },
    ];
    expect(readCart(JSON.stringify([...gone, shirt]), products)).toEqual([shirt]);
  });

  test('reduces a quantity above the limit', () => {
    expect(readCart(JSON.stringify([{ ...shirt, quantity: 4000.5 }]), products)[0]?.quantity).toBe(99);
  });
});

// Schemas for the words of the store and its cart.
import { z } from 'astro/zod';
import { dataNoteWords } from '../../components/DataNote/schema.ts';
import { sectionWords } from '../../components/Section/schema.ts';
import { link, list, oneOrMany } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { dye, shape } from '../../facts/products.ts';
import { readPage } from '../../facts/read-page.ts';
import { cardsWords } from '../../sections/Cards/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { quotesWords } from '../../sections/Quotes/schema.ts';

const productWords = z.strictObject({
  colour: pageText.describe('Names the colours.'),
  size: pageText.describe('Names the sizes.'),
  add: pageText.describe('The button.'),
});
export type ProductWords = z.infer<typeof productWords>;

const price = z.strictObject({
  subtotal: pageText,
  bulk: pageText.describe('The discount for many pieces. {percent} and {from} are filled in.'),
  areas: pageTexts('kampala', 'elsewhere'),
  delivery: z.strictObject({
    free: pageText.describe('Where delivery costs nothing.'),
    cost: pageText.describe('{cost} is filled in.'),
  }),
  isFree: pageText.describe('Said when the order is large enough.'),
  freeAbove: pageText.describe('Said before that. {amount} is filled in.'),
  tax: pageText,
});
export type PriceWords = z.infer<typeof price>;

const lines = z.strictObject({
  empty: pageText.describe('Said when nothing is in the cart.'),
  goOn: pageText.describe('The button back to the products.'),
  full: pageText.describe('Said when no more fits; a link follows. {count} is filled in.'),
  fullLink: link,
  checkout: pageText.describe('The button to the order.'),
  noForm: pageText.describe('Said when the order form did not arrive.'),
  later: pageText.describe('Said under that button.'),
  price,
  line: z.strictObject({
    quantity: pageText.describe('Names the number, for people who hear the page. {which} is filled in.'),
    remove: pageText,
  }),
});
export type CartLinesWords = z.infer<typeof lines>;

/** The order form uses the words of forms. */
const cart = z.strictObject({
  cart: pageText.describe('The name of the cart.'),
  items: oneOrMany,
  order: pageText.describe('The heading above the order.'),
  close: pageText.describe('The button that closes the cart.'),
  lines,
  note: dataNoteWords,
});
export type CartWords = Omit<z.infer<typeof cart>, 'note'>;

export const store = readPage('store', {
  hero: heroWords,
  shelf: z.strictObject({
    caption: pageText.describe('Says what the picture shows.'),
    items: list(z.strictObject({ shape, dye })).describe('The products in the picture; the first is large.'),
  }),
  perks: cardsWords,
  products: sectionWords,
  product: productWords,
  sheet: sectionWords.describe('The order form for browsers without JavaScript.'),
  terms: cardsWords,
  reviews: quotesWords.omit({ quotes: true }),
  cart,
});

export const manyPiecesWords = z.strictObject({
  caption: pageText.describe('Says what the picture shows.'),
  piece: z.strictObject({ shape, dye }).describe('The product in the picture.'),
  count: z.int().positive().describe('How many of them; a multiple of five.'),
});

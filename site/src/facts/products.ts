// Products of the store, from content/facts/products.yaml.
import { z } from 'astro/zod';
import { sampleWhile } from '../readers/fields.ts';
import { readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

export const dye = z.enum(['nile', 'charcoal', 'cream', 'marigold', 'murram', 'steel']);
export const shape = z.enum(['hoodie', 'shirt', 'cap', 'sleeve', 'bottle', 'stickers']);

const product = z.strictObject({
  id: filled.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  name: filled.max(60),
  description: filled.describe('One or two sentences.'),
  price: z.strictObject({
    ugx: z.int().positive().describe('In whole shillings, VAT included.'),
    usd: z.number().positive().describe('In dollars, for comparison.'),
  }),
  shape: shape.describe('The drawing.'),
  colours: z.array(dye).min(1),
  sizes: z.array(filled).min(1),
  badge: filled.exactOptional().describe('One word on the corner: New, Popular.'),
});

const facts = readFacts(
  'products',
  z.strictObject({
    colours: z.record(dye, filled),
    products: z.array(product).min(1),
    sample: sampleWhile('a price is not confirmed'),
  }),
);

export const products = () => facts.products;
export const colourNames = () => facts.colours;

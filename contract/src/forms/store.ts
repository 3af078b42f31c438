// Orders of merchandise: from the cart, and large ones for a quote.
import * as z from 'zod/mini';
import {
  choice,
  day,
  type FieldDefinition,
  line,
  phone,
  text,
  tick,
  type ValueFault,
  wholeNumber,
} from '../fields.ts';
import { defineForm } from '../form.ts';
import { MAX_PER_ROW, MAX_ROWS } from '../limits.ts';
import { fullName, institution, optionalEmail, phoneNumber, privacy } from './shared.ts';

const parts = {
  product: line({ required: true, max: 60 }),
  colour: line({ max: 60 }),
  size: line({ max: 60 }),
  quantity: wholeNumber({ min: 1, max: MAX_PER_ROW }),
};

const missing: ValueFault = 'missing';
const wrong: ValueFault = 'wrong';

const row = z.object(
  {
    product: parts.product.rule,
    colour: parts.colour.rule,
    size: parts.size.rule,
    quantity: parts.quantity.rule,
  },
  missing,
);

type OrderRow = z.output<typeof row>;

/** A plain form posts a row for each product; rows without a quantity are dropped. */
const isLeftOut = (item: unknown) =>
  typeof item === 'object' &&
  item !== null &&
  'quantity' in item &&
  (item.quantity === '' || item.quantity === '0');

/** Rows, or JSON text from a hidden input. */
function rows(): FieldDefinition<OrderRow[]> {
  const fromText = (value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !isLeftOut(item));
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return undefined;
    }
  };
  return {
    kind: 'list',
    required: true,
    format: 'rows',
    max: MAX_ROWS,
    parts,
    rule: z.pipe(
      z.transform(fromText),
      z.array(row, missing).check(z.minLength(1, missing), z.maxLength(MAX_ROWS, wrong)),
    ),
  };
}

/** An order request from the store's cart. Staff confirm it and ask for the payment; nothing is charged here. */
export const order = defineForm({
  id: 'order',
  fields: {
    items: rows(),
    name: fullName(),
    email: optionalEmail(),
    phone: phoneNumber(),
    area: choice({ as: 'radio', values: ['kampala', 'elsewhere'] }),
    address: text({ required: true, max: 500, rows: 3, autocomplete: 'street-address' }),
    mobileMoney: phone({ required: true, mobileMoney: true }),
    note: text({ max: 1000, rows: 3 }),
    privacy: privacy(),
  },
});

/** A request for a quote on a large order of merchandise. */
export const bulkOrder = defineForm({
  id: 'bulk-order',
  fields: {
    name: fullName(),
    institution: institution(),
    email: optionalEmail(),
    phone: phoneNumber(),
    products: text({ required: true, max: 2000, rows: 4 }),
    quantity: wholeNumber({ min: 10, max: 100_000 }),
    ownMark: tick(),
    deliverTo: line({ required: true }),
    neededBy: day(),
    note: text({ max: 2000, rows: 3 }),
    privacy: privacy(),
  },
});

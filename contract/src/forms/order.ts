// An order request from the store's cart. Staff confirm it and ask for the payment; nothing is charged here.
import * as z from 'zod/mini';
import { type Asked, choice, line, phone, text, wholeNumber } from '../fields.ts';
import { defineForm } from '../form.ts';
import { MAX_PER_ROW, MAX_ROWS } from '../limits.ts';
import { mobileMoneyNames, mobileMoneyProviders } from '../school-price.ts';
import { emailAddress, fullName, phoneNumber, privacy } from './shared.ts';

export const deliveryAreas = [
  { value: 'kampala', label: 'Kampala' },
  { value: 'elsewhere', label: 'Elsewhere in Uganda' },
] as const;

const word = (label: string, missing?: string) =>
  line({ label, max: 60, ...(missing !== undefined && { missing }) }).rule;

const row = z.object({
  product: word('Product', 'Choose a product'),
  colour: word('Colour'),
  size: word('Size'),
  quantity: wholeNumber({ label: 'Quantity', missing: 'Enter how many', min: 1, max: MAX_PER_ROW }).rule,
});

export type OrderRow = z.output<typeof row>;

/** A plain form posts a row for each product of the store; those left without a number are not ordered. */
const isLeftOut = (given: unknown) =>
  typeof given === 'object' &&
  given !== null &&
  'quantity' in given &&
  (given.quantity === '' || given.quantity === '0');

/** Rows, or the same as JSON text: what a hidden input can hold. */
function rows(): Asked<OrderRow[]> {
  const missing = 'Put something into your cart first';
  const fromText = (value: unknown) => {
    if (Array.isArray(value)) return value.filter((given) => !isLeftOut(given));
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return undefined;
    }
  };
  return {
    kind: 'list',
    label: 'Items',
    required: true,
    rule: z.pipe(
      z.transform(fromText),
      z
        .array(row, missing)
        .check(z.minLength(1, missing), z.maxLength(MAX_ROWS, `Order at most ${MAX_ROWS} different items`)),
    ),
  };
}

export const order = defineForm({
  id: 'order',
  name: 'Store order',
  fields: {
    items: rows(),
    name: fullName(),
    email: emailAddress(),
    phone: phoneNumber(),
    area: choice({
      label: 'Deliver to',
      as: 'radio',
      missing: 'Choose where we should deliver',
      options: deliveryAreas,
    }),
    address: text({
      label: 'Delivery address',
      missing: 'Enter the delivery address',
      hint: 'Building or school, street, area and town',
      max: 500,
      rows: 3,
      autocomplete: 'street-address',
    }),
    provider: choice({
      label: 'Pay with',
      as: 'radio',
      missing: `Choose ${mobileMoneyNames.join(' or ')}`,
      options: mobileMoneyProviders,
    }),
    mobileMoney: phone({
      label: 'Mobile money number',
      missing: 'Enter the mobile money number you will pay from',
      hint: 'We send the payment request to this number. We never ask for your PIN.',
      mobileMoney: true,
    }),
    note: text({ label: 'Anything we should know', max: 1000, rows: 3 }),
    privacy: privacy(),
  },
});
